import type { Issue } from '../model/issue.ts';
import { identity } from '../model/object.ts';
import { issueOf, type Subject } from './subject.ts';

/**
 * Looks for objects that are one and the same to the API server: the later would overwrite the earlier. To be asked object by object.
 *
 * @param first what was seen so far: identity to the file of the first object that has it. Added to.
 */
export function doublesOf(subject: Subject, first: Map<string, string>): readonly Issue[] {
  if (typeof subject.object.metadata?.name !== 'string') return [];
  const id = identity(subject.object);
  const before = first.get(id);
  if (before === undefined) {
    first.set(id, subject.file);
    return [];
  }
  return [
    issueOf(subject, {
      code: 'admission/double',
      path: ['metadata', 'name'],
      got: `a second ${id} in ${subject.file}; the first is in ${before}`,
      must: 'be the only object of this kind, namespace and name',
      fix: 'rename one of the two, or write it once',
      why: 'The second would overwrite the first, and the two would be applied in turns for ever.',
    }),
  ];
}
