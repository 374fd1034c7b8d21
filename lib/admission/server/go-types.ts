import type { SchemaNode } from '../../model/schema.ts';

/** What a Go type does with a field beyond its schema. */
export interface GoType {
  /** Fields without `omitempty`: they are written even where nothing was read, with this value. */
  readonly always?: Readonly<Record<string, unknown>>;
  /** Texts that the type reads with a parser of its own: what such a text must be. */
  readonly parsed?: Readonly<Record<string, { readonly fits: (text: string) => boolean; readonly must: string }>>;
}

const token = {
  fits: (text: string) => /^[a-z0-9]{6}\.[a-z0-9]{16}$/.test(text),
  must: 'be a bootstrap token: six and sixteen lower-case letters or digits, with a dot between',
};

/**
 * Go types by the names of their fields, sorted: a schema does not name the type, and these sets of names are nobody else's. All are of
 * core Kubernetes but the tokens, whose types bring their own reader, and the last ones, which are of CAPRKE2.
 *
 * @see kubernetes/api: core/v1/types.go; kubernetes/apimachinery: pkg/apis/meta/v1/types.go, v0.34
 * @see kubernetes-sigs/cluster-api: api/bootstrap/kubeadm/v1beta2/kubeadm_types.go, BootstrapTokenString, v1.14.2
 */
const known: Readonly<Record<string, GoType>> = {
  'key,operator,values': { always: { key: '', operator: '' } },
  'effect,key,timeAdded,value': { always: { key: '', effect: '' } },
  'name,value,valueFrom': { always: { name: '' } },
  'apiVersion,fieldPath': { always: { fieldPath: '' } },
  'key,name,optional': { always: { key: '' } },
  'key,optional,path,volumeName': { always: { key: '', path: '', volumeName: '' } },
  'containerName,divisor,resource': { always: { divisor: '0', resource: '' } },
  'description,expires,groups,token,ttlSeconds,usages': { parsed: { token } },
  'description,expires,groups,token,ttl,usages': { parsed: { token } },
  'content,contentFrom,encoding,owner,path,permissions': { always: { path: '' } },
  'key,name,namespace': { always: { name: '', key: '' } },
  'bucket,endpoint,endpointCAsecret,enforceSslVerify,folder,region,s3CredentialSecret': { always: { endpoint: '' } },
  'maxRetry,minHealthyPeriod,retryPeriod': { always: { retryPeriod: '0s' } },
  'apiVersion,blockOwnerDeletion,controller,kind,name,uid': { always: { apiVersion: '', kind: '', name: '', uid: '' } },
};

/**
 * Fields that hold a Go duration as text. The newer versions of Cluster API have whole seconds with the unit in the name, so these names
 * are nothing else there.
 */
export const durations: ReadonlySet<string> = new Set([
  'nodeDrainTimeout',
  'nodeVolumeDetachTimeout',
  'nodeDeletionTimeout',
  'nodeStartupTimeout',
  'retryPeriod',
  'minHealthyPeriod',
  'timeoutForControlPlane',
  'timeout',
  'ttl',
]);

const remembered = new WeakMap<SchemaNode, GoType>();
const plain: GoType = {};

/** What is known of the Go type behind a schema node. */
export function goType(schema: SchemaNode): GoType {
  const before = remembered.get(schema);
  if (before) return before;
  const found =
    known[
      Object.keys(schema.properties ?? {})
        .sort()
        .join()
    ] ?? plain;
  remembered.set(schema, found);
  return found;
}
