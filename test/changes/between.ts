import { judging } from '../../lib/admission/server/judge.ts';
import { changes } from '../../lib/changes/changes.ts';
import { openPayload } from '../../lib/changes/payloads/open.ts';
import { payloadChanges } from '../../lib/changes/payloads/payload-changes.ts';
import { payloadStops } from '../../lib/changes/payloads/stops.ts';
import { stops } from '../../lib/changes/stops.ts';
import type { Issue } from '../../lib/model/issue.ts';
import type { KubeObject, Manifest } from '../../lib/model/object.ts';
import { printPath } from '../../lib/model/path.ts';
import type { Placed } from '../../lib/model/placed.ts';
import { schemaFiles } from '../../lib/verdicts/schema-files.ts';

export const judge = judging(schemaFiles('schemas'));

const placed = (manifests: readonly Manifest[]): Placed[] =>
  manifests.flatMap(({ file, objects }) => objects.map((object) => ({ object, file })));

/** What a synth would say of files that take the place of others. */
export function stopsBetween(before: readonly Manifest[], after: readonly Manifest[], allowed: readonly string[] = []): readonly Issue[] {
  const [was, now] = [placed(before), placed(after)];
  return [
    ...stops(changes(was, now, judge), 'dist/test', allowed),
    ...payloadStops(payloadChanges(was, now, openPayload), 'dist/test', allowed),
  ];
}

/** The same of objects, each in a file of its own. */
export const stopsOfObjects = (before: readonly KubeObject[], after: readonly KubeObject[]): readonly Issue[] =>
  stopsBetween(inFiles(before), inFiles(after));

const inFiles = (objects: readonly KubeObject[]): Manifest[] =>
  objects.map((object, index) => ({ file: `${index}.yaml`, objects: [object] }));

/** `code Kind path: got`. */
export const inShort = ({ code, object, path, got }: Issue): string => `${code} ${object?.kind} ${printPath(path)}: ${got}`;
