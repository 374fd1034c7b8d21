import { type Issue, show } from '../issue.ts';
import type { Path } from '../path.ts';
import type { Cannot } from './ability.ts';

/** What is said of something that a distribution cannot do, whichever stage meets it. `path` ends in the word that asks for it. */
export const inability = (path: Path, distribution: string, { reason, fix }: Cannot): Pick<Issue, 'path' | 'got' | 'must' | 'fix'> => ({
  path,
  got: `${show(path.at(-1))}, which ${distribution} cannot do`,
  must: `be left out under ${distribution}: ${reason}`,
  fix,
});
