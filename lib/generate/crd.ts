import { parseAllDocuments } from 'yaml';
import type { Issue, Result } from '../model/issue.ts';
import type { KindFacts, SchemaNode } from '../model/schema.ts';
import { objectMeta } from './object-meta.ts';
import { factsKeyword, inOrder } from './schema-node.ts';
import { structure } from './structure.ts';

/** One version of one kind, with the closed schema of its objects. */
export interface KindSchema {
  readonly group: string;
  readonly kind: string;
  readonly version: string;
  readonly schema: SchemaNode;
}

type Section = Readonly<Record<string, unknown>>;

const isSection = (value: unknown): value is Section => typeof value === 'object' && value !== null && !Array.isArray(value);
const section = (value: unknown): Section => (isSection(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Names become file names, so nothing else may stand in them. */
const names = { group: /^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$/, kind: /^[A-Z][A-Za-z0-9]*$/, version: /^v[0-9]+((alpha|beta)[0-9]+)?$/ };

/**
 * The schemas of every served version that a text of YAML documents defines. Documents of other kinds are warnings, so that a whole release
 * manifest may be read; a CRD without a usable schema is an error. Paths lead into the text: document, then keys.
 */
export function readCrds(text: string): Result<readonly KindSchema[]> {
  const issues: Issue[] = [];
  const kinds: KindSchema[] = [];
  for (const [index, document] of parseAllDocuments(text, { logLevel: 'silent' }).entries()) {
    const broken = document.errors[0];
    if (broken) {
      const where = broken.linePos?.[0];
      const got = broken.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? 'broken YAML';
      issues.push(
        crdIssue('unreadable', [index], where ? `${got} in line ${where.line}` : got, 'be YAML', 'repair or leave out this file'),
      );
      continue;
    }
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    if (value === null) continue;
    const { kind, apiVersion } = section(value);
    if (kind !== 'CustomResourceDefinition') {
      issues.push({ ...crdIssue('not-a-crd', [index], kindOf(value), 'be a CustomResourceDefinition'), severity: 'warning' });
    } else if (apiVersion !== 'apiextensions.k8s.io/v1') {
      const fix = 'import the CRDs of a release that supports Kubernetes 1.22 or newer';
      issues.push(crdIssue('old-crd', [index, 'apiVersion'], `'${apiVersion}'`, "be 'apiextensions.k8s.io/v1'", fix));
    } else {
      kinds.push(...versions(section(value)['spec'], index, issues));
    }
  }
  return { value: kinds, issues };
}

function versions(value: unknown, index: number, issues: Issue[]): KindSchema[] {
  const spec = section(value);
  const { kind, plural } = section(spec['names']);
  return list(spec['versions']).flatMap((entry, at) => {
    const version = section(entry);
    const path = [index, 'spec', 'versions', at];
    if (version['served'] !== true) return [];
    const name = { group: spec['group'], kind, version: version['name'] };
    const wrong = Object.entries(names).find(([key, pattern]) => !pattern.test(String(name[key as keyof typeof name])));
    if (wrong) {
      issues.push(crdIssue('name', path, `${wrong[0]} '${String(name[wrong[0] as keyof typeof name])}'`, `match ${wrong[1].source}`));
      return [];
    }
    const openAPI = section(version['schema'])['openAPIV3Schema'];
    if (!isSection(openAPI)) {
      issues.push(crdIssue('no-schema', [...path, 'schema'], undefined, 'hold an `openAPIV3Schema`', 'import the CRD as it was released'));
      return [];
    }
    const known = { group: String(spec['group']), kind: String(kind), version: String(version['name']) };
    const { status, scale } = section(version['subresources']);
    const facts: KindFacts = {
      scope: spec['scope'] === 'Cluster' ? 'Cluster' : 'Namespaced',
      plural: String(plural),
      storage: version['storage'] === true,
      subresources: {
        ...(isSection(scale) ? { scale: String(scale['specReplicasPath']) } : {}),
        ...(isSection(status) ? { status: true } : {}),
      },
    };
    return [{ ...known, schema: rootSchema(structure(openAPI as SchemaNode), facts, known) }];
  });
}

/** A whole object: apart from its own fields it says what it is, and has `metadata` as every object has. */
export function rootSchema(body: SchemaNode, facts: KindFacts, { group, kind, version }: Omit<KindSchema, 'schema'>): SchemaNode {
  const metadata = body.properties?.['metadata'];
  const own = metadata?.properties ? { ...objectMeta, properties: { ...objectMeta.properties, ...metadata.properties } } : objectMeta;
  const apiVersion = { type: 'string', const: group === '' ? version : `${group}/${version}` };
  return inOrder({
    [factsKeyword]: facts,
    ...body,
    required: [...new Set(['apiVersion', 'kind', 'metadata', ...(body.required ?? [])])].sort(),
    properties: { ...body.properties, apiVersion, kind: { type: 'string', const: kind }, metadata: own },
  });
}

const crdIssue = (code: string, path: Issue['path'], got: string | undefined, must: string, fix?: string): Issue => ({
  code: `import/${code}`,
  severity: 'error',
  path,
  ...(got === undefined ? {} : { got }),
  must,
  ...(fix === undefined ? {} : { fix }),
});

const kindOf = (value: unknown): string => {
  const { kind } = section(value);
  return typeof kind === 'string' && kind !== '' ? `a ${kind.slice(0, 63)}` : 'a document without a kind';
};
