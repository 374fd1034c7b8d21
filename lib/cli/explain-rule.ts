import { literal } from '../generate/literal.ts';
import { refusals } from '../generate/rules-page.ts';
import type { Issue, Severity } from '../model/issue.ts';
import { fixtures } from '../rules/fixtures/index.ts';
import { rules } from '../rules/index.ts';

/** What there is to know of a rule. The examples are changes over a fleet that is right. */
export interface RulePage {
  readonly code: string;
  readonly severity: Severity;
  readonly why: string;
  /** Where a team's own rule is written. Absent for Capstan's. */
  readonly file?: string;
  /** Absent where a rule has no fixture. */
  readonly example?: { readonly refused: string; readonly issues: readonly Issue[]; readonly right: string };
}

/** The page of a rule, by its code; `undefined` where no rule has it. */
export function rulePage(code: string): RulePage | undefined {
  const rule = rules.find((known) => known.code === code);
  if (rule === undefined) return undefined;
  const { severity, why } = rule;
  const fixture = Object.hasOwn(fixtures, code) ? fixtures[code] : undefined;
  if (fixture === undefined) return { code, severity, why };
  return {
    code,
    severity,
    why,
    example: { refused: literal(fixture.bad), issues: refusals(rule, fixture.bad), right: literal(fixture.ok) },
  };
}

/** The codes of all rules. */
export const ruleCodes = (): readonly string[] => rules.map(({ code }) => code);

/** Codes of what is no rule of the catalogue: what their first part means. */
const areas: Readonly<Record<string, string>> = {
  acceptance: 'An entry of `acceptedWarnings` does not do what it was written for.',
  admission:
    'An object that Capstan would write does not fit its kind, or another object. The charts or a patch made it; the path is the one in the object.',
  call: 'The call itself is wrong, so nothing was done. `capstan --help` shows what there is.',
  dist: 'The folder `dist/<environment>` cannot be read or replaced as it is. Nothing was written.',
  environment: 'The name of a folder below `overlays/` cannot be an environment.',
  import: 'A CRD could not be read or written as a schema.',
  overlay: 'An overlay could not be loaded, or breaks the merge law. Nothing behind it was looked at.',
  'project-file': 'A file or folder that the fleet names cannot be read as it is. Nothing behind it was looked at.',
  policy: 'A rule of the team, in a `rules.ts` of `overlays/`, cannot be run.',
  removal: 'A synth would drop what should not go unnoticed: a cluster, an identity, or a field that is fixed after creation.',
  schema: 'The fleet does not fit its schema: `capstan explain <field>` prints what a field takes.',
  server: 'The API server, or a webhook of the provider, would refuse the object.',
  verify: 'The management cluster was asked, and says otherwise.',
  vet: 'A file of manifests could not be judged.',
};

/** What a code means that belongs to a stage rather than to a rule. */
export function areaOf(code: string): string | undefined {
  const area = /^([a-z-]+)\/[a-z-]+$/.exec(code)?.[1];
  return area !== undefined && Object.hasOwn(areas, area) ? areas[area] : undefined;
}
