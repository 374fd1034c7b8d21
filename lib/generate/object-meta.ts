import type { SchemaNode } from '../model/schema.ts';

const text: SchemaNode = { type: 'string' };
const integer: SchemaNode = { type: 'integer', format: 'int64' };
const time: SchemaNode = { type: 'string', format: 'date-time' };
const texts: SchemaNode = { type: 'object', additionalProperties: text };

/**
 * The fields of `metadata`, which no CRD describes: the API server decodes them strictly on its own. What is legal in names, labels and
 * annotations is `lib/admission`'s to say.
 *
 * @see kubernetes/apimachinery: pkg/apis/meta/v1/types.go, ObjectMeta, v0.34
 */
export const objectMeta: SchemaNode = {
  type: 'object',
  properties: {
    annotations: texts,
    creationTimestamp: time,
    deletionGracePeriodSeconds: integer,
    deletionTimestamp: time,
    finalizers: { type: 'array', 'x-kubernetes-list-type': 'set', items: text },
    generateName: text,
    generation: integer,
    labels: texts,
    managedFields: {
      type: 'array',
      'x-kubernetes-list-type': 'atomic',
      items: {
        type: 'object',
        properties: {
          apiVersion: text,
          fieldsType: text,
          fieldsV1: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
          manager: text,
          operation: text,
          subresource: text,
          time,
        },
        additionalProperties: false,
      },
    },
    name: text,
    namespace: text,
    ownerReferences: {
      type: 'array',
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['uid'],
      items: {
        type: 'object',
        required: ['apiVersion', 'kind', 'name', 'uid'],
        properties: {
          apiVersion: text,
          blockOwnerDeletion: { type: 'boolean' },
          controller: { type: 'boolean' },
          kind: text,
          name: text,
          uid: text,
        },
        additionalProperties: false,
      },
    },
    resourceVersion: text,
    selfLink: text,
    uid: text,
  },
  additionalProperties: false,
};
