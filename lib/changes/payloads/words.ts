import { cloudConfigSecret, manilaSecret } from '../../model/addons/credentials.ts';
import type { Issue } from '../../model/issue.ts';
import type { KubeObject } from '../../model/object.ts';
import type { Path } from '../../model/path.ts';
import { fullName, type Name, type Placed, placedId } from '../../model/placed.ts';
import { given } from '../frozen.ts';
import { printed, printedChange } from '../printed.ts';
import type { Again, LiveChange } from './pair.ts';
import type { PayloadChange } from './payload-changes.ts';

/** Clusters up to this number are named one by one. */
const namedClusters = 4;

/** A change of payloads as an issue that names some of its clusters. Its object is the one in the payload, in the file that carries it. */
export function payloadIssue({ what, was, now }: PayloadChange, clusters: readonly Name[]): Issue {
  if (what.kind === 'frozen') return frozen(what.change, now, clusters);
  if (what.kind === 'again') return again(what.again, now, clusters);
  return what.kind === 'object-left' ? objectLeft(what.object, was, clusters) : addonLeft(what.addon, was, now, clusters);
}

/** `cluster team-a/payments`, `clusters a, b and 5 more`. */
function called(clusters: readonly Name[]): string {
  const names = clusters.slice(0, namedClusters).map(fullName).join(', ');
  const more = clusters.length - namedClusters;
  return `cluster${clusters.length === 1 ? '' : 's'} ${names}${more > 0 ? ` and ${more} more` : ''}`;
}

function frozen({ field, was, now }: LiveChange, place: Placed, clusters: readonly Name[]): Issue {
  const {
    path,
    fix,
    why = 'The server of the workload cluster refuses the change: Cluster API tries it again and again, and only its log says so.',
  } = field;
  const [before, after] = [given({ object: was }, field), given({ object: now }, field)];
  const shown = field.isShown ? [] : path;
  return {
    code: 'removal/frozen-field',
    severity: 'error',
    path,
    object: placedId({ object: now, file: place.file }),
    got: printedChange(shown, before, after),
    must: `${field.must ?? stay(shown, before)} as long as ${called(clusters)} exist${clusters.length === 1 ? 's' : ''}`,
    fix,
    why,
  };
}

/** A section or list that no short text shows is named by its path alone. */
function stay(path: Path, value: unknown): string {
  const shown = printed(path, value);
  if (value === undefined) return 'be left out';
  return typeof value === 'object' && !shown.includes("'") ? 'stay as it is' : `stay ${shown}`;
}

const again = ({ field, object }: Again, place: Placed, clusters: readonly Name[]): Issue => ({
  code: 'change/applied-again',
  severity: 'warning',
  path: field.path,
  object: placedId({ object, file: place.file }),
  got: `a ${object.kind} in a payload that changes in ${called(clusters)}`,
  must: 'be in a payload that stays as it is: the server refuses to have its own value taken away',
  fix: field.fix,
  why: 'Cluster API patches every object of a payload that changes: this one fails again and again, and only the log says so. The others are applied.',
});

const stays = { code: 'change/left-behind', severity: 'warning', path: [] } as const;

function objectLeft(object: KubeObject, was: readonly Placed[], clusters: readonly Name[]): Issue {
  const { metadata } = object;
  return {
    ...stays,
    object: placedId({ object, file: was[0]?.file ?? '' }),
    got: `${object.kind} ${fullName(metadata)} in no payload any more; it stays in ${called(clusters)}`,
    must: 'be deleted by hand, if it shall go',
    fix: `in the workload cluster: \`${kubectlDelete(object)}\``,
    why: 'Cluster API deletes nothing in a workload cluster: what was delivered once goes on running.',
  };
}

/** What the Secret beside a cluster's facts delivered. */
const credentials = `; then \`kubectl --kubeconfig <workload cluster> delete secret -n ${cloudConfigSecret.namespace} ${cloudConfigSecret.name} ${manilaSecret.name} --ignore-not-found\``;

function addonLeft(addon: string, was: readonly Placed[], { object: cluster }: Placed, clusters: readonly Name[]): Issue {
  const { name, namespace } = was[0]?.object.metadata ?? cluster.metadata;
  const isOwn = addon === 'addons.capstan/cluster';
  const maps = was.map(({ object }) => word(object.metadata.name)).join(' ');
  const texts = '{{range .data}}{{.}}{{"\\n---\\n"}}{{end}}';
  const template = was.length === 1 ? texts : `{{range .items}}${texts}{{end}}`;
  const source = `kubectl get configmap -n ${word(namespace ?? 'default')} ${maps} -o go-template='${template}'`;
  return {
    ...stays,
    object: placedId({ object: was[0]?.object ?? cluster, file: was[0]?.file ?? '' }),
    got: `nothing of ${isOwn ? 'its facts and credentials' : addon.replace(/^addons\.capstan\//, '')} (${name}) delivered any more; all of it stays in ${called(clusters)}`,
    must: 'be deleted by hand, if it shall go',
    fix: `while the ConfigMap is still in the management cluster: \`${source} | kubectl --kubeconfig <workload cluster> delete -f -\`${isOwn ? credentials : ''}`,
    why: 'Cluster API deletes nothing in a workload cluster. With a definition of a kind, or a driver of volumes, go first the objects and volumes that need it.',
  };
}

/** `kubectl delete clusterrole.rbac.authorization.k8s.io system:x`: the kind in small letters is a name of the resource. */
function kubectlDelete({ apiVersion, kind, metadata: { name, namespace } }: KubeObject): string {
  const group = apiVersion.includes('/') ? `.${apiVersion.split('/')[0]}` : '';
  return ['kubectl delete', `${kind.toLowerCase()}${group}`, ...(namespace === undefined ? [] : ['-n', word(namespace)]), word(name)].join(
    ' ',
  );
}

/** A word of a shell's line. */
const word = (text: string): string => (/^[A-Za-z0-9._:/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
