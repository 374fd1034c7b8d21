import type { CompleteFleet } from '../model/complete.ts';
import type { Issue } from '../model/issue.ts';
import { accept } from './acceptance.ts';
import { rules } from './index.ts';
import { findings, type Rule } from './rule.ts';

/** A team's own rules, and what they found; they may have run elsewhere. */
export interface TeamFindings {
  readonly rules: readonly Pick<Rule, 'code' | 'severity'>[];
  readonly issues: readonly Issue[];
}

/** What Capstan's rules and a team's own say of a complete fleet, with the warnings that the fleet accepts marked. */
export function judgement(fleet: CompleteFleet, team: TeamFindings): Issue[] {
  const severities = new Map([...rules, ...team.rules].map(({ code, severity }) => [code, severity]));
  // Rules keep lists for as long as the fleet they are asked about: a copy that is gone with them.
  return accept([...findings(rules, { ...fleet }), ...team.issues], fleet, severities);
}
