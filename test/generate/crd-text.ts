/** The text of a CRD with the given versions; `versions` are YAML lists, indented by two. */
export const crd = (versions: string, { group = 'example.com', kind = 'Boat', scope = 'Namespaced' } = {}): string => `
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  name: boats.${group}
spec:
  group: ${group}
  names: { kind: ${kind}, plural: boats }
  scope: ${scope}
  versions:
${versions}`;

/** One version with a spec. */
export const version = (name: string, spec: string, more = ''): string => `
  - name: ${name}
    served: true
    storage: ${name === 'v1'}
    ${more}
    schema:
      openAPIV3Schema:
        type: object
        description: A boat.
        properties:
          apiVersion: { type: string }
          kind: { type: string }
          metadata: { type: object }
          spec: ${spec}`;
