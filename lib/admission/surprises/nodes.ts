import { valueAt } from '../../model/path.ts';
import { isSection, numberAt, type Section, textAt } from '../server/section.ts';
import { referred } from './company.ts';
import type { Finding, Surprise } from './surprise.ts';

/** Infrastructure on OpenStack, whose nodes wait for a cloud controller manager. */
const clouds = ['TerraformMachineTemplate', 'OpenStackMachineTemplate'];

/** captf S14, capi 15. */
export const cloudProvider: Surprise = {
  code: 'node/cloud-provider',
  severity: 'error',
  why: 'Without it the node gets no provider ID and no addresses from the cloud controller manager, and the Machine never finds its node.',
  kinds: ['KubeadmControlPlane', 'MachineDeployment'],
  *check(subject) {
    yield* missingArguments(subject, 'cloud-provider', (value) => value === 'external', 'hold `cloud-provider` with the value `external`');
  },
};

/** captf S13 and S14. */
export const providerId: Surprise = {
  code: 'node/provider-id',
  severity: 'error',
  why: "The node's provider ID must be the one that CAPTF's module reports, or the Machine never finds its node and is remediated for ever.",
  kinds: ['KubeadmControlPlane', 'MachineDeployment'],
  *check(subject) {
    yield* missingArguments(
      subject,
      'provider-id',
      (value) => value.startsWith('openstack://'),
      "hold `provider-id`, as 'openstack:///{{ v1.instance_id }}'",
      ['TerraformMachineTemplate'],
    );
  },
};

function* missingArguments(
  { stored, company }: Parameters<Surprise['check']>[0],
  name: string,
  fits: (value: string) => boolean,
  must: string,
  kinds: readonly string[] = clouds,
): Generator<Finding> {
  const isControlPlane = textAt(stored, ['kind']) === 'KubeadmControlPlane';
  const machine = isControlPlane
    ? ['spec', 'machineTemplate', 'spec', 'infrastructureRef']
    : ['spec', 'template', 'spec', 'infrastructureRef'];
  if (!kinds.includes(textAt(stored, [...machine, 'kind']))) return;
  if (isControlPlane) {
    for (const role of ['initConfiguration', 'joinConfiguration'])
      yield* missing(stored, ['spec', 'kubeadmConfigSpec', role], name, fits, must);
    return;
  }
  const template = referred(company, stored, ['spec', 'template', 'spec', 'bootstrap', 'configRef']);
  if (textAt(template, ['kind']) !== 'KubeadmConfigTemplate' || template === undefined) return;
  const found = [...missing(template, ['spec', 'template', 'spec', 'joinConfiguration'], name, fits, must)];
  const where = `KubeadmConfigTemplate '${textAt(template, ['metadata', 'name'])}'`;
  for (const { must: rule } of found)
    yield {
      path: ['spec', 'template', 'spec', 'bootstrap', 'configRef'],
      got: where,
      must: `name a template whose \`kubeletExtraArgs\` ${rule}`,
    };
}

function* missing(
  object: Section,
  path: readonly string[],
  name: string,
  fits: (value: string) => boolean,
  must: string,
): Generator<Finding> {
  const at = [...path, 'nodeRegistration', 'kubeletExtraArgs'];
  const given = argument(valueAt(object, at), name);
  if (given === undefined || !fits(given)) yield { path: at, must };
}

/** The value of an argument: v1beta2 has a list of them, v1beta1 a map. */
function argument(given: unknown, name: string): string | undefined {
  if (Array.isArray(given)) return given.filter((entry) => textAt(entry, ['name']) === name).map((entry) => textAt(entry, ['value']))[0];
  return isSection(given) && Object.hasOwn(given, name) ? textAt(given, [name]) : undefined;
}

/** captf S12, capi 3. */
export const apiServerPort: Surprise = {
  code: 'cluster/api-server-port',
  severity: 'error',
  why: "Only CAPTF's modules read `apiServerPort`; kube-apiserver listens on `bindPort`, so the load balancer would lead nowhere.",
  kinds: ['Cluster'],
  *check({ stored, company }) {
    if (textAt(stored, ['spec', 'infrastructureRef', 'kind']) !== 'TerraformCluster') return;
    const controlPlane = referred(company, stored, ['spec', 'controlPlaneRef']);
    if (textAt(controlPlane, ['kind']) !== 'KubeadmControlPlane') return;
    const port = numberAt(stored, ['spec', 'clusterNetwork', 'apiServerPort']) ?? 6443;
    const config = ['spec', 'kubeadmConfigSpec'];
    const ports = [
      numberAt(controlPlane, [...config, 'initConfiguration', 'localAPIEndpoint', 'bindPort']) ?? 6443,
      numberAt(controlPlane, [...config, 'joinConfiguration', 'controlPlane', 'localAPIEndpoint', 'bindPort']) ?? 6443,
    ];
    const other = ports.find((bound) => bound !== port);
    if (other === undefined) return;
    yield {
      path: ['spec', 'clusterNetwork', 'apiServerPort'],
      got: String(port),
      must: `equal both \`bindPort\`s of the control plane, one of which is ${other}`,
    };
  },
};

/** capi 18, surprise 8. */
export const bindPort: Surprise = {
  code: 'node/bind-port',
  severity: 'error',
  why: 'The server takes any number, kubeadm does not, and the first machine never comes up.',
  kinds: ['KubeadmControlPlane'],
  *check({ stored }) {
    const config = ['spec', 'kubeadmConfigSpec'];
    for (const path of [
      [...config, 'initConfiguration', 'localAPIEndpoint', 'bindPort'],
      [...config, 'joinConfiguration', 'controlPlane', 'localAPIEndpoint', 'bindPort'],
    ]) {
      const port = numberAt(stored, path) ?? 6443;
      if (port > 65535) yield { path, got: String(port), must: 'be at most 65535' };
    }
  },
};
