import type { Path } from '../../../model/path.ts';
import { valueAt } from '../../../model/path.ts';
import type { Behaviour, Defaulted } from '../behaviour.ts';
import { isIntOrPercent } from '../int-or-percent.ts';
import { readSelector } from '../label-selector.ts';
import { nameTemplateFaults } from '../name-template.ts';
import { labelValue } from '../names.ts';
import { isSet, listAt, type Section, sectionAt, textAt, withAt } from '../section.ts';
import { type Fault, fault } from '../verdict.ts';
import { versionFaults, withV } from './kubernetes-version.ts';
import { machineTaintFaults } from './machine-taints.ts';
import { replicas } from './replicas.ts';
import { preflightFaults } from './skipped-preflights.ts';
import { templateMetadataFaults } from './template-metadata.ts';

const clusterLabel = 'cluster.x-k8s.io/cluster-name';
const nameLabel = 'cluster.x-k8s.io/deployment-name';
const strategy = ['spec', 'rollout', 'strategy'];
const machine = ['spec', 'template', 'spec'];

/** @see kubernetes-sigs/cluster-api: core/webhooks/admission/machinedeployment.go, v1.14.2 */
export const machineDeployment: Behaviour = { mutating: true, defaults, validate };

function defaults(object: Section, old: Section | undefined): Defaulted {
  const count = replicas(object, old);
  if (typeof count !== 'number') return { object, faults: [count] };
  const cluster = textAt(object, ['spec', 'clusterName']);
  const isUnselective = isEmpty(object, 'matchLabels') && listAt(object, ['spec', 'selector', 'matchExpressions']).length === 0;
  const name = textAt(object, ['metadata', 'name']);
  const type = textAt(object, [...strategy, 'type']) || 'RollingUpdate';
  const version = textAt(object, [...machine, 'version']);
  const missing = (key: string) => type === 'RollingUpdate' && valueAt(object, [...strategy, 'rollingUpdate', key]) === undefined;
  const wanted: [readonly string[], unknown][] = [
    [['metadata', 'labels', clusterLabel], cluster],
    [['spec', 'replicas'], count],
    [[...strategy, 'type'], type],
    ...(missing('maxSurge') ? [[[...strategy, 'rollingUpdate', 'maxSurge'], 1] as [string[], unknown]] : []),
    ...(missing('maxUnavailable') ? [[[...strategy, 'rollingUpdate', 'maxUnavailable'], 0] as [string[], unknown]] : []),
    ...(isUnselective ? labelled(nameLabel, name) : []),
    ...labelled(clusterLabel, cluster),
    ...(version === '' ? [] : [[[...machine, 'version'], withV(version)] as [string[], unknown]]),
  ];
  const changes = wanted.filter(([path, value]) => valueAt(object, path) !== value);
  return { object: changes.reduce((made, [path, value]) => withAt(made, path, value), object), faults: [] };
}

const isEmpty = (object: Section, key: string): boolean => Object.keys(sectionAt(object, ['spec', 'selector', key])).length === 0;

/** A label in the selector and in the template, which must agree. */
const labelled = (label: string, value: string): [readonly string[], unknown][] => [
  [['spec', 'selector', 'matchLabels', label], value],
  [['spec', 'template', 'metadata', 'labels', label], value],
];

function validate(object: Section, old: Section | undefined): Fault[] {
  const name = textAt(object, ['metadata', 'name']);
  const nameMust = labelValue(name);
  const version = textAt(object, [...machine, 'version']);
  return [
    ...(nameMust === undefined ? [] : [fault('label', ['metadata', 'name'], name, `${nameMust}, since it becomes one`)]),
    ...bootstrapFaults(object),
    ...selectorFaults(object),
    ...preflightFaults(object),
    ...clusterFaults(object, old),
    ...strategyFaults(object),
    ...percentFaults(object, ['spec', 'remediation', 'maxInFlight']),
    ...(version === '' ? [] : versionFaults(version, [...machine, 'version'])),
    ...nameTemplateFaults(textAt(object, ['spec', 'machineNaming', 'template']), { '.machineSet.name': 'machineset' }, [
      'spec',
      'machineNaming',
      'template',
    ]),
    ...machineTaintFaults(listAt(object, [...machine, 'taints']), [...machine, 'taints']),
    ...templateMetadataFaults(object, ['spec', 'template', 'metadata']),
  ];
}

function bootstrapFaults(object: Section): Fault[] {
  const path = [...machine, 'bootstrap'];
  const given = isSet(object, [...path, 'configRef']) || valueAt(object, [...path, 'dataSecretName']) !== undefined;
  return given ? [] : [fault('required', path, undefined, 'hold `configRef` or `dataSecretName`')];
}

function selectorFaults(object: Section): Fault[] {
  const given = sectionAt(object, ['spec', 'selector']);
  const selector = readSelector(given);
  if (typeof selector === 'string') return [fault('selector', ['spec', 'selector'], given, selector)];
  const path = ['spec', 'template', 'metadata', 'labels'];
  return selector.matches(valueAt(object, path)) ? [] : [fault('selector', path, sectionAt(object, path), 'be matched by `spec.selector`')];
}

function clusterFaults(object: Section, old: Section | undefined): Fault[] {
  const path = ['spec', 'clusterName'];
  const name = textAt(object, path);
  const other = textAt(object, [...machine, 'clusterName']);
  const before = old === undefined ? name : textAt(old, path);
  return [
    ...(before === name ? [] : [fault('immutable', path, name, `stay '${before}'`)]),
    ...(other === name ? [] : [fault('cluster-name', path, name, `equal \`spec.template.spec.clusterName\`, which is '${other}'`)]),
  ];
}

function strategyFaults(object: Section): Fault[] {
  const path = [...strategy, 'rollingUpdate'];
  const { maxSurge, maxUnavailable } = sectionAt(object, path);
  const faults = [...percentFaults(object, [...path, 'maxUnavailable']), ...percentFaults(object, [...path, 'maxSurge'])];
  return maxSurge === 0 && maxUnavailable === 0
    ? [
        ...faults,
        fault('rollout', path, undefined, 'not have both `maxSurge` and `maxUnavailable` at 0: no machine could ever be replaced'),
      ]
    : faults;
}

function percentFaults(object: Section, path: Path): Fault[] {
  const value = valueAt(object, path);
  return value === undefined || isIntOrPercent(value)
    ? []
    : [fault('percentage', path, value, "be a whole number or a whole percentage, as '25%'")];
}
