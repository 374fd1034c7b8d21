import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { loadAll } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { manifests } from '../../../charts/app.ts';
import { admit } from '../../../lib/admission/admit.ts';
import { judging } from '../../../lib/admission/server/judge.ts';
import { vetDocuments } from '../../../lib/admission/vet.ts';
import type { CompleteFleet } from '../../../lib/model/complete.ts';
import { type Issue, isError } from '../../../lib/model/issue.ts';
import type { KubeObject, Manifest } from '../../../lib/model/object.ts';
import { type Path, printPath } from '../../../lib/model/path.ts';
import { rules } from '../../../lib/rules/index.ts';
import { findings } from '../../../lib/rules/rule.ts';
import { checkFleet } from '../../../lib/schema/fleet.ts';
import { schemaFiles } from '../../../lib/verdicts/schema-files.ts';
import schema from '../../../schemas/fleet.schema.json' with { type: 'json' };
import { validFleet } from './fleet.ts';
import { mistakes } from './mistakes/index.ts';
import { complete, Site } from './site.ts';

const line = ({ code, path }: Pick<Issue, 'code' | 'path'>): string => `${code} ${printPath(path)}`;
/** The same objects as documents, and beside them what ConfigMaps of add-ons carry into workload clusters, by another reader. */
function documentsOf(files: readonly Manifest[]) {
  const delivered = files.filter(({ file }) => file.startsWith('addons/')).flatMap(({ objects }) => objects);
  const texts = delivered.flatMap(({ kind, data }) => (kind === 'ConfigMap' ? Object.values(data as Record<string, string>) : []));
  const carried = [...new Set(texts)].flatMap((text) => loadAll(text) as KubeObject[]);
  return [...files, { file: 'carried', objects: carried }].flatMap(({ file, objects }) =>
    objects.map((object, document) => ({ file, document, value: JSON.parse(JSON.stringify(object)) as unknown, issues: [] })),
  );
}

/** What the model of the server refuses, what cannot work although it is taken, and what it would store in another form. */
function vetted(files: readonly Manifest[]): string[] {
  const documents = documentsOf(files);
  const results = vetDocuments(documents, { schemaOf });
  return [
    ...results.flatMap(({ issues }) => issues.filter(isError).map((issue) => `${line(issue)} must ${issue.must}`)),
    ...results.filter(({ verdict }) => verdict === 'rejected').map(({ kind, name }) => `${kind} ${name} is rejected`),
    ...documents.flatMap(({ value }) => {
      const { kind } = value as KubeObject;
      return /^(?:RKE2|Kubeadm)/.test(kind) && !isDeepStrictEqual(judge(value).stored, value) ? [`${kind} is stored in another form`] : [];
    }),
  ];
}

const schemaOf = schemaFiles('schemas');
const judge = judging(schemaOf);
const judged = (fleet: CompleteFleet): Issue[] => [...findings(rules, fleet)];

test('a hundred random fleets fit the schema, break no rule, and make nothing but objects that the API server takes', async () => {
  await fc.assert(
    fc.asyncProperty(validFleet, async (fleet) => {
      expect(checkFleet(fleet)).toEqual([]);
      const whole = complete(fleet);
      expect(judged(whole).filter(isError).map(line)).toEqual([]);
      const files = manifests(whole);
      expect(await admit(files)).toEqual([]);
      expect(vetted(files)).toEqual([]);
    }),
    { numRuns: 100 },
  );
}, 240_000);

describe('a random fleet that breaks one rule', () => {
  test('can be made for every rule', () => expect(Object.keys(mistakes).sort()).toEqual(rules.map(({ code }) => code)));

  test.each(Object.entries(mistakes))(
    'is found by %s, there, and by no other',
    (code, make) => {
      fc.assert(
        fc.property(validFleet, (fleet) => {
          const site = new Site(fleet);
          const before = judged(complete(site.fleet)).map(line);
          const made = make(site);
          const places = (Array.isArray(made[0]) ? made : [made]) as readonly Path[];
          const after = judged(complete(site.fleet));
          expect(after.filter(({ code: found, severity }) => severity === 'error' && found !== code).map(line)).toEqual([]);
          const expected = places.map((path) => line({ code, path })).sort();
          const found = after.filter((issue) => issue.code === code).map(line);
          // A warning may stand at another place already; an error never does.
          expect(found.filter((each) => !before.includes(each) || expected.includes(each)).sort()).toEqual(expected);
        }),
        { numRuns: 10 },
      );
    },
    120_000,
  );

  test.each(Object.entries(mistakes))('still fits the schema, so that only the rule can know: %s', (_, make) => {
    const [fleet] = fc.sample(validFleet, { seed: 1, numRuns: 1 });
    const site = new Site(fleet as never);
    make(site);
    // What holds a credential is told by the schema's stage already, whatever else it fits.
    expect(checkFleet(site.fleet).filter(({ code }) => code !== 'schema/credential')).toEqual([]);
  });
});

test('random fleets say everything that the schema can', () => {
  const said = new Set<string>();
  const shapes = schema.$defs as unknown as Readonly<Record<string, Shape>>;
  for (const fleet of fc.sample(validFleet, { seed: 7, numRuns: 300 })) note(schema as Shape, fleet, 'Fleet', said, shapes);
  const fields = Object.entries(shapes).flatMap(([name, shape]) => placesOf(shape, name));
  // What an acceptance says is law elsewhere; a schema of text or of a map has no fields.
  expect(fields.filter((field) => !said.has(field) && !field.startsWith('AcceptedWarnings'))).toEqual([]);
});

interface Shape {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape;
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
}

/** Every field, and every choice of an enumeration. */
function placesOf(shape: Shape, place: string): string[] {
  const fields = Object.entries(shape.properties ?? {}).flatMap(([key, child]) => [
    `${place}.${key}`,
    ...placesOf(child, `${place}.${key}`),
  ]);
  return [...(shape.enum ?? []).map((choice) => `${place}=${String(choice)}`), ...fields];
}

/** Notes the places that a value fills. */
function note(shape: Shape, value: unknown, place: string, said: Set<string>, shapes: Readonly<Record<string, Shape>>): void {
  if (shape.$ref !== undefined) {
    const name = shape.$ref.slice('#/$defs/'.length);
    note(shapes[name] ?? {}, value, name, said, shapes);
    return;
  }
  for (const branch of [...(shape.oneOf ?? []), ...(shape.anyOf ?? [])]) {
    const target = shapes[branch.$ref?.slice('#/$defs/'.length) ?? ''];
    const tag = (value as { type?: unknown } | null)?.type;
    if (target === undefined || target.properties?.['type']?.const === tag) note(branch, value, place, said, shapes);
  }
  for (const choice of shape.enum ?? []) if (choice === value) said.add(`${place}=${String(choice)}`);
  if (Array.isArray(value)) for (const item of value) note(shape.items ?? {}, item, place, said, shapes);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      const own = shape.properties?.[key];
      if (own !== undefined) said.add(`${place}.${key}`);
      if (own !== undefined) note(own, child, `${place}.${key}`, said, shapes);
      else if (typeof shape.additionalProperties === 'object') note(shape.additionalProperties, child, place, said, shapes);
    }
  }
}
