import fc, { type Arbitrary } from 'fast-check';
import type { Cloud, Flavor, Fleet, Flux, Identity, Image, Network } from '../../../lib/model/fleet.gen.ts';
import { certificate } from '../../../lib/rules/fixtures/material.ts';
import { identitySecret } from './addons/files.ts';
import { dotted, duration, id, listOf, maybe, name, text } from './texts.ts';

/** The part of a fleet that clusters stand on. */
export type Ground = Pick<Fleet, 'infrastructure' | 'cloud' | 'identity' | 'gitops'>;

const quantity = (min: number, max: number): Arbitrary<`${number}Gi`> => fc.integer({ min, max }).map((gi): `${number}Gi` => `${gi}Gi`);
const memory = fc.oneof(
  quantity(2, 512),
  fc.integer({ min: 2048, max: 65536 }).map((mi): `${number}Mi` => `${mi}Mi`),
  fc.constantFrom<`${number}${'Ki' | 'Ti'}`>('2097152Ki', '1Ti'),
);

const flavor: Arbitrary<Flavor> = fc
  .tuple(
    fc.record({ vcpus: fc.integer({ min: 2, max: 128 }), memory }),
    maybe({
      disk: quantity(20, 500),
      gpu: fc.oneof(
        fc.record({ count: fc.integer({ min: 1, max: 8 }) }),
        fc.record({ type: fc.constant('amd.com/gpu'), count: fc.constant(1) }),
      ),
      architecture: fc.constantFrom('amd64' as const, 'arm64' as const),
    }),
  )
  .map(([size, more]) => ({ ...size, ...more }) as Flavor);

const image: Arbitrary<Image> = fc.oneof(
  id.map((uuid) => ({ type: 'id', id: uuid }) as const),
  fc.constantFrom('ubuntu-{version}', 'ubuntu-{semver}-x', 'flatcar').map((named) => ({ type: 'name', name: named }) as const),
);

/** Networks by their number, so that no two share an address; of IPv4, of IPv6, or of both. */
const network = (i: number): Arbitrary<Network> =>
  fc.tuple(id, fc.constantFrom('4', '6', '46', '64'), fc.boolean(), fc.boolean()).map(([subnetId, families, isOpen, hasRouter6]) => {
    const ranges = { 4: `10.${i}.0.0/${20 + (i % 5)}`, 6: `fd00:${i + 1}::/64` } as const;
    const address = families === '6' || (families.length === 2 && hasRouter6) ? `2001:db8::${i + 1}` : `203.0.113.${i + 1}`;
    return {
      subnetId,
      cidrs: [...families].map((family) => ranges[family as '4' | '6']),
      ...(isOpen ? { externalNetwork: 'public', routerExternalAddress: address } : {}),
    } as Network;
  });

const networks = fc
  .tuple(fc.uniqueArray(name, { minLength: 1, maxLength: 3 }), fc.tuple(network(0), network(1), network(2)))
  .map(([names, all]) => Object.fromEntries(names.map((key, i) => [key, all[i] as Network])));

/** At least one image by id, since a flavor may have no disk. */
const images = fc
  .tuple(fc.dictionary(name, image, { maxKeys: 2 }), name, id)
  .map(([some, key, uuid]): Record<string, Image> => ({ ...some, [key]: { type: 'id', id: uuid } }));

const address = {
  authURL: fc.constantFrom('https://keystone.example.com:5000/v3' as const, 'https://[2001:db8::5]/identity' as const),
  region: fc.constantFrom('RegionOne', 'eu-de-1'),
};

const cloud: Arbitrary<Cloud> = fc
  .tuple(
    fc.record({ networks, flavors: fc.dictionary(name, flavor, { minKeys: 1, maxKeys: 3 }), images }),
    maybe({
      name: text,
      caCertificate: fc.constant(certificate),
      availabilityZones: listOf(fc.constantFrom('az-1', 'az-2', 'nova', 'Süd 1')),
      loadBalancerProvider: fc.constantFrom('amphora', 'ovn', 'cloud-default', 'f5'),
      volumeTypes: listOf(fc.constantFrom('ssd', 'hdd', '__DEFAULT__')),
    }),
    // Mostly both, since most add-ons need them.
    fc.oneof({ weight: 2, arbitrary: fc.record(address) }, { weight: 1, arbitrary: maybe(address) }),
  )
  .map(([must, may, where]) => ({ ...must, ...may, ...where }) as Cloud);

const remote = fc.oneof(fc.record({ key: text }), fc.record({ key: text, property: text }));
const form = fc.constantFrom('clouds-yaml' as const, 'environment' as const);

/** What an ExternalSecret needs of the cloud is there, or the credentials come from a Secret. */
function identity({ authURL, region }: Cloud): Arbitrary<Identity> {
  const common = { namespace: name };
  const existing = fc
    .tuple(dotted, maybe({ ...common, form }))
    .map(([secret, more]) => ({ type: 'existingSecret', name: secret, ...more }) as const);
  const sopsFile = fc.constant({ type: 'sopsFile', path: identitySecret } as const);
  const external = fc
    .record({
      type: fc.constant('externalSecret' as const),
      name: dotted,
      store: fc.oneof(fc.record({ name: dotted }), fc.record({ name: dotted, kind: fc.constantFrom('SecretStore', 'ClusterSecretStore') })),
      applicationCredentialId: remote,
      applicationCredentialSecret: remote,
    })
    .chain((given) =>
      maybe({
        ...common,
        form: region === undefined ? fc.constant('clouds-yaml' as const) : form,
        refreshInterval: duration(60, 86400),
      }).map((more) => ({ ...given, ...more })),
    );
  return fc
    .tuple(maybe({ name: dotted }), fc.oneof(existing, sopsFile, ...(authURL === undefined ? [] : [external])))
    .map(([named, credentials]) => ({ ...named, credentials }) as Identity);
}

const gitops: Arbitrary<Flux> = fc
  .tuple(
    fc.record({ kind: fc.constantFrom('GitRepository', 'OCIRepository', 'Bucket'), name: dotted }),
    maybe({ namespace: name }),
    maybe({
      namespace: name,
      path: fc.constantFrom('dist', 'clusters/dist.d'),
      interval: duration(60, 3600),
      retryInterval: duration(60, 600),
      timeout: duration(60, 7200),
      serviceAccountName: dotted,
      decryption: fc.record({ secretName: dotted }),
    }),
  )
  .map(([source, home, more]) => ({ type: 'flux', source: { ...source, ...home }, ...more }) as Flux);

const line = fc.constantFrom('v0.1.0-opentofu', 'v0.2.3-terraform');
const digest = fc.option(fc.constant(`@sha256:${'0f'.repeat(32)}`), { nil: '' });
const infrastructure = fc
  .tuple(
    line,
    digest,
    fc.constantFrom('registry.example.com:5000/a/', 'ghcr.io/'),
    maybe({ imagePullPolicy: fc.constantFrom('Always', 'Never', 'IfNotPresent') }),
  )
  .map(([tag, sum, home, more]) => ({
    type: 'captf' as const,
    modules: { cluster: `${home}cluster:${tag}${sum}`, machine: `${home}machine:${tag}${sum}` },
    ...(more as { imagePullPolicy?: 'Always' }),
  }));

export const ground: Arbitrary<Ground> = cloud.chain((given) =>
  fc.record({ infrastructure, cloud: fc.constant(given), identity: identity(given), gitops }),
);
