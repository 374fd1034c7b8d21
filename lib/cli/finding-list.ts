import type { Issue } from '../model/issue.ts';

/** What was looked at as one, with what was found in it: an environment of `check`, an object of `vet`. */
export interface Examined {
  /** What holds it: the environment, or the file. */
  readonly group: string;
  /** What it is called there: `MachineDeployment team-a/web`. */
  readonly name: string;
  readonly issues: readonly Issue[];
}

/** All that a command looked at, in its order; what the formats of other tools are printed from. */
export interface FindingList {
  readonly command: string;
  readonly examined: readonly Examined[];
  /** Why nothing could be looked at. Absent or empty where something was. */
  readonly refused?: readonly Issue[];
}

/** Whether a format prints a whole finding list at the end rather than each finding as it comes. */
export const isListFormat = (format: string): format is 'sarif' | 'junit' => format === 'sarif' || format === 'junit';
