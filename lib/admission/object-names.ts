import { type Fault, isLabelName, isSubdomain } from '../model/kubernetes-names.ts';

const labelText = 'be a DNS label: at most 63 of a to z, 0 to 9 and `-`, beginning and ending with a letter or digit';
const subdomainText =
  'be a DNS subdomain: at most 253 of a to z, 0 to 9, `-` and `.`, each part beginning and ending with a letter or digit';

/** Kinds whose names are DNS labels, since they become parts of DNS names. */
const labelled = new Set(['Namespace', 'Service']);

/** Kinds whose names become label values, so that 63 characters are the end (Cluster API: core/webhooks/admission, v1.14). */
const labelling = new Set(['Cluster', 'MachineDeployment']);

/** Kinds whose names only have to fit into a URL (kubernetes/kubernetes: pkg/apis/rbac/validation, v1.34). */
const pathSegments = new Set(['ClusterRole', 'ClusterRoleBinding', 'Role', 'RoleBinding']);

/** What is wrong with the name of an object of a kind, as a phrase after "must"; `undefined` if nothing is. */
export function nameFault(kind: string, name: string): Fault {
  if (pathSegments.has(kind))
    return /[/%]/.test(name) || name === '.' || name === '..' ? 'be a path segment: without `/` and `%`' : undefined;
  if (labelled.has(kind)) return isLabelName(name) ? undefined : labelText;
  if (!isSubdomain(name)) return subdomainText;
  if (labelling.has(kind) && name.length > 63) return `have at most 63 characters, since it becomes a label's value; it has ${name.length}`;
  return undefined;
}
