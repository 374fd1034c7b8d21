import { show } from '../../model/issue.ts';
import { isSection, listAt, type Section, sectionAt, textAt } from '../server/section.ts';
import type { Finding, Surprise } from './surprise.ts';

const cluster = ['spec', 'variables'];
const machine = ['spec', 'template', 'spec', 'variables'];

/** Where each kind of CAPTF has its variables; the role decides which names are reserved. */
export const places: Readonly<Record<string, { readonly path: readonly string[]; readonly role: 'cluster' | 'machine' }>> = {
  TerraformCluster: { path: cluster, role: 'cluster' },
  TerraformClusterTemplate: { path: machine, role: 'cluster' },
  TerraformMachineTemplate: { path: machine, role: 'machine' },
};

const words = (text: string): readonly string[] => text.split(' ');
const reserved = {
  all: words('source version providers count for_each depends_on lifecycle locals'),
  cluster: words('control_plane_endpoint kubernetes_version control_plane_initialized cluster_network'),
  machine: words('machine_name bootstrap_data bootstrap_format failure_domain kubernetes_version control_plane'),
};

/** captf S23 and 6.2. */
export const variableNames: Surprise = {
  code: 'captf/variable-name',
  severity: 'error',
  why: "CAPTF's webhook refuses the name: Terraform could not take it, or the contract fills it in itself.",
  kinds: Object.keys(places),
  *check({ stored }) {
    const { path, role } = places[textAt(stored, ['kind'])] ?? { path: cluster, role: 'cluster' as const };
    for (const name of Object.keys(sectionAt(stored, path))) {
      if (!/^[a-zA-Z_][a-zA-Z0-9_-]*$/.test(name))
        yield { path: [...path, name], must: 'have a name of letters, digits, `_` and `-` that begins with no digit' };
      else if (name.startsWith('captf_') || reserved.all.includes(name) || reserved[role].includes(name)) {
        yield { path: [...path, name], must: 'not have a name that CAPTF or Terraform keeps for itself' };
      }
    }
  },
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const isUuid = (value: unknown): boolean => typeof value === 'string' && uuid.test(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isWhole = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1;
const among =
  (...choices: readonly unknown[]) =>
  (value: unknown): boolean =>
    choices.includes(value);
const lists =
  (fits: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(fits);

interface Rule {
  readonly fits: (value: unknown) => boolean;
  readonly must: string;
}

const dashed = 'be a lower-case UUID with dashes';
const text = { fits: isText, must: 'be a text that is not empty' };
const flag = { fits: (value: unknown) => typeof value === 'boolean', must: 'be `true` or `false`' };

/** The rules of the OpenStack modules for one variable each. A `null` counts as unset. */
const rules: Readonly<Record<'cluster' | 'machine', Readonly<Record<string, Rule>>>> = {
  cluster: {
    subnet_id: { fits: isUuid, must: dashed },
    api_load_balancer_public: flag,
    pod_address_pairs: flag,
    control_plane_server_group_policy: {
      fits: among('soft-anti-affinity', 'anti-affinity'),
      must: 'be soft-anti-affinity, anti-affinity or null',
    },
    distribution: { fits: among('kubeadm', 'rke2'), must: 'be kubeadm or rke2' },
    provider_id_format: { fits: among('default', 'regional'), must: 'be default or regional' },
    floating_ip_pool: text,
    loadbalancer_provider: text,
    region: text,
    availability_zones: { fits: lists(isText), must: 'be a list of names' },
  },
  machine: {
    flavor_name: text,
    image_id: { fits: isUuid, must: dashed },
    image_name: text,
    root_volume_size_gib: { fits: isWhole, must: 'be a whole number of at least 1' },
    root_volume_type: text,
    key_pair: text,
    config_drive: flag,
    additional_security_group_ids: { fits: lists(isUuid), must: 'be a list of lower-case UUIDs with dashes' },
  },
};

/** Whether an object runs the OpenStack module: its image says so, as CAPTF's own images do. */
export const isOpenStack = (source: unknown): boolean => /openstack-(cluster|machine)/.test(textAt(source, ['source', 'image']));

/** captf S1, S9. */
export const variableValues: Surprise = {
  code: 'captf/variable-value',
  severity: 'error',
  why: 'The module refuses it inside the Terraform Job, minutes later.',
  kinds: Object.keys(places),
  *check({ stored }) {
    const place = places[textAt(stored, ['kind'])];
    if (!place) return;
    const owner = sectionAt(stored, place.path.slice(0, -1));
    if (!isOpenStack(owner)) return;
    const variables = sectionAt(stored, place.path);
    for (const [name, { fits, must }] of Object.entries(rules[place.role])) {
      const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
      if (value !== undefined && value !== null && !fits(value)) yield { path: [...place.path, name], got: show(value), must };
    }
    if (listAt(owner, ['variablesFrom']).length === 0)
      yield* missing(variables, place.path, place.role === 'cluster' ? ['subnet_id'] : ['flavor_name']);
    yield* tagFindings(variables, place.path);
  },
};

function* missing(variables: Section, path: readonly string[], names: readonly string[]): Generator<Finding> {
  for (const name of names) if ((variables[name] ?? null) === null) yield { path: [...path, name], must: 'be given' };
}

const mostTags = 44;
const mostPair = 255;

function* tagFindings(variables: Section, path: readonly string[]): Generator<Finding> {
  const tags = variables['additional_tags'];
  if (!isSection(tags)) return;
  const at = [...path, 'additional_tags'];
  const entries = Object.entries(tags);
  if (entries.length > mostTags) yield { path: at, got: `${entries.length} tags`, must: `hold at most ${mostTags}` };
  for (const [key, value] of entries) {
    if (!/^[a-zA-Z0-9\-_:. ]{1,255}$/.test(key)) yield { path: [...at, key], must: 'have a key of letters, digits, blanks and `-_:.`' };
    else if (/^captf\.io:/i.test(key)) yield { path: [...at, key], must: 'not begin with captf.io:' };
    else if (`${key}=${String(value)}`.length > mostPair)
      yield { path: [...at, key], must: `have at most ${mostPair} characters with its key` };
  }
}
