import { valueAt } from '../../../model/path.ts';
import { type Expression, has } from '../expression.ts';
import { isSection, listAt, type Section, sectionAt, textAt, withAt, without } from '../section.ts';
import { type Fault, fault } from '../verdict.ts';
import { correctedUserData, userDataFaults } from './rke2-user-data.ts';

/** Fields of CAPRKE2's types that are pointers. @see rancher/cluster-api-provider-rke2: {bootstrap,controlplane}/api/v1beta2/*_types.go, v0.25.0 */
export const rke2Pointers: ReadonlySet<string> = new Set(
  [
    'replicas rolloutStrategy remediationStrategy nodeDrainTimeoutSeconds nodeVolumeDetachTimeoutSeconds nodeDeletionTimeoutSeconds',
    'auditPolicySecret secretsEncryption kubeAPIServer kubeControllerManager kubeScheduler cloudControllerManager cloudProviderConfigMap',
    'externalDatastoreSecret customConfig disableAutomaticSnapshots s3 endpointCAsecret s3CredentialSecret encryptionKeySecret maxRetry',
    'minHealthyPeriod rollingUpdate maxSurge gzipUserData ntp imageCredentialProviderConfigMap resolvConf kubelet kubeProxy enabled',
    'contentFrom secret configMap retryPeriod',
  ].flatMap((line) => line.split(' ')),
);

/** What the webhook fills in of a node's configuration, and how it corrects its user data. */
export function rke2Defaults(object: Section, path: readonly string[]): Section {
  const format = [...path, 'agentConfig', 'format'];
  const data = [...path, 'agentConfig', 'additionalUserData', 'data'];
  const named = textAt(object, format) === '' ? withAt(object, format, 'cloud-config') : object;
  if (!isSection(valueAt(named, data))) return named;
  const corrected = correctedUserData(sectionAt(named, data));
  const userData = data.slice(0, -1);
  if (Object.keys(corrected).length > 0) return withAt(named, data, corrected);
  const rest = without(sectionAt(named, userData), 'data');
  return withAt(named, userData, rest);
}

/** What the CRDs state in CEL of a node's configuration. */
export const rke2Expressions = (path: readonly string[]): readonly Expression[] => [
  {
    at: [...path, 'agentConfig', 'additionalUserData'],
    holds: (data) => !has(data, 'data') || !has(data, 'config'),
    must: 'hold `config` or `data`, not both',
  },
  {
    at: [...path, 'files', '*', 'contentFrom'],
    holds: (source) => !(has(source, 'secret') && has(source, 'configMap')),
    must: 'hold `secret` or `configMap`, not both',
  },
];

/** What the webhook refuses in a node's configuration; not in that of a template, which it never looks into. */
export function rke2ConfigFaults(object: Section, path: readonly string[]): Fault[] {
  const ignition = textAt(object, [...path, 'agentConfig', 'format']) === 'ignition';
  const userData = ignition ? userDataFaults(sectionAt(object, [...path, 'agentConfig', 'additionalUserData']), path) : [];
  const files = listAt(object, [...path, 'files']).flatMap((file, index) =>
    ignition && textAt(file, ['encoding']).startsWith('gzip')
      ? [fault('file', [...path, 'files', index, 'encoding'], textAt(file, ['encoding']), 'not be compressed while the format is ignition')]
      : [],
  );
  const registries = Object.entries(sectionAt(object, [...path, 'privateRegistriesConfig', 'configs'])).flatMap(([name, config]) =>
    isNothing(sectionAt(config, ['authSecret'])) && isNothing(sectionAt(config, ['tls']))
      ? [fault('registry', [...path, 'privateRegistriesConfig', 'configs', name], undefined, 'hold `authSecret` or `tls`')]
      : [],
  );
  return [...userData, ...files, ...registries];
}

const isNothing = (section: Section): boolean =>
  Object.values(section).every((value) => value === false || value === '' || (isSection(value) && isNothing(value)));
