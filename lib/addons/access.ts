import { Construct } from 'constructs';
import { KubeClusterRole, KubeClusterRoleBinding, KubeServiceAccount, type PolicyRule } from './kubernetes.ts';

/** What may be done with some resources of one API group: a row of the tables in the upstream projects' role files. */
export const may = (verbs: string, apiGroup: string, ...resources: string[]): PolicyRule => ({
  apiGroups: [apiGroup],
  resources,
  verbs: verbs.split(' '),
});

/**
 * A ServiceAccount of `kube-system` and what it may do: ClusterRoles by name, each bound to it by a ClusterRoleBinding of the same name. Only
 * pods that say so get the account's token.
 */
export class Access extends Construct {
  constructor(scope: Construct, account: string, roles: Readonly<Record<string, readonly PolicyRule[]>>) {
    super(scope, account);
    const namespace = 'kube-system';
    new KubeServiceAccount(this, 'account', { metadata: { name: account, namespace }, automountServiceAccountToken: false });
    for (const [name, rules] of Object.entries(roles)) {
      new KubeClusterRole(this, `${name} role`, { metadata: { name }, rules: [...rules] });
      new KubeClusterRoleBinding(this, `${name} binding`, {
        metadata: { name },
        roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name },
        subjects: [{ kind: 'ServiceAccount', name: account, namespace }],
      });
    }
  }
}
