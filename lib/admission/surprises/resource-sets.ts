import { type Document, parseDocuments } from '../../yaml/documents.ts';
import { isSection, listAt, type Section, sectionAt, textAt } from '../server/section.ts';
import { namespaceOf } from './company.ts';
import type { Finding, Subject, Surprise } from './surprise.ts';

/** A ConfigMap or Secret that a set of the same input names. */
interface Payload {
  readonly path: readonly (string | number)[];
  readonly holder: Section;
}

function* payloads({ stored, company }: Subject): Generator<Payload> {
  const path = ['spec', 'resources'];
  for (const [index, resource] of listAt(stored, path).entries()) {
    const holder = company.find(textAt(resource, ['kind']), namespaceOf(stored), textAt(resource, ['name']));
    if (holder) yield { path: [...path, index], holder };
  }
}

/** The texts that the set applies: only `data` is read. */
function* texts(holder: Section): Generator<[key: string, text: string]> {
  const isSecret = textAt(holder, ['kind']) === 'Secret';
  for (const [key, value] of Object.entries(sectionAt(holder, ['data']))) {
    if (typeof value === 'string') yield [key, isSecret ? Buffer.from(value, 'base64').toString('utf8') : value];
  }
  if (isSecret)
    for (const [key, value] of Object.entries(sectionAt(holder, ['stringData']))) if (typeof value === 'string') yield [key, value];
}

const named = (holder: Section): string => `${textAt(holder, ['kind'])} '${textAt(holder, ['metadata', 'name'])}'`;
const kinds = ['ClusterResourceSet'];
const leastBytes = 32;

/** capi 6 and 18, surprise 6. */
export const shortPayload: Surprise = {
  code: 'resource-set/short-payload',
  severity: 'error',
  why: 'Cluster API cannot read a value below 32 bytes, and then applies nothing of that ConfigMap or Secret; the reason stands in its log alone.',
  kinds,
  *check(subject) {
    for (const { path, holder } of payloads(subject)) {
      for (const [key, text] of texts(holder)) {
        const bytes = Buffer.byteLength(text);
        if (bytes >= leastBytes) continue;
        yield {
          path,
          got: `${bytes} bytes in '${key}' of ${named(holder)}`,
          must: 'name a resource whose every value has at least 32 bytes',
        };
      }
    }
  },
};

export const secretType: Surprise = {
  code: 'resource-set/secret-type',
  severity: 'error',
  why: 'One Secret of another type stops the whole set: none of its resources is applied.',
  kinds,
  *check(subject) {
    for (const { path, holder } of payloads(subject)) {
      const type = textAt(holder, ['type']) || 'Opaque';
      if (textAt(holder, ['kind']) !== 'Secret' || type === 'addons.cluster.x-k8s.io/resource-set') continue;
      yield { path, got: `${named(holder)} of type ${type}`, must: 'name a Secret of type addons.cluster.x-k8s.io/resource-set' };
    }
  },
};

export const binaryOnly: Surprise = {
  code: 'resource-set/no-data',
  severity: 'error',
  why: 'Only `data` is read: a resource without it fails, and the reason stands in a log alone.',
  kinds,
  *check(subject) {
    for (const { path, holder } of payloads(subject)) {
      if ([...texts(holder)].length === 0) yield { path, got: named(holder), must: 'name a resource that has `data`' };
    }
  },
};

const clusterWide = new Set(['Namespace', 'CustomResourceDefinition', 'StorageClass', 'CSIDriver', 'PriorityClass', 'IngressClass']);
const isClusterWide = (kind: string): boolean =>
  clusterWide.has(kind) || kind.startsWith('Cluster') || /WebhookConfiguration$|^APIService$|^RuntimeClass$/.test(kind);

export const payloadObjects: Surprise = {
  code: 'resource-set/payload',
  severity: 'error',
  why: 'Such a payload fails in the workload cluster, again and again, and the set does not say why.',
  kinds,
  *check(subject) {
    for (const { path, holder } of payloads(subject)) {
      for (const [key, text] of texts(holder)) {
        for (const finding of payloadFindings(parseDocuments(key, text, { unpack: false })))
          yield { path, ...finding, got: `${finding.got} in '${key}' of ${named(holder)}` };
      }
    }
  },
};

function* payloadFindings(documents: readonly Document[]): Generator<Omit<Finding, 'path'>> {
  for (const { value, issues } of documents) {
    if (issues.length > 0) yield { got: 'a text that is no YAML', must: 'name a resource that holds YAML or JSON' };
    for (const object of Array.isArray(value) ? value : [value]) {
      if (!isSection(object)) continue;
      const kind = textAt(object, ['kind']);
      if (kind === 'List') yield { got: 'a `kind: List`', must: 'hold objects one by one: a List is not unpacked' };
      else if (kind !== '' && !isClusterWide(kind) && isBuiltin(object) && textAt(object, ['metadata', 'namespace']) === '') {
        yield {
          got: `a ${kind} '${textAt(object, ['metadata', 'name'])}' without a namespace`,
          must: 'give every namespaced object its `metadata.namespace`',
        };
      }
    }
  }
}

/** Of other groups it is not known which kinds have a namespace. */
const isBuiltin = (object: Section): boolean =>
  /^(v1|(apps|batch|policy|rbac\.authorization\.k8s\.io|networking\.k8s\.io)\/v1)$/.test(textAt(object, ['apiVersion']));
