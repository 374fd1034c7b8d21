import { isSet, listAt, type Section, sectionAt, textAt } from '../server/section.ts';
import { namespaceOf } from './company.ts';
import type { Surprise } from './surprise.ts';
import { isOpenStack } from './terraform-variables.ts';

const spec = ['spec', 'template', 'spec'];
const path = [...spec, 'variables'];

/** captf S6 and M1, M3. */
export const machineImage: Surprise = {
  code: 'captf/machine-image',
  severity: 'error',
  why: 'The module refuses it inside the Terraform Job, minutes later.',
  kinds: ['TerraformMachineTemplate'],
  *check({ stored }) {
    if (!isOpenStack(sectionAt(stored, spec))) return;
    const variables = sectionAt(stored, path);
    const [id, name] = ['image_id', 'image_name'].map((key) => isSet(variables, [key]));
    const isWhole = listAt(stored, [...spec, 'variablesFrom']).length === 0;
    if (id && name) yield { path: [...path, 'image_name'], must: 'not stand beside `image_id`' };
    if (!id && !name && isWhole) yield { path: [...path, 'image_name'], must: 'be given, or `image_id`' };
    if (isSet(variables, ['root_volume_size_gib']) && !id && isWhole)
      yield { path: [...path, 'image_id'], must: 'be given beside a root volume: a name is not enough' };
  },
};

/** captf S19. */
export const unusedVolumeType: Surprise = {
  code: 'captf/unused-variable',
  severity: 'warning',
  why: 'The module ignores it without a word.',
  kinds: ['TerraformMachineTemplate'],
  *check({ stored }) {
    if (!isOpenStack(sectionAt(stored, spec)) || listAt(stored, [...spec, 'variablesFrom']).length > 0) return;
    const variables = sectionAt(stored, path);
    if (isSet(variables, ['root_volume_type']) && !isSet(variables, ['root_volume_size_gib']))
      yield { path: [...path, 'root_volume_type'], must: 'stand beside `root_volume_size_gib`' };
  },
};

/** captf S7 and M2. */
export const imageVersion: Surprise = {
  code: 'captf/image-version',
  severity: 'error',
  why: 'The image is chosen by a version that the machines do not have, so the Terraform Job fails.',
  kinds: ['MachineDeployment'],
  *check({ stored, company }) {
    const machine = ['spec', 'template', 'spec'];
    const reference = sectionAt(stored, [...machine, 'infrastructureRef']);
    if (textAt(reference, ['kind']) !== 'TerraformMachineTemplate' || textAt(stored, [...machine, 'version']) !== '') return;
    const template = company.find('TerraformMachineTemplate', namespaceOf(stored), textAt(reference, ['name']));
    if (/\{(version|semver)\}/.test(textAt(template, [...path, 'image_name'])))
      yield { path: [...machine, 'version'], must: 'be given: the image name of its template holds it' };
  },
};

/** captf S8. */
export const failureDomain: Surprise = {
  code: 'captf/failure-domain',
  severity: 'error',
  why: 'The module knows no other zones than the ones the cluster lists, so the Terraform Job fails.',
  kinds: ['MachineDeployment'],
  *check({ stored, company }) {
    const zone = textAt(stored, ['spec', 'template', 'spec', 'failureDomain']);
    if (zone === '' || textAt(stored, ['spec', 'template', 'spec', 'infrastructureRef', 'kind']) !== 'TerraformMachineTemplate') return;
    const cluster = company.find('Cluster', namespaceOf(stored), textAt(stored, ['spec', 'clusterName']));
    const infrastructure = company.find('TerraformCluster', namespaceOf(stored), textAt(cluster, ['spec', 'infrastructureRef', 'name']));
    const zones = listAt(infrastructure, ['spec', 'variables', 'availability_zones']);
    if (zones.length > 0 && !zones.includes(zone)) {
      yield {
        path: ['spec', 'template', 'spec', 'failureDomain'],
        got: `'${zone}'`,
        must: `be one of the cluster's availability zones: ${zones.map(String).sort().join(', ')}`,
      };
    }
  },
};

/** How `jobs` of an object and its defaults are found. */
export const jobPaths = (stored: Section): readonly (readonly string[])[] =>
  textAt(stored, ['kind']) === 'TerraformCluster'
    ? [
        ['spec', 'jobs'],
        ['spec', 'defaults', 'jobs'],
      ]
    : [[...spec, 'jobs']];
