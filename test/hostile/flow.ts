import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildEnvironment } from '../../lib/cli/build.ts';
import { startClock } from '../../lib/cli/clock.ts';
import { defaultExportIssues, thrownIssue } from '../../lib/cli/failure.ts';
import { compose } from '../../lib/compose/compose.ts';
import { layersOf } from '../../lib/compose/layers.ts';
import { layerOf } from '../../lib/compose/origin.ts';
import { outline } from '../../lib/compose/outline.ts';
import { plain } from '../../lib/compose/plain.ts';
import { type Issue, isError } from '../../lib/model/issue.ts';
import type { Manifest } from '../../lib/model/object.ts';
import { fixedFiles } from '../laws/fleets/addons/files.ts';

/** What the whole flow made of a fleet. */
export interface Result {
  readonly issues: readonly Issue[];
  readonly manifests?: readonly Manifest[];
  readonly files?: ReadonlyMap<string, string>;
}

const file = 'overlays/test/fleet.ts';
const clock = startClock();
const project = { root: mkdtempSync(join(tmpdir(), 'capstan-hostile-')), environments: ['test'] };
process.on('exit', () => rmSync(project.root, { recursive: true, force: true }));
for (const [name, text] of fixedFiles) {
  mkdirSync(dirname(join(project.root, name)), { recursive: true });
  writeFileSync(join(project.root, name), text);
}

/** The flow as the program runs it, without a thread of its own, and with the files of the examples alone: from a default export to the text of every file. */
export async function flow(fleet: unknown): Promise<Result> {
  let layers: ReturnType<typeof layersOf>;
  try {
    const refused = defaultExportIssues(fleet, file);
    if (refused.length > 0) return { issues: refused };
    layers = layersOf(fleet);
  } catch (error) {
    return { issues: [thrownIssue(error, project.root, file)] };
  }
  const { value, issues } = compose(layers);
  // What leaves the thread of the overlay is text.
  const outlines = layers.map((layer) => ({ file, value: JSON.parse(JSON.stringify(outline(plain(layer.value, [], [])))) as unknown }));
  const whole = issues.some(isError) ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
  const overlay = {
    value: whole,
    issues,
    policy: { rules: [], issues: [] },
    // With a line, so that no source is looked for.
    originOf: (path: Issue['path']) => ({ file: layerOf(outlines, path)?.file ?? file, line: 1, column: 1 }),
    layers: () => outlines,
  };
  const { issues: told, files, manifests } = await buildEnvironment(project, 'test', Promise.resolve(overlay), clock);
  return { issues: told, ...(files === undefined ? {} : { files }), ...(manifests === undefined ? {} : { manifests: [...manifests()] }) };
}
