import { isSection, type Section, textAt } from '../admission/server/section.ts';
import type { VetResult } from '../admission/vet.ts';
import { compareIssues, type Issue } from '../model/issue.ts';
import type { KubeObject } from '../model/object.ts';
import type { Placed } from '../model/placed.ts';
import type { Document } from '../yaml/documents.ts';
import { changes } from './changes.ts';
import { openPayload } from './payloads/open.ts';
import { payloadChanges } from './payloads/payload-changes.ts';
import { payloadIssue } from './payloads/words.ts';

/**
 * The results of `vetDocuments(documents, { older })`, in which an accepted update that cannot work says so, and what payloads cannot become in workload clusters. The verdict stays: it is the server's. What a
 * rejected one would break besides is not told, as its issues are those that the server names.
 */
export function besideVerdicts(
  results: readonly VetResult[],
  documents: readonly Document[],
  older: readonly Document[],
): readonly VetResult[] {
  if (older.length === 0) return results;
  const found = new Map<unknown, Issue[]>();
  const tell = (object: unknown, issue: Issue): void => {
    const told = found.get(object);
    if (told) told.push(issue);
    else found.set(object, [issue]);
  };
  const [was, now] = [older.flatMap(placed), documents.flatMap(placed)];
  for (const { now: fresh, issue } of changes(was, now)) tell(fresh.object, issue);
  for (const change of payloadChanges(was, now, openPayload)) tell(change.now.object, payloadIssue(change, change.clusters));
  return results.map((result, index) => {
    const told = found.get(documents[index]?.value);
    if (told === undefined || result.verdict !== 'accepted') return result;
    return { ...result, issues: [...result.issues, ...told].sort(compareIssues) };
  });
}

/** A document that names its kind and itself. */
const placed = ({ file, value }: Document): Placed[] =>
  isSection(value) && names.every((path) => textAt(value, path) !== '') && isText(value)
    ? [{ file, object: value as unknown as KubeObject }]
    : [];

const names = [['apiVersion'], ['kind'], ['metadata', 'name']];

/** A namespace that is given is a text. */
function isText(value: Section): boolean {
  const { namespace } = value['metadata'] as Section;
  return namespace === undefined || typeof namespace === 'string';
}
