import { compareIssues, type Issue, isError } from '../model/issue.ts';
import type { KubeObject, Manifest } from '../model/object.ts';
import type { Validator } from '../model/schema.ts';
import { contentOf } from './content.ts';
import { doublesOf } from './doubles.ts';
import { metadata } from './metadata.ts';
import { openPayloads } from './payloads.ts';
import { addNames, danglingIssue, isDangling, openReferences, type Reference } from './references.ts';
import { scan, textIssues } from './scan/scan.ts';
import { schema } from './schema.ts';
import { secretTypes } from './set-resources.ts';
import { judgeable } from './sops.ts';
import { type Finding, issueOf, kindOf, type Subject } from './subject.ts';
import { unknownKind } from './unknown-kind.ts';
import { validators } from './validators/index.gen.ts';

/** What the API server would say of one object, in its order. */
const ofOne: readonly ((subject: Subject) => readonly Finding[])[] = [unknownKind, contentOf, metadata, schema, scan];

/** An environment under judgement. Its objects come in parts, and none is kept. */
export interface Admission {
  /** Judges some of the files, each object by itself; answers with whether no error was found so far. */
  readonly judge: (manifests: readonly Manifest[]) => Promise<boolean>;
  /**
   * All issues, once every file was judged: also of how the objects fit each other. In the order of files, of the objects in them, and of paths.
   */
  readonly issues: () => readonly Issue[];
}

/**
 * The schema again: judges the objects of one environment as the API server would, and their references to each other. Every object is
 * judged; one of an unknown kind is an issue.
 */
export function openAdmission(): Admission {
  const loaded = new Map<string, Validator>();
  const first = new Map<string, string>();
  const names = new Map<string, Set<string>>();
  const open: (Reference & { readonly place: number })[] = [];
  const found: Placed[] = [];
  const payloadsOf = openPayloads(async (objects) => {
    await loadValidators([{ file: '', objects }], loaded);
    return loaded;
  });
  let place = 0;
  const judge = async (manifests: readonly Manifest[]): Promise<boolean> => {
    await loadValidators(manifests, loaded);
    const subjects: Subject[] = [];
    for (const { file, objects, text } of manifests) {
      for (const issue of textIssues(file, objects, text)) found.push({ place: place++, issue });
      for (const object of objects) {
        if (isObject(object)) subjects.push(subjectOf(file, judgeable(object), loaded));
        else found.push({ place: place++, issue: notAnObject(file) });
      }
    }
    addNames(subjects, names);
    const [payloads, secrets] = [await payloadsOf(subjects), secretTypes(subjects)];
    for (const subject of subjects) {
      for (const check of ofOne) for (const finding of check(subject)) found.push({ place, issue: issueOf(subject, finding) });
      for (const finding of secrets.get(subject) ?? []) found.push({ place, issue: issueOf(subject, finding) });
      for (const issue of payloads.get(subject) ?? []) found.push({ place, issue });
      for (const issue of doublesOf(subject, first)) found.push({ place, issue });
      for (const reference of openReferences(subject, names)) open.push({ place, ...reference });
      place++;
    }
    return !found.some(({ issue }) => isError(issue));
  };
  const issues = () => {
    const dangling = open.filter((reference) => isDangling(reference, names));
    return sorted([...found, ...dangling.map((reference) => ({ place: reference.place, issue: danglingIssue(reference, names) }))]);
  };
  return { judge, issues };
}

/** The same for all files at once. */
export async function admit(manifests: readonly Manifest[]): Promise<readonly Issue[]> {
  const admission = openAdmission();
  await admission.judge(manifests);
  return admission.issues();
}

/** An issue with the number of its object among all. */
interface Placed {
  readonly place: number;
  readonly issue: Issue;
}

const subjectOf = (file: string, object: KubeObject, loaded: ReadonlyMap<string, Validator>): Subject => {
  const validator = loaded.get(kindOf(object));
  return validator ? { file, object, validator } : { file, object };
};

/** Loads the validators of the kinds that occur, and no others. */
async function loadValidators(manifests: readonly Manifest[], loaded: Map<string, Validator>): Promise<void> {
  const kinds = new Set<string>();
  for (const { objects } of manifests) for (const object of objects) if (isObject(object)) kinds.add(kindOf(object));
  for (const kind of kinds)
    if (!loaded.has(kind)) {
      const validator = await validators.get(kind)?.();
      if (validator) loaded.set(kind, validator);
    }
}

/** Whether a value says which kind of object it is. */
const isObject = (value: unknown): value is KubeObject =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as KubeObject).apiVersion === 'string' &&
  typeof (value as KubeObject).kind === 'string';

const notAnObject = (file: string): Issue => ({
  code: 'admission/not-an-object',
  severity: 'error',
  path: [],
  object: { file, apiVersion: '', kind: '', name: '' },
  must: 'be an object with an `apiVersion` and a `kind`',
});

const sorted = (found: readonly Placed[]): readonly Issue[] =>
  [...found]
    .sort((a, b) => compareFiles(a.issue, b.issue) || a.place - b.place || compareIssues(a.issue, b.issue))
    .map(({ issue }) => issue);

const compareFiles = ({ object: a }: Issue, { object: b }: Issue): number => {
  const [x, y] = [a?.file ?? '', b?.file ?? ''];
  return x < y ? -1 : x > y ? 1 : 0;
};
