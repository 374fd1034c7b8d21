import type { FindingList } from './finding-list.ts';

/** The list in a format of other tools; the code that writes it is loaded by the first call. */
export async function printFindings(format: 'sarif' | 'junit', list: FindingList): Promise<string> {
  if (format === 'junit') return (await import('./junit.ts')).junit(list);
  return `${JSON.stringify((await import('./sarif.ts')).sarif(list), undefined, 2)}\n`;
}
