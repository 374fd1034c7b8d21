import { compareIssues, type Issue, type ObjectId } from '../model/issue.ts';
import type { Document } from '../yaml/documents.ts';
import { heldForm } from './server/held.ts';
import { inlined } from './server/inlined.ts';
import { type Judge, judging } from './server/judge.ts';
import type { SchemaOf } from './server/kind.ts';
import { isSection, type Section, textAt } from './server/section.ts';
import type { Verdict } from './server/verdict.ts';
import { judgeable } from './sops.ts';
import { groupOf } from './subject.ts';
import { type Company, companyOf, nameOf, namespaceOf } from './surprises/company.ts';
import { surprises } from './surprises/index.ts';
import type { Surprise } from './surprises/surprise.ts';

/** What is to be said of one object. */
export interface VetResult {
  readonly file: string;
  /** Counted from 0 in its file. */
  readonly document: number;
  /** `''` where the object says none; so with kind, namespace and name. */
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
  /** What the API server would say. A text that cannot be read is rejected. */
  readonly verdict: Verdict['verdict'];
  /** Why it is rejected, why it is unknown; or what cannot work although it is accepted. By path. */
  readonly issues: readonly Issue[];
}

/** What the judgement needs beside the objects. */
export interface Vetting {
  readonly schemaOf: SchemaOf;
  /** What the server holds; an object of the same identity makes its newer one an update. Absent: everything is new. */
  readonly older?: readonly Document[];
}

/**
 * `capstan vet`: the verdict of the API server on every object, and beside an accepted one what the server takes although it cannot work.
 * Pure, and linear in the number of objects. The order of the results is that of the documents.
 */
export function vetDocuments(documents: readonly Document[], { schemaOf, older = [] }: Vetting): readonly VetResult[] {
  const judge = judging(schemaOf);
  const company = companyOf(documents.map(({ value }) => value));
  const before = new Map(older.flatMap(({ value }) => (isSection(value) ? [[identityOf(value), value] as const] : [])));
  return documents.map((document) => {
    const value = isSection(document.value) ? judgeable(document.value) : document.value;
    if (!isSection(value)) return result(document, {}, 'rejected', document.issues.length > 0 ? document.issues : [noObject]);
    const old = before.get(identityOf(value));
    const { verdict, issues } = opinion(value, old, judge, company, schemaOf);
    return result(document, value, verdict, issues);
  });
}

const noObject: Issue = {
  code: 'vet/no-object',
  severity: 'error',
  path: [],
  got: 'a value',
  must: 'be an object with apiVersion and kind',
};

/** Group, kind, namespace and name; versions of one group are the same object. */
const identityOf = (object: Section): string =>
  JSON.stringify([groupOf(textAt(object, ['apiVersion'])), textAt(object, ['kind']), namespaceOf(object), nameOf(object)]);

function opinion(
  value: Section,
  old: Section | undefined,
  judge: Judge,
  company: Company,
  schemaOf: SchemaOf,
): Pick<Verdict, 'verdict' | 'issues'> {
  const [apiVersion, kind] = [textAt(value, ['apiVersion']), textAt(value, ['kind'])];
  const said = judge(value, old === undefined ? undefined : heldForm(old, apiVersion, judge));
  if (said.verdict === 'unknown') return { verdict: 'unknown', issues: [unknownKind(apiVersion, kind)] };
  const schema = schemaOf(apiVersion, kind);
  if (said.verdict === 'rejected' || schema === undefined) return said;
  const stored = isSection(said.stored) ? said.stored : value;
  const subject = { sent: value, stored, schema: inlined(schema), company, ...(old === undefined ? {} : { old }) };
  const issues = surprises.filter((surprise) => isAbout(surprise, kind)).flatMap((surprise) => found(surprise, subject));
  return { verdict: 'accepted', issues };
}

const isAbout = ({ kinds }: Surprise, kind: string): boolean => kinds === undefined || kinds.includes(kind);

const found = ({ code, severity, why, check }: Surprise, subject: Parameters<Surprise['check']>[0]): readonly Issue[] =>
  [...check(subject)].map((finding) => ({ code, severity, why, ...finding }));

const unknownKind = (apiVersion: string, kind: string): Issue => ({
  code: 'vet/unknown-kind',
  severity: 'warning',
  path: ['kind'],
  got: apiVersion === '' || kind === '' ? 'an object that does not say what it is' : `${apiVersion} ${kind}`,
  must: 'be a kind whose schema is known',
  fix: 'import its CRD with `capstan import`',
  why: 'Nothing of the object was checked.',
});

function result({ file, document }: Document, value: Section, verdict: Verdict['verdict'], issues: readonly Issue[]): VetResult {
  const [apiVersion, kind] = [textAt(value, ['apiVersion']), textAt(value, ['kind'])];
  const [namespace, name] = [textAt(value, ['metadata', 'namespace']), nameOf(value)];
  const object: ObjectId = { file, apiVersion, kind, name, ...(namespace === '' ? {} : { namespace }) };
  const own = issues.map((issue) => ({ ...issue, object })).sort(compareIssues);
  return { file, document, apiVersion, kind, namespace, name, verdict, issues: own };
}
