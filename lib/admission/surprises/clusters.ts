import { overlaps, parseCIDR } from '../../model/cidr.ts';
import { listAt, numberAt, type Section, sectionAt, textAt } from '../server/section.ts';
import type { Surprise } from './surprise.ts';

/** capi 18, surprise 8. */
export const networks: Surprise = {
  code: 'cluster/networks-overlap',
  severity: 'error',
  why: 'Addresses that belong to both pods and services lead to the wrong one; the server does not look.',
  kinds: ['Cluster'],
  *check({ stored }) {
    const path = ['spec', 'clusterNetwork'];
    const ranges = (key: string) => listAt(stored, [...path, key, 'cidrBlocks']).map((text) => parseCIDR(String(text)));
    for (const [index, pods] of ranges('pods').entries()) {
      if (pods === undefined) continue;
      const other = ranges('services').find((services) => services !== undefined && overlaps(pods, services));
      if (other)
        yield {
          path: [...path, 'pods', 'cidrBlocks', index],
          got: `'${pods.canonical}'`,
          must: `not overlap the services' ${other.canonical}`,
        };
    }
  },
};

/** captf S27, capi 14. */
export const names: Surprise = {
  code: 'machine/name',
  severity: 'error',
  why: 'Machines, servers and nodes are named after it, and a node name is one DNS label: with a dot the node never finds its server.',
  kinds: ['MachineDeployment', 'KubeadmControlPlane'],
  *check({ stored }) {
    const name = textAt(stored, ['metadata', 'name']);
    if (name.includes('.')) yield { path: ['metadata', 'name'], got: `'${name}'`, must: 'hold no dot' };
    const most = textAt(stored, ['kind']) === 'MachineDeployment' ? 51 : 57;
    if (name.length > most)
      yield {
        path: ['metadata', 'name'],
        got: `${name.length} characters`,
        must: `have at most ${most} characters, or the names of its machines are cut`,
      };
  },
};

const isKubeadm = (object: Section): boolean => textAt(object, ['kind']) === 'KubeadmControlPlane';

/** captf S17. */
export const remediation: Surprise = {
  code: 'control-plane/remediation',
  severity: 'warning',
  why: 'Unset limits mean unlimited and at once: a machine that cannot come up is replaced again and again.',
  kinds: ['KubeadmControlPlane', 'RKE2ControlPlane'],
  *check({ stored }) {
    const limits = ['remediation', 'remediationStrategy'].map((key) => numberAt(stored, ['spec', key, 'maxRetry']));
    const key =
      textAt(stored, ['apiVersion']) === 'controlplane.cluster.x-k8s.io/v1beta2' && isKubeadm(stored)
        ? 'remediation'
        : 'remediationStrategy';
    if (limits.every((limit) => limit === undefined)) yield { path: ['spec', key, 'maxRetry'], must: 'be given', fix: 'set it to 3' };
  },
};

const template = ['spec', 'template', 'spec'];

/** captf S26, capi 10. */
export const editedTemplate: Surprise = {
  code: 'template/edited',
  severity: 'error',
  why: 'A changed template reaches only machines that are made later (kubeadm, RKE2), or is refused by a webhook that does not run here (CAPTF).',
  kinds: ['KubeadmConfigTemplate', 'RKE2ConfigTemplate', 'TerraformMachineTemplate'],
  *check({ stored, old }) {
    if (old === undefined) return;
    const [before, now] = [old, stored].map((object) => JSON.stringify(ordered(sectionAt(object, template))));
    if (before !== now) yield { path: template, must: 'stay as it is', fix: 'give the template a new name and refer to that one' };
  },
};

/** A value with its keys in one order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, child]): [string, unknown] => [key, ordered(child)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const annotation = (end: string): string => `cluster.x-k8s.io/cluster-api-autoscaler-node-group-${end}-size`;
const capacity = 'capacity.cluster-autoscaler.kubernetes.io/';

/** captf S28, capi 12. */
export const autoscaling: Surprise = {
  code: 'autoscaler/bounds',
  severity: 'error',
  why: 'The autoscaler leaves such a group alone, and one at zero without its capacity it never scales up.',
  kinds: ['MachineDeployment'],
  *check({ stored, company }) {
    const path = ['metadata', 'annotations'];
    const annotations = sectionAt(stored, path);
    const [min, max] = [textAt(annotations, [annotation('min')]), textAt(annotations, [annotation('max')])];
    if (min === '' && max === '') return;
    if (min === '' || max === '')
      yield { path: [...path, annotation(min === '' ? 'min' : 'max')], must: 'be given beside the other bound' };
    else if (Number(min) > Number(max))
      yield { path: [...path, annotation('min')], got: `'${min}'`, must: `be at most the maximum, '${max}'` };
    const sized = ['cpu', 'memory'].every((key) => textAt(annotations, [capacity + key]) !== '');
    if (Number(min) !== 0 || min === '' || sized || templateHasCapacity(stored, company)) return;
    yield { path: [...path, `${capacity}cpu`], must: 'be given, with `memory`, since the group may rest at zero' };
  },
};

function templateHasCapacity(stored: Section, company: Parameters<Surprise['check']>[0]['company']): boolean {
  const reference = sectionAt(stored, [...template, 'infrastructureRef']);
  const [kind, name] = [textAt(reference, ['kind']), textAt(reference, ['name'])];
  if (kind !== 'TerraformMachineTemplate') return kind === 'OpenStackMachineTemplate';
  const found = company.find(kind, textAt(stored, ['metadata', 'namespace']) || 'default', name);
  return found === undefined || Object.keys(sectionAt(found, ['spec', 'capacity'])).length > 0;
}
