import fc, { type Arbitrary } from 'fast-check';
import type { AddonCredentials, Addons, AddonVersion, CinderCSI, Fleet, ManilaCSI } from '../../../../lib/model/fleet.gen.ts';
import { dashed, dotted, duration, maybe, text } from '../texts.ts';
import { clusterAutoscaler } from './autoscaler.ts';
import { cinderCSI } from './cinder.ts';
import { cloudControllerManager } from './cloud-controller-manager.ts';
import { secretOf, sources } from './files.ts';
import { manilaCSI } from './manila.ts';
import { seen, type Where, where } from './where.ts';

const remote = fc.oneof(fc.record({ key: text }), fc.record({ key: text, property: text }));

/** Every kind of delivery; what Capstan writes the Secret around needs the cloud. */
function credentials({ cloud, index }: Where): Arbitrary<AddonCredentials> {
  const existing = maybe({ name: dotted }).map((more) => ({ type: 'existingSecret' as const, ...more }));
  const external = fc
    .tuple(
      fc.record({
        store: fc.oneof(
          fc.record({ name: dotted }),
          fc.record({ name: dotted, kind: fc.constantFrom('SecretStore', 'ClusterSecretStore') }),
        ),
        applicationCredentialId: remote,
        applicationCredentialSecret: remote,
      }),
      maybe({ name: dotted, refreshInterval: duration(60, 86400) }),
    )
    .map(([given, more]) => ({ type: 'externalSecret' as const, ...given, ...more }));
  const kinds = [existing, fc.constant({ type: 'sopsFile' as const, path: secretOf(index) })];
  return fc.oneof(...kinds, ...(knows(cloud) ? [external] : [])) as Arbitrary<AddonCredentials>;
}

/** Whether controllers can be told where the cloud is. */
const knows = ({ authURL, region }: Fleet['cloud']): boolean => authURL !== undefined && region !== undefined;

/** Names that are no add-on of Capstan's. */
const manifests = fc
  .tuple(fc.uniqueArray(fc.oneof(dashed, fc.constant('constructor')), { minLength: 3, maxLength: 3 }), fc.shuffledSubarray([...sources]))
  .map(([names, some]) => Object.fromEntries(some.map((path, i) => [names[i] ?? '', { path }])));

/** Cinder's default class is the cluster's. */
function classesOf(cinder: CinderCSI | undefined, manila: ManilaCSI): ManilaCSI {
  if (manila.shareClasses === undefined || !Object.values(cinder?.storageClasses ?? {}).some((given) => given.default)) return manila;
  const rest = Object.entries(manila.shareClasses).map(([name, { default: _, ...given }]) => [name, given]);
  return { ...manila, shareClasses: Object.fromEntries(rest) as NonNullable<ManilaCSI['shareClasses']> };
}

function addons(at: Where): Arbitrary<Addons> {
  const released = <T>(versions: readonly AddonVersion[], make: (version: AddonVersion) => Arbitrary<T>): Arbitrary<T | undefined> =>
    versions.length === 0 ? fc.constant(undefined) : fc.option(fc.constantFrom(...versions).chain(make), { nil: undefined });
  return credentials(at).chain((given) => {
    const here = given.type === 'externalSecret' ? { ...at, option: seen(at.option) } : at;
    const controllers = knows(at.cloud) ? at.providers : [];
    return fc
      .record({
        manager: released(controllers, () => cloudControllerManager(here, given.type !== 'externalSecret')),
        cinder: released(controllers, () => cinderCSI(here)),
        manila: released(at.providers, (version) => manilaCSI(version, at.nodes.cidrs.length)),
        scaler: released(at.autoscalers, clusterAutoscaler),
        own: fc.option(manifests, { nil: undefined }),
        idle: fc.boolean(),
        revision: maybe({ credentialRevision: fc.integer({ min: 1, max: 9 }) }),
      })
      .map(({ manager, cinder, manila, scaler, own, idle, revision }): Addons => {
        const isRead = manager !== undefined || cinder !== undefined || manila !== undefined;
        return {
          ...(isRead || idle ? { credentials: given, ...(revision as object) } : {}),
          ...(manager === undefined ? {} : { cloudControllerManager: manager }),
          ...(cinder === undefined ? {} : { cinderCSI: cinder }),
          ...(manila === undefined ? {} : { manilaCSI: classesOf(cinder, manila) }),
          ...(scaler === undefined ? {} : { clusterAutoscaler: scaler }),
          ...(own === undefined ? {} : { manifests: own }),
        };
      });
  });
}

/**
 * A fleet with add-ons in some of its clusters, which fit what each of them is. An only cluster may have them from `clusterDefaults`. Flux can
 * decrypt where it has to.
 */
export const withAddons = (fleet: Fleet): Arbitrary<Fleet> =>
  fc
    .tuple(
      fc.tuple(...Object.values(fleet.clusters).map((own, i) => fc.option(addons(where(fleet, own, i)), { nil: undefined, freq: 3 }))),
      fc.boolean(),
    )
    .map(([all, isShared]) => {
      const clusters = Object.entries(fleet.clusters);
      const shares = isShared && clusters.length === 1 && all[0] !== undefined;
      const given = clusters.map(([name, own], i) => [name, all[i] === undefined || shares ? own : { ...own, addons: all[i] }]);
      const decrypts = [fleet.identity.credentials, ...all.map((each) => each?.credentials)].some((each) => each?.type === 'sopsFile');
      return {
        ...fleet,
        ...(shares ? { clusterDefaults: { ...fleet.clusterDefaults, addons: all[0] } } : {}),
        ...(decrypts ? { gitops: { decryption: { secretName: 'sops-age' }, ...fleet.gitops } } : {}),
        clusters: Object.fromEntries(given) as Fleet['clusters'],
      } as Fleet;
    });
