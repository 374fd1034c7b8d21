import { isSection, listAt, numberAt, type Section, sectionAt, textAt } from '../server/section.ts';
import type { Finding, Surprise } from './surprise.ts';
import { configPath, rke2Kinds } from './user-data.ts';

/** capi 9 and 19. */
export const rke2Version: Surprise = {
  code: 'rke2/version',
  severity: 'error',
  why: 'The server takes any text with a release in it, and none at all; nodes then look for a release that does not exist.',
  kinds: ['RKE2ControlPlane'],
  *check({ stored }) {
    const version = textAt(stored, ['spec', 'version']);
    if (/^v\d+\.\d+\.\d+\+rke2r\d+$/.test(version)) return;
    yield {
      path: ['spec', 'version'],
      got: version === '' ? 'nothing' : `'${version}'`,
      must: "be a release of RKE2, as 'v1.33.1+rke2r1'",
    };
  },
};

export const rke2Rollout: Surprise = {
  code: 'rke2/rollout',
  severity: 'error',
  why: 'The controller rolls nothing out with another strategy: it fails at the first change.',
  kinds: ['RKE2ControlPlane'],
  *check({ stored }) {
    const path = ['spec', 'rolloutStrategy'];
    const type = textAt(stored, [...path, 'type']);
    if (type !== 'RollingUpdate') yield { path: [...path, 'type'], got: type === '' ? 'nothing' : `'${type}'`, must: 'be RollingUpdate' };
    const { maxSurge } = sectionAt(stored, [...path, 'rollingUpdate']);
    if (maxSurge !== undefined && maxSurge !== 0 && maxSurge !== 1)
      yield { path: [...path, 'rollingUpdate', 'maxSurge'], must: 'be 0 or 1' };
  },
};

export const rke2Replicas: Surprise = {
  code: 'rke2/replicas',
  severity: 'error',
  why: 'etcd needs a majority: an even number of servers bears no more failures than one less, and loses more often.',
  kinds: ['RKE2ControlPlane'],
  *check({ stored }) {
    const replicas = numberAt(stored, ['spec', 'replicas']) ?? 1;
    if (replicas % 2 === 0) yield { path: ['spec', 'replicas'], got: String(replicas), must: 'be odd' };
  },
};

export const rke2Registration: Surprise = {
  code: 'rke2/registration',
  severity: 'error',
  why: 'Machines of CAPTF have no external address, so no further node ever joins.',
  kinds: ['RKE2ControlPlane'],
  *check({ stored }) {
    const isTerraform = textAt(stored, ['spec', 'machineTemplate', 'spec', 'infrastructureRef', 'kind']) === 'TerraformMachineTemplate';
    if (!isTerraform || textAt(stored, ['spec', 'registrationMethod']) !== 'external-only-ips') return;
    yield {
      path: ['spec', 'registrationMethod'],
      got: "'external-only-ips'",
      must: 'be another method',
      fix: 'leave it out: nodes then join through the endpoint',
    };
  },
};

export const rke2UserData: Surprise = {
  code: 'rke2/user-data',
  severity: 'error',
  why: 'CAPRKE2 writes it into the user data so that this is no YAML any more, or writes its own file over it.',
  kinds: rke2Kinds,
  *check({ stored }) {
    const agent = [...configPath(stored), 'agentConfig'];
    const isCloudConfig = textAt(stored, [...agent, 'format']) !== 'ignition';
    if (isCloudConfig && textAt(stored, [...agent, 'airGappedChecksum']) !== '') {
      yield { path: [...agent, 'airGappedChecksum'], must: 'be absent with cloud-config', fix: 'check the sum in `preRKE2Commands`' };
    }
    for (const [index, file] of listAt(stored, [...configPath(stored), 'files']).entries()) {
      if (textAt(file, ['path']) !== '/etc/rancher/rke2/config.yaml') continue;
      yield {
        path: [...configPath(stored), 'files', index, 'path'],
        must: 'not be the file that CAPRKE2 writes last',
        fix: 'write to /etc/rancher/rke2/config.yaml.d',
      };
    }
  },
};

const unused = ['nodeName', 'dataDir'];

export const rke2Unused: Surprise = {
  code: 'rke2/unused',
  severity: 'warning',
  why: 'CAPRKE2 takes it and uses it nowhere, or only in part.',
  kinds: rke2Kinds,
  *check({ stored }) {
    const agent = [...configPath(stored), 'agentConfig'];
    for (const key of unused)
      if (textAt(stored, [...agent, key]) !== '') yield { path: [...agent, key], must: 'be absent', fix: 'leave it out' };
    if (textAt(stored, ['spec', 'serverConfig', 'pauseImage']) !== '') {
      yield { path: ['spec', 'serverConfig', 'pauseImage'], must: 'be absent', fix: 'leave it out' };
    }
  },
};

export const rke2Registries: Surprise = {
  code: 'rke2/registries',
  severity: 'error',
  why: 'Of several registries one survives, by chance; one with TLS settings but without a Secret fails every reconcile.',
  kinds: rke2Kinds,
  *check({ stored }) {
    const path = [...configPath(stored), 'privateRegistriesConfig', 'configs'];
    const configs = Object.entries(sectionAt(stored, path));
    if (configs.length > 1)
      yield {
        path,
        got: `${configs.length} registries`,
        must: 'hold one registry',
        fix: 'write /etc/rancher/rke2/registries.yaml as a file',
      };
    for (const [name, config] of configs) {
      const tls = isSection(config) ? config['tls'] : undefined;
      if (tls !== undefined && textAt(tls, ['tlsConfigSecret', 'name']) === '') {
        yield { path: [...path, name, 'tls'], must: 'name a `tlsConfigSecret`' };
      }
    }
  },
};

/** Keys of CAPRKE2 that hold a reference to an object, which is fetched in the namespace that the reference itself names. */
const references = new Set([
  'authSecret',
  'tlsConfigSecret',
  'auditPolicySecret',
  'cloudProviderConfigMap',
  'manifestsConfigMapReference',
  's3CredentialSecret',
  'endpointCAsecret',
  'encryptionKeySecret',
  'externalDatastoreSecret',
  'imageCredentialProviderConfigMap',
  'resolvConf',
]);

export const rke2References: Surprise = {
  code: 'rke2/reference-namespace',
  severity: 'error',
  why: 'The reference is not looked up in the namespace of the object: without its own namespace every reconcile fails.',
  kinds: rke2Kinds,
  *check({ stored }) {
    yield* referencesIn(sectionAt(stored, ['spec']), ['spec']);
  },
};

function* referencesIn(section: Section, path: readonly string[]): Generator<Finding> {
  for (const [key, value] of Object.entries(section)) {
    if (!isSection(value)) continue;
    const isReference = references.has(key) && textAt(value, ['name']) !== '';
    if (isReference && textAt(value, ['namespace']) === '') yield { path: [...path, key, 'namespace'], must: 'be given' };
    yield* referencesIn(value, [...path, key]);
  }
}
