import { manifestsInParts } from '../../charts/app.ts';
import { openAdmission } from '../admission/admit.ts';
import { validators } from '../admission/validators/index.gen.ts';
import { type RequiredSecret, requiredSecrets } from '../components/required-secrets.ts';
import { resolve } from '../compose/resolve.ts';
import type { CompleteFleet } from '../model/complete.ts';
import type { Fleet } from '../model/fleet.gen.ts';
import { type Issue, isError } from '../model/issue.ts';
import type { Manifest } from '../model/object.ts';
import { judgement } from '../rules/judgement.ts';
import { checkFleet } from '../schema/fleet.ts';
import { printFile } from '../yaml/print.ts';
import type { Clock } from './clock.ts';
import { withLines } from './line.ts';
import type { Overlay } from './load.ts';
import { nameIssues, type Project } from './project.ts';
import { readProjectFiles } from './project-files.ts';
import { keepHeapSmall, roomIssues } from './room.ts';

/** One environment, built in memory. Nothing is written yet. */
export interface Build {
  readonly environment: string;
  /** Of the stage that failed and the warnings of those before it; each with the place where its value was written. */
  readonly issues: readonly Issue[];
  /** Path relative to `dist/<environment>`, sorted, to content. Absent where an issue is an error. */
  readonly files?: ReadonlyMap<string, string>;
  /** The number of objects in all files. */
  readonly objects?: number;
  /** The objects by file, drawn anew by each call: they take many times the memory of their text, and are seldom asked for. */
  readonly manifests?: () => Iterable<Manifest>;
  /** What must exist in the management cluster beside the files. */
  readonly required?: () => readonly RequiredSecret[];
}

/**
 * The flow, from overlay to files: overlay → schema → the files that the fleet names → resolve → rules → charts → schema again → print. All issues of a stage are kept, and a
 * stage with an error is the last one. Rejects only where Capstan or the machine is broken.
 */
export async function buildEnvironment(project: Project, environment: string, loading: Promise<Overlay>, clock: Clock): Promise<Build> {
  const issues: Issue[] = [...nameIssues(environment)];
  loadUsualValidators();
  const overlay = await clock.time('overlay', () => loading);
  const passes = (found: Iterable<Issue>): boolean => {
    for (const issue of found) issues.push(placed(issue, overlay));
    return !issues.some(isError);
  };
  const failed = async (): Promise<Build> => ({ environment, issues: await withLines(project.root, issues) });

  if (!passes(overlay.issues)) return failed();
  if (!passes(clock.time('schema', () => checkFleet(overlay.value)))) return failed();
  // The schema has just said that it is one.
  if (!passes(roomIssues(overlay.value as Fleet))) return failed();
  keepHeapSmall(overlay.value as Fleet);
  const { files, issues: unread } = await clock.time('read', () => readProjectFiles(project.root, overlay.value as Fleet));
  if (!passes(unread)) return failed();
  const complete = clock.time('resolve', () => resolve(environment, overlay.value as Fleet, files));
  if (!passes(complete.issues) || complete.value === undefined) return failed();
  const fleet = complete.value;
  if (!passes(clock.time('rules', () => judgement(fleet, overlay.policy)))) return failed();
  const drawn = await draw(fleet, clock);
  if (!passes(drawn.issues)) return failed();
  return {
    environment,
    issues,
    files: drawn.files,
    objects: drawn.objects,
    manifests: () => drawing(fleet),
    required: () => requiredSecrets(fleet),
  };
}

/** Charts, the schema again and print, part by part: the objects of one cluster are gone before those of the next come. */
async function draw(fleet: CompleteFleet, clock: Clock): Promise<Required<Pick<Build, 'issues' | 'files' | 'objects'>>> {
  const admission = openAdmission();
  const texts: [file: string, text: string][] = [];
  const parts = manifestsInParts(fleet);
  let objects = 0;
  for (;;) {
    const part = clock.time('charts', () => parts.next());
    if (part.done === true) break;
    const passed = await clock.time('schema again', () => admission.judge(part.value));
    if (passed) clock.time('print', () => texts.push(...part.value.map(printed)));
    for (const manifest of part.value) objects += manifest.objects.length;
  }
  const files = new Map(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
  return { issues: clock.time('schema again', () => admission.issues()), files, objects };
}

const printed = (manifest: Manifest): [file: string, text: string] => [manifest.file, printFile(manifest)];

function* drawing(fleet: CompleteFleet): Generator<Manifest> {
  for (const part of manifestsInParts(fleet)) yield* part;
}

/** An issue of the fleet, with the file that wrote its value; one of an object names that object's file already. */
const placed = (issue: Issue, { originOf }: Overlay): Issue =>
  issue.origin || issue.object ? issue : { ...issue, origin: originOf(issue.path) };

/** Kinds that nearly every environment holds. */
const usual =
  /\/(Namespace|Cluster|KubeadmControlPlane|KubeadmConfigTemplate|MachineDeployment|MachineHealthCheck|Terraform\w+|Kustomization|ClusterResourceSet|ConfigMap|ServiceAccount|ClusterRole|ClusterRoleBinding|DaemonSet|Deployment|CSIDriver|StorageClass)$/;

/** Validators take longer to load than to run: most load while the overlay's thread works. Whoever asks for one later waits for the same loading. */
function loadUsualValidators(): void {
  for (const [kind, load] of validators) if (usual.test(kind)) load().catch(() => undefined);
}
