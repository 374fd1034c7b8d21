import { inability } from '../model/abilities/inability.ts';
import { abilities, type Cannot, can, type DistributionName, ignored } from '../model/abilities.ts';
import type { Issue } from '../model/issue.ts';
import { type Path, valueAt } from '../model/path.ts';

const refused: Readonly<Record<DistributionName, ReadonlyMap<string, Cannot>>> = { kubeadm: cannotsOf('kubeadm'), rke2: cannotsOf('rke2') };

/** A field that the other distribution has, or that this one's provider ignores: what to write instead. `undefined` for any other unknown field. */
export function inabilityAt(path: Path, fleet: unknown): Issue | undefined {
  const at = path.indexOf('distribution');
  if (at < 1 || at > 2) return undefined;
  const distribution = valueAt(fleet, [...path.slice(0, at + 1), 'type']);
  if (distribution !== 'kubeadm' && distribution !== 'rke2') return undefined;
  const words = path.slice(at).join('.');
  const cannot = refused[distribution].get(words);
  return cannot && { code: 'distribution/cannot', severity: 'error', ...inability(path, distribution, cannot) };
}

/** A whole section that is asked for, such as `kubeProxy`, is refused by the word that it begins with. */
function cannotsOf(distribution: DistributionName): ReadonlyMap<string, Cannot> {
  const found = new Map<string, Cannot>();
  for (const { words, [distribution]: ability } of abilities) {
    if (can(ability)) continue;
    found.set(words, ability);
    const [first, program] = words.split('.');
    if (!abilities.some((other) => other.words.startsWith(`${first}.${program}`) && can(other[distribution])))
      found.set(`${first}.${program}`, ability);
  }
  for (const [word, cannot] of Object.entries(ignored[distribution])) found.set(`distribution.${word}`, cannot);
  return found;
}
