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

/** What the whole flow made of a fleet. */
export interface Result {
  readonly issues: readonly Issue[];
  readonly manifests?: readonly Manifest[];
  readonly files?: ReadonlyMap<string, string>;
}

const file = 'overlays/test/fleet.ts';
const clock = startClock();
const project = { root: '/nowhere', environments: ['test'] };

/** The flow as the program runs it, without a file and without a thread of its own: from a default export to the text of every file. */
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
  const { manifests, ...build } = await buildEnvironment(project, 'test', Promise.resolve(overlay), clock);
  return { ...build, ...(manifests === undefined ? {} : { manifests: [...manifests()] }) };
}
