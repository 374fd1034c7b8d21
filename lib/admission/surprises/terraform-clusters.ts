import { parseCIDR } from '../../model/cidr.ts';
import { isSet, listAt, numberAt, type Section, sectionAt, textAt } from '../server/section.ts';
import { type Company, namespaceOf } from './company.ts';
import type { Finding, Surprise } from './surprise.ts';
import { isOpenStack } from './terraform-variables.ts';

const path = ['spec', 'variables'];

/** The Cluster that an infrastructure cluster belongs to, where it was given as well. */
const ownerOf = (stored: Section, company: Company): Section | undefined =>
  company
    .all('Cluster')
    .find(
      (cluster) =>
        namespaceOf(cluster) === namespaceOf(stored) &&
        textAt(cluster, ['spec', 'infrastructureRef', 'kind']) === 'TerraformCluster' &&
        textAt(cluster, ['spec', 'infrastructureRef', 'name']) === textAt(stored, ['metadata', 'name']),
    );

/** captf S2 to S4 and C1 to C4. */
export const publicEndpoint: Surprise = {
  code: 'captf/public-endpoint',
  severity: 'error',
  why: 'The module refuses it inside the Terraform Job, minutes later.',
  kinds: ['TerraformCluster'],
  *check({ stored }) {
    if (!isOpenStack(sectionAt(stored, ['spec'])) || isSupplied(stored)) return;
    const variables = sectionAt(stored, path);
    const isPublic = variables['api_load_balancer_public'] === true;
    const allowed = listAt(variables, ['api_allowed_cidrs']);
    const isWhole = listAt(stored, ['spec', 'variablesFrom']).length === 0;
    if (isPublic && isWhole && allowed.length === 0)
      yield { path: [...path, 'api_allowed_cidrs'], must: 'name who may reach the public endpoint' };
    if (isPublic && isWhole && !isSet(variables, ['floating_ip_pool']))
      yield { path: [...path, 'floating_ip_pool'], must: 'name the external network, since the endpoint is public' };
    if (variables['loadbalancer_provider'] === 'ovn' && (allowed.length > 0 || isPublic)) {
      yield { path: [...path, 'loadbalancer_provider'], got: "'ovn'", must: 'be a provider that can restrict who reaches the endpoint' };
    }
    yield* familyFindings(allowed);
  },
};

const isSupplied = (stored: Section): boolean => isSet(stored, ['spec', 'controlPlaneEndpoint', 'host']);

function* familyFindings(allowed: readonly unknown[]): Generator<Finding> {
  const ranges = allowed.map((range) => parseCIDR(String(range)));
  const families = new Set(ranges.flatMap((range) => (range ? [range.family] : [])));
  if (families.size > 1) yield { path: [...path, 'api_allowed_cidrs'], must: 'hold ranges of one address family, that of the node subnet' };
  for (const [index, range] of ranges.entries()) {
    if (range === undefined) yield { path: [...path, 'api_allowed_cidrs', index], must: "be an address range, as '192.0.2.0/24'" };
  }
}

/** captf S18 and S19. */
export const unusedVariables: Surprise = {
  code: 'captf/unused-variable',
  severity: 'warning',
  why: 'The module ignores it without a word.',
  kinds: ['TerraformCluster'],
  *check({ stored, company }) {
    if (!isOpenStack(sectionAt(stored, ['spec']))) return;
    const variables = sectionAt(stored, path);
    const balancer = ['api_load_balancer_public', 'floating_ip_pool', 'api_allowed_cidrs', 'loadbalancer_provider'];
    if (isSupplied(stored)) {
      for (const name of balancer)
        if (isSet(variables, [name])) yield { path: [...path, name], must: 'be absent, since the endpoint is supplied' };
    } else if (isSet(variables, ['floating_ip_pool']) && variables['api_load_balancer_public'] !== true) {
      yield { path: [...path, 'floating_ip_pool'], must: 'be absent, since the endpoint is not public' };
    }
    const cluster = ownerOf(stored, company);
    if (
      cluster &&
      variables['pod_address_pairs'] === true &&
      listAt(cluster, ['spec', 'clusterNetwork', 'pods', 'cidrBlocks']).length === 0
    ) {
      yield { path: [...path, 'pod_address_pairs'], must: 'be absent, since the Cluster names no pod ranges' };
    }
  },
};

/** captf S5, S11. */
export const distribution: Surprise = {
  code: 'captf/distribution',
  severity: 'error',
  why: 'RKE2 nodes join through port 9345, which the module opens for `rke2` alone, and which no other port may be.',
  kinds: ['TerraformCluster'],
  *check({ stored, company }) {
    const cluster = ownerOf(stored, company);
    if (!isOpenStack(sectionAt(stored, ['spec'])) || cluster === undefined) return;
    const isRke2 = textAt(cluster, ['spec', 'controlPlaneRef', 'kind']) === 'RKE2ControlPlane';
    const given = textAt(stored, [...path, 'distribution']) || 'kubeadm';
    const wanted = isRke2 ? 'rke2' : 'kubeadm';
    const isWhole = listAt(stored, ['spec', 'variablesFrom']).length === 0;
    if (given !== wanted && (isWhole || isSet(stored, [...path, 'distribution'])))
      yield { path: [...path, 'distribution'], got: `'${given}'`, must: `be ${wanted}, as the control plane is` };
    if (isRke2 && numberAt(cluster, ['spec', 'clusterNetwork', 'apiServerPort']) === 9345) {
      yield { path: [...path, 'distribution'], got: "'rke2'", must: 'not stand beside `apiServerPort: 9345` in the Cluster' };
    }
  },
};

/** captf S13. */
export const regionalIds: Surprise = {
  code: 'captf/regional-ids',
  severity: 'error',
  why: 'A regional provider ID holds the region, which kubelet and module must both know, or no Machine finds its node.',
  kinds: ['TerraformCluster'],
  *check({ stored }) {
    const variables = sectionAt(stored, path);
    const isWhole = listAt(stored, ['spec', 'variablesFrom']).length === 0;
    if (!isWhole || variables['provider_id_format'] !== 'regional' || isSet(variables, ['region'])) return;
    yield { path: [...path, 'region'], must: 'be given, since provider IDs are regional' };
  },
};
