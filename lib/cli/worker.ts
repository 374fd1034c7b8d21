import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { compose } from '../compose/compose.ts';
import { type Layer, layersOf } from '../compose/layers.ts';
import { outline } from '../compose/outline.ts';
import { type Issue, isError } from '../model/issue.ts';
import { defaultExportIssues, thrownIssue } from './failure.ts';
import type { Evaluated, Evaluation, Progress } from './load.ts';
import { prototypesChanged } from './prototypes.ts';

/**
 * The thread in which one overlay is evaluated and composed. An overlay is a program: here it can end, loop, print or change what is built in
 * without hurting the build. The answer is text, so that nothing but data leaves.
 */
const { bundle, root, environment, rules } = workerData as Evaluation;
process.setSourceMapsEnabled(true);
const changed = prototypesChanged();
const answer = await evaluate();
parentPort?.postMessage(answer);
// Node 20.19 loses what a thread printed if it ends before the other side has taken it.
await Promise.all([process.stdout, process.stderr].map(taken));
// Timers and sockets that the overlay left open must not keep the thread alive.
process.exit();

/** Resolves once everything written so far has left the thread. */
function taken(stream: NodeJS.WriteStream): Promise<void> | undefined {
  if (stream.writableLength === 0) return undefined;
  return new Promise((resolve) => {
    stream.write('', () => resolve());
  });
}

async function evaluate(): Promise<Evaluated> {
  const file = `overlays/${environment}/fleet.ts`;
  let refused: readonly Issue[];
  let layers: readonly Layer[];
  try {
    const fleet = ((await import(bundle)) as Record<string, unknown>)['default'];
    refused = [...defaultExportIssues(fleet, file), ...changed(file)];
    layers = layersOf(fleet);
  } catch (error) {
    return { issues: [thrownIssue(error, root, file)], layers: '[]' };
  }
  if (refused.length > 0) return { issues: refused, layers: '[]' };
  const { value, issues, pure } = compose(layers);
  const outlines = JSON.stringify(pure.map((layer) => ({ file: placeOf(layer) ?? file, value: outline(layer.value) })));
  if (issues.some(isError)) return { issues, layers: outlines };
  const composed = { issues, layers: outlines, value: JSON.stringify(value) };
  if (rules.length === 0) return composed;
  const { policyOf } = await import('./policy.ts');
  const tell = (progress: Progress): void => parentPort?.postMessage(progress);
  return { ...composed, policy: await policyOf(rules, value, { root, environment, tell, changed }) };
}

/** A layer's file as people name it: from the project's folder, with `/`. */
function placeOf({ file }: Layer): string | undefined {
  if (file === undefined) return undefined;
  return relative(root, file.startsWith('file:') ? fileURLToPath(file) : file)
    .split(sep)
    .join('/');
}
