import { isDeepStrictEqual } from 'node:util';
import { load } from 'js-yaml';
import { parseAllDocuments } from 'yaml';
import type { judging } from '../../lib/admission/server/judge.ts';
import type { SchemaOf } from '../../lib/admission/server/kind.ts';
import { judgeable } from '../../lib/admission/sops.ts';
import { vetDocuments } from '../../lib/admission/vet.ts';
import { printAnnotations } from '../../lib/cli/annotations.ts';
import { colours, issuesData, printIssues } from '../../lib/cli/report.ts';
import { type Issue, isError } from '../../lib/model/issue.ts';
import { identity, type Manifest } from '../../lib/model/object.ts';
import { printPath } from '../../lib/model/path.ts';
import type { Result } from './flow.ts';
import { planted } from './values.ts';

/** What is wrong with a result, as sentences. Nothing where it is as it should be. */
export type Property = (result: Result) => readonly string[];

/** Every issue says what it is about, in text that can be printed; and a fleet is either refused or becomes objects, never both. */
export const judgedClearly: Property = ({ issues, files, manifests }) => {
  const errors = issues.filter(isError);
  const wrong = issues.flatMap(faultsOf);
  if (errors.length === 0 && !(files && manifests && files.size > 0)) wrong.push('neither an error nor a file');
  if (errors.length > 0 && (files || manifests)) wrong.push('an error and files');
  return wrong;
};

function faultsOf(issue: Issue): string[] {
  const { code, got, must, fix, why, path } = issue;
  const wrong: string[] = [];
  if (!/^[a-z]+(-[a-z]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/.test(code)) wrong.push(`the code '${code}'`);
  if (must === '') wrong.push(`${code}: nothing to do`);
  if (/\[object |\bundefined\b/.test(must)) wrong.push(`${code}: must ${must}`);
  for (const text of [got, must, fix, why, printPath(path)]) {
    if (text === undefined) continue;
    if (!text.isWellFormed()) wrong.push(`${code}: half a surrogate pair in a message`);
    if (unprintable.test(text)) wrong.push(`${code}: a control character in ${JSON.stringify(text)}`);
    if (text.length > 3000) wrong.push(`${code}: a text of ${text.length} characters`);
  }
  return wrong;
}

/** What moves the cursor, rings, hides or turns text round: control and format characters, and odd line ends. Messages may have lines. */
const unprintable = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/u;

/** Every form of a report can be printed, and an annotation stays on its line. */
export const printable: Property = ({ issues }) => {
  const lines = printAnnotations(issues).split('\n');
  const wrong = lines.slice(0, -1).filter((line) => !/^::(error|warning|notice) /.test(line));
  printIssues(issues, colours(true));
  JSON.parse(JSON.stringify(issuesData(issues)));
  return lines.length === issues.length + 1 ? wrong : [`${issues.length} issues in ${lines.length - 1} lines`];
};

/** No form of a report repeats a credential. */
export const discreet: Property = ({ issues }) => (JSON.stringify(issues).includes(planted) ? ['a credential in a message'] : []);

/** Two YAML readers give back, file by file, what the charts hold; what is copied as it stands is somebody else's text. */
export const readsBack: Property = ({ manifests = [], files }) =>
  manifests.flatMap(({ file, objects, text: copied }) => {
    if (copied !== undefined) return [];
    const text = files?.get(file) ?? '';
    const wanted: unknown = JSON.parse(JSON.stringify(objects));
    const first = parseAllDocuments(text, { version: '1.1' }).map((document) => document.toJS() as unknown);
    const second = text.split(/^---\n/m).map((document) => load(document));
    return [
      ...(isDeepStrictEqual(first, wanted) ? [] : [`${file} reads differently by YAML 1.1`]),
      ...(isDeepStrictEqual(plainly(second), wanted) ? [] : [`${file} reads differently by another reader`]),
    ];
  });

/** A reader's own classes and prototypes do not count. */
const plainly = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The model of the API server, which was learned from a real one, takes every object. */
export function accepted(judge: ReturnType<typeof judging>): Property {
  return ({ manifests = [] }) =>
    manifests.flatMap(({ objects }: Manifest) =>
      objects.flatMap((object) => {
        // What SOPS adds is gone before the server sees it.
        const { verdict, issues } = judge(judgeable(object), undefined);
        return verdict !== 'accepted'
          ? [
              `not accepted by the model of the server: ${identity(object)} (${verdict}) ${issues.map(({ path, must }) => `${printPath(path)} must ${must}`).join('; ')}`,
            ]
          : [];
      }),
    );
}

/** Nothing of it is known to be taken by the server and not to work. */
export const working =
  (schemaOf: SchemaOf): Property =>
  ({ manifests = [] }) => {
    const documents = manifests.flatMap(({ file, objects }) =>
      objects.map((object, document) => ({ file, document, value: plainly(object), issues: [] })),
    );
    return vetDocuments(documents, { schemaOf }).flatMap(({ kind, name, issues }) =>
      issues.filter(isError).map(({ code, path, must }) => `${code} of ${kind} ${name}: ${printPath(path)} must ${must}`),
    );
  };

/** Remembers what is built in; the answer tells what somebody has added to it or changed. */
export function builtIn(): () => readonly string[] {
  const prototypes = [Object, Array, Function, String, Number, Boolean, Symbol, Map, Set, Promise, RegExp, Error, Date].map(
    ({ prototype }) => prototype as object,
  );
  const keys = prototypes.map((prototype) => Reflect.ownKeys(prototype).length);
  return () =>
    prototypes.flatMap((prototype, index) =>
      Reflect.ownKeys(prototype).length === keys[index] ? [] : [`a prototype has other fields: ${String(prototype)}`],
    );
}
