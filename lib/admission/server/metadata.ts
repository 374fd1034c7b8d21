import type { Path } from '../../model/path.ts';
import type { Kind } from './kind.ts';
import { dnsLabel, dnsSubdomain, labelValue, qualifiedName } from './names.ts';
import { isSection, listAt, type Section, sectionAt, textAt } from './section.ts';
import { type Fault, fault } from './verdict.ts';

/**
 * What the server demands of the `metadata` of every object, together with the schema. On an update the name may not change and what
 * stands there is not looked at again.
 *
 * @see kubernetes/apimachinery: pkg/api/validation/objectmeta.go, v0.34
 */
export function metadataFaults(object: Section, kind: Kind, old: Section | undefined): Fault[] {
  const metadata = sectionAt(object, ['metadata']);
  const faults: Fault[] = old === undefined ? nameFaults(metadata, kind) : renameFaults(metadata, sectionAt(old, ['metadata']));
  faults.push(...labelFaults(metadata['labels'], ['metadata', 'labels']));
  faults.push(...annotationFaults(metadata['annotations'], ['metadata', 'annotations']));
  for (const reference of listAt(metadata, ['ownerReferences'])) faults.push(...ownerFaults(reference));
  if (listAt(metadata, ['ownerReferences']).filter((reference) => isSection(reference) && reference['controller'] === true).length > 1) {
    faults.push(fault('metadata', ['metadata', 'ownerReferences'], undefined, 'name at most one owner with `controller: true`'));
  }
  if (old === undefined) {
    for (const name of listAt(metadata, ['finalizers'])) {
      const must = qualifiedName(String(name));
      if (must !== undefined) faults.push(fault('metadata', ['metadata', 'finalizers'], name, must));
    }
  }
  return faults;
}

function nameFaults(metadata: Section, kind: Kind): Fault[] {
  const faults: Fault[] = [];
  const [name, generateName, namespace] = [textAt(metadata, ['name']), textAt(metadata, ['generateName']), textAt(metadata, ['namespace'])];
  if (name === '' && generateName === '') faults.push(fault('required', ['metadata', 'name'], undefined, 'be given'));
  const nameMust = name === '' ? undefined : nameCheck(kind)(name);
  if (nameMust !== undefined) faults.push(fault('metadata', ['metadata', 'name'], name, nameMust));
  const startMust = generateName === '' ? undefined : nameCheck(kind)(`${generateName.replace(/-$/, '')}`);
  if (startMust !== undefined) faults.push(fault('metadata', ['metadata', 'generateName'], generateName, startMust));
  const namespaceMust = namespace === '' || kind.facts.scope === 'Cluster' ? undefined : dnsLabel(namespace);
  if (namespaceMust !== undefined) faults.push(fault('metadata', ['metadata', 'namespace'], namespace, namespaceMust));
  return faults;
}

const pathSegments = new Set(['Role', 'RoleBinding', 'ClusterRole', 'ClusterRoleBinding']);
const labels = new Set(['Namespace', 'Service']);
const segmentMust = 'be neither `.` nor `..` and hold neither `/` nor `%`';

/** Most names are DNS subdomains; those of RBAC are only parts of a URL. */
function nameCheck(kind: Kind): (text: string) => string | undefined {
  if (!kind.builtin) return dnsSubdomain;
  if (pathSegments.has(kind.name)) return (text) => (/^\.\.?$|[/%]/.test(text) ? segmentMust : undefined);
  return labels.has(kind.name) ? dnsLabel : dnsSubdomain;
}

function renameFaults(metadata: Section, old: Section): Fault[] {
  return ['name', 'namespace'].flatMap((key) => {
    const [now, before] = [textAt(metadata, [key]), textAt(old, [key])];
    return now === before || now === '' || before === '' ? [] : [fault('metadata', ['metadata', key], now, `stay '${before}'`)];
  });
}

/** Labels, of an object or of a template. */
export function labelFaults(labels: unknown, path: Path): Fault[] {
  return Object.entries(isSection(labels) ? labels : {}).flatMap(([key, value]) => {
    const [keyMust, valueMust] = [qualifiedName(key), labelValue(String(value))];
    return [
      ...(keyMust === undefined ? [] : [fault('label', path, key, keyMust)]),
      ...(valueMust === undefined ? [] : [fault('label', path, value, valueMust)]),
    ];
  });
}

const annotationBytes = 256 * 1024;

/** Annotations, of an object or of a template: letter case does not count in their keys, and together they have a limit. */
export function annotationFaults(annotations: unknown, path: Path): Fault[] {
  const entries = Object.entries(isSection(annotations) ? annotations : {});
  const faults = entries.flatMap(([key]) => {
    const must = qualifiedName(key.toLowerCase());
    return must === undefined ? [] : [fault('annotation', path, key, must)];
  });
  const total = entries.reduce((sum, [key, value]) => sum + Buffer.byteLength(key) + Buffer.byteLength(String(value)), 0);
  if (total > annotationBytes)
    faults.push(fault('too-long', path, undefined, `have at most ${annotationBytes} bytes in all, not ${total}`));
  return faults;
}

function ownerFaults(reference: unknown): Fault[] {
  return ['apiVersion', 'kind', 'name', 'uid']
    .filter((key) => textAt(reference, [key]) === '')
    .map((key) => fault('metadata', ['metadata', 'ownerReferences', key], undefined, 'not be empty'));
}
