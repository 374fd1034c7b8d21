import { isSet, textAt } from '../../../admission/server/section.ts';
import type { KubeObject } from '../../../model/object.ts';
import { type Path, valueAt } from '../../../model/path.ts';

/**
 * A field into which the workload cluster writes and which it then holds immutable. Cluster API's patch takes away what the payload does not have, so it is
 * refused whenever anything in the payload changes, even where the object itself stays (capi 6; tried on a kube-apiserver 1.34.4).
 */
export interface AgainField {
  readonly type: string;
  readonly path: Path;
  /** Whether the payload leaves the field to the cluster. */
  readonly isLeft: (object: KubeObject) => boolean;
  readonly fix: string;
}

const apart = 'put it into manifests of their own, which stay as they are';
const absent =
  (path: Path) =>
  (object: KubeObject): boolean =>
    textAt(object, path) === '';

/** A Job that is deleted once it has finished is made again, and may be another one. */
export const isKept = (job: KubeObject): boolean => valueAt(job, ['spec', 'ttlSecondsAfterFinished']) === undefined;

const volumeName = ['spec', 'volumeName'];
const nodeName = ['spec', 'nodeName'];

export const againFields: readonly AgainField[] = [
  {
    type: 'batch/Job',
    path: ['spec', 'selector'],
    isLeft: (job) => isKept(job) && !isSet(job, ['spec', 'selector']),
    fix: `${apart}, or give it \`ttlSecondsAfterFinished\`, so that it is made again`,
  },
  { type: 'PersistentVolumeClaim', path: volumeName, isLeft: absent(volumeName), fix: apart },
  { type: 'Pod', path: nodeName, isLeft: absent(nodeName), fix: `${apart}, or make a Deployment of it` },
];
