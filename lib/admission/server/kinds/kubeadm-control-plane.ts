import { valueAt } from '../../../model/path.ts';
import type { Behaviour, Defaulted } from '../behaviour.ts';
import { intValue } from '../int-or-percent.ts';
import { nameTemplateFaults } from '../name-template.ts';
import { isSet, listAt, numberAt, type Section, sectionAt, textAt, withAt } from '../section.ts';
import { type Fault, fault } from '../verdict.ts';
import { clusterConfigurationFaults } from './cluster-configuration.ts';
import { controlPlaneUpdateFaults } from './control-plane-update.ts';
import { healthCheckFaults, kubeadmConfigExpressions, kubeadmConfigFaults } from './kubeadm-config.ts';
import { versionFaults, withV } from './kubernetes-version.ts';
import { machineTaintFaults } from './machine-taints.ts';
import { templateMetadataFaults } from './template-metadata.ts';

const config = ['spec', 'kubeadmConfigSpec'];
const strategy = ['spec', 'rollout', 'strategy'];
const maxSurge = [...strategy, 'rollingUpdate', 'maxSurge'];
const machine = ['spec', 'machineTemplate', 'spec'];

/** @see kubernetes-sigs/cluster-api: controlplane/kubeadm/webhooks/admission/kubeadmcontrolplane.go, v1.14.2 */
export const kubeadmControlPlane: Behaviour = { mutating: true, defaults, expressions: kubeadmConfigExpressions(config), validate };

function defaults(object: Section): Defaulted {
  const wanted: [readonly string[], unknown][] = [
    [['spec', 'replicas'], numberAt(object, ['spec', 'replicas']) ?? 1],
    [['spec', 'version'], withV(textAt(object, ['spec', 'version']))],
    [[...strategy, 'type'], 'RollingUpdate'],
    [maxSurge, valueAt(object, maxSurge) ?? 1],
  ];
  const changes = wanted.filter(([path, value]) => valueAt(object, path) !== value);
  return { object: changes.reduce((made, [path, value]) => withAt(made, path, value), object), faults: [] };
}

function validate(object: Section, old: Section | undefined): Fault[] {
  return [
    ...replicaFaults(object),
    ...['apiGroup', 'kind', 'name'].flatMap((key) =>
      textAt(object, [...machine, 'infrastructureRef', key]) === ''
        ? [fault('required', ['spec', 'machineTemplate', 'infrastructure', key], undefined, 'not be empty')]
        : [],
    ),
    ...machineTaintFaults(listAt(object, [...machine, 'taints']), [...machine, 'taints']),
    ...templateMetadataFaults(object, ['spec', 'machineTemplate', 'metadata']),
    ...versionFaults(textAt(object, ['spec', 'version']), ['spec', 'version']),
    ...surgeFaults(object),
    ...validityFaults(object),
    ...nameTemplateFaults(textAt(object, ['spec', 'machineNaming', 'template']), { '.kubeadmControlPlane.name': 'kubeadmcontrolplane' }, [
      'spec',
      'machineNaming',
      'template',
    ]),
    ...(old === undefined ? [] : controlPlaneUpdateFaults(object, old)),
    ...clusterConfigurationFaults(object, old, [...config, 'clusterConfiguration']),
    ...kubeadmConfigFaults(object, config),
    ...healthCheckFaults(object, config),
  ];
}

function replicaFaults(object: Section): Fault[] {
  const path = ['spec', 'replicas'];
  const replicas = numberAt(object, path) ?? 0;
  const stacked = !isSet(object, [...config, 'clusterConfiguration', 'etcd', 'external']);
  return [
    ...(replicas <= 0 ? [fault('replicas', path, replicas, 'be above 0')] : []),
    ...(stacked && replicas % 2 === 0
      ? [fault('replicas', path, replicas, 'be odd, since etcd runs on these machines and needs a majority')]
      : []),
  ];
}

function surgeFaults(object: Section): Fault[] {
  const given = valueAt(object, maxSurge);
  if (given === undefined) return [];
  const surge = intValue(given);
  const replicas = numberAt(object, ['spec', 'replicas']) ?? 0;
  return [
    ...(surge === 0 && replicas < 3
      ? [fault('rollout', [...strategy, 'rollingUpdate'], given, 'surge by 1: without a surge there must be at least 3 replicas')]
      : []),
    ...(surge !== 0 && surge !== 1 ? [fault('rollout', maxSurge, given, 'be 0 or 1')] : []),
  ];
}

/** The days that a certificate authority is valid for where nothing is said. */
const authorityDays = 3650;

function validityFaults(object: Section): Fault[] {
  const path = [...config, 'clusterConfiguration'];
  const { certificateValidityPeriodDays: days, caCertificateValidityPeriodDays: authority } = sectionAt(object, path);
  if (typeof days !== 'number' || days === 0) return [];
  const most = typeof authority === 'number' && authority !== 0 ? authority : authorityDays;
  const expiryPath = ['spec', 'rollout', 'before', 'certificatesExpiryDays'];
  const expiry = numberAt(object, expiryPath) ?? 0;
  const key = [...path, 'certificateValidityPeriodDays'];
  return [
    ...(days > most ? [fault('validity', key, days, `be at most the ${most} days of the certificate authority`)] : []),
    ...(expiry !== 0 && expiry >= days
      ? [fault('validity', expiryPath, expiry, `be below the ${days} days that certificates are valid`)]
      : []),
  ];
}
