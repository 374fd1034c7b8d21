import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '../../lib/rules/index.ts';
import { catalogue } from '../../lib/rules/sources/index.ts';

/** Every row that there is, by its sheet and part: written down apart from the covers, so that none is lost with its cover. */
const rows: Readonly<Record<string, string>> = {
  captf: Array.from({ length: 32 }, (_, i) => `S${i + 1}`).join(' '),
  'capi 2': 'empty references durations arguments unknown-fields null dropped-fields one-version moved-fields',
  'capi 3':
    'api-server-port ranges families range-size overlap service-domain endpoint endpoint-frozen references paused topology name labels networking bind-port failure-domain deletion namespace',
  'capi 4':
    'cluster-name replicas strategy surge rollout-after deletion-order max-in-flight naming paused metadata version bootstrap infrastructure failure-domain min-ready timeouts readiness-gates taints selector selectors-apart autoscaler-annotations version-skew skip-preflight node-labels machine-pools flavor image disk',
  'capi 5': 'cluster-name selector node-startup node-conditions machine-conditions limit range selectors',
  'capi 6': 'selector resources strategy namespace secret-type missing-resource data lists short-values order sizes',
  'capi 7':
    'version version-step replicas machine-template timeouts strategy certificates-expiry rollout-after remediation naming etcd dns certificate-validity init-join-timeouts update flavor',
  'capi 8':
    'arguments owned-arguments volumes cert-sans etcd endpoint validity algorithm node-registration taints bind-port discovery file-paths file-count file-length file-source file-mode commands users time-servers disks format jinja-files jinja-commands pasted-files pasted-text line-ends trusted-cas budget cloud-provider',
  'capi 9':
    'version strategy replicas machine-template registration-method registration-address references remediation multus components cloud-controller kube-proxy audit-policy service-domain backup-tls backup-form node-ids node-text files append accounts ignition registries checksum data-folder unused profile zero format frozen',
  'capi 10': 'templates bootstrap-templates argument-order file-order read-only labels-stay version-first missing-templates',
  'capi 12': 'place bounds capacity quantities max-pods gpu labels architecture topology taints options no-replicas',
  'capi 13': 'paused block-move identity secret-names templates',
  'capi 14': 'cluster machine-deployment machines label-values secrets templates distinct kustomization',
  'capi 15':
    'argument-lists argument-text infrastructure-reference reference-version namespaces empty null booleans braces jinja long-files indented-files config-maps modes cloud-provider provider-id even rke2 port autoscaled-replicas annotation-place taints template-edit resource-sets capo condition-status certificates provider-version',
  'capi 18':
    'one-version null plain-files order replicas resource-sets reconcile-payloads unchecked quotes stored-form user-data object-size int32',
  'capi 19':
    'supervisor-port external-ips own-configuration generated-files quotes-in-modes leading-blank stored-form one-version secrets compression jinja',
  case: [
    'BC-01 BC-03 BC-05 BC-06 BC-08 BC-10 BC-11 BC-13 BC-14 BC-16 BC-18 BC-19',
    'BC-20 BC-22 BC-24 BC-25 BC-27',
    'BC-28 BC-30 BC-31 BC-32 BC-34 BC-35 BC-37 BC-38 BC-39 BC-41 BC-43 BC-45 BC-46 BC-48',
    'BC-50 BC-52 BC-53 BC-55 BC-56 BC-58 BC-60 BC-61',
    'BC-62 BC-64 BC-66 BC-67',
    'BC-68 BC-72 BC-74',
    'BC-88 BC-89',
  ].join(' '),
  'addons 1': 'releases there placement taints name-servers rights host restart cluster-name provider-id routes credential',
  'addons 2': 'images pull-policy node-credential health-port role-names modes binding zones volume-type default-class snapshots',
  'addons 3':
    'images partner one-controller no-shell plain-roles one-secret share-clients topology export-location snapshots secret-keys classes',
  autoscaler: 'discovery two-clusters rights balancing version pools provision-time volume-limit',
  'addons 8': 'references sops template orphan manual apart scan',
  'addons 10': 'provider',
  payload: 'names namespaces namespace-there doubles images',
  'cloud-conf':
    'keys quotes template durations cloud ca client-certificate node-addresses subnet floating-subnet class ovn internal monitor security-groups node-selector tls-reference routes attach-limit ignore-volume-az',
  flux: 'times order guards substitution names',
};
const all = Object.entries(rows).flatMap(([sheet, names]) => names.split(' ').map((name) => `${sheet} ${name}`));

describe('the catalogue of facts', () => {
  test('has every row once, and no other', () => expect(catalogue.map(({ id }) => id).sort()).toEqual([...all].sort()));

  test.each(catalogue)('$id is covered', ({ label, cover }) => {
    expect(cover.length).toBeGreaterThan(0);
    expect(label).toMatch(/^[^.\u2013\u2014|]{8,90}$/);
  });

  test('names no rule that is not there, and every rule that is', () => {
    const named = catalogue.flatMap(({ cover }) => cover.flatMap((each) => (each.by === 'rule' ? each.codes : [])));
    expect([...new Set(named)].sort()).toEqual(rules.map(({ code }) => code).sort());
  });

  test('names no file that is not there', () => {
    const files = catalogue.flatMap(({ cover }) => cover.flatMap((each) => (each.by === 'rule' ? [] : [each.file])));
    expect([...new Set(files)].filter((file) => !existsSync(file))).toEqual([]);
  });
});
