import type { Path } from '../../model/path.ts';
import { dnsSubdomain } from './names.ts';
import { sectionAt, textAt } from './section.ts';
import { type Fault, fault } from './verdict.ts';

/**
 * What keeps the server from reading back a reference of an older version: it looks up the kind that is named, in the group of `apiVersion`.
 * Whether that kind is installed cannot be known here; a name that no kind can have can.
 *
 * @see kubernetes-sigs/cluster-api: core/webhooks/conversion/common.go, v1.14.2
 */
export function referenceFaults(object: unknown, path: Path): Fault[] {
  const reference = sectionAt(object, path);
  const [apiVersion, kind, name] = ['apiVersion', 'kind', 'name'].map((key) => textAt(reference, [key]));
  const slash = apiVersion?.indexOf('/') ?? -1;
  const group = slash < 0 ? '' : (apiVersion?.slice(0, slash) ?? '');
  if (group === '' && kind === '' && name === '') return [];
  const groupFits = apiVersion?.split('/').length === 2 && group.includes('.') && dnsSubdomain(group) === undefined;
  return [
    ...(groupFits ? [] : [fault('reference', [...path, 'apiVersion'], apiVersion, 'be the group and version of a kind that is installed')]),
    ...(/^[A-Za-z][-A-Za-z0-9]{0,62}$/.test(kind ?? '')
      ? []
      : [fault('reference', [...path, 'kind'], kind, 'be the name of a kind that is installed')]),
  ];
}
