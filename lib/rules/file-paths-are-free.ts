import type { CompleteCluster } from '../model/complete.ts';
import { defineRule } from './rule.ts';
import { everyFile } from './walks.ts';

/** What Cluster API and kubeadm write, or refuse to find (CAPI v1.14: bootstrap/kubeadm/pkg/cloudinit; kubernetes v1.34: cmd/kubeadm/app/preflight). */
const kubeadm = {
  folders: ['/run/kubeadm/', '/run/cluster-api/', '/etc/kubernetes/pki/', '/var/lib/etcd/'],
  paths: new Set([
    ...['kube-apiserver', 'kube-controller-manager', 'kube-scheduler', 'etcd'].map((name) => `/etc/kubernetes/manifests/${name}.yaml`),
    ...['admin', 'super-admin', 'kubelet', 'bootstrap-kubelet', 'controller-manager', 'scheduler'].map(
      (name) => `/etc/kubernetes/${name}.conf`,
    ),
    '/var/lib/kubelet/config.yaml',
    '/var/lib/kubelet/kubeadm-flags.env',
  ]),
};
/** `config.yaml` is written last, so that one of yours is gone; the CAs lie in the server's folder (capi 9, 19). */
const rke2 = {
  folders: ['/run/cluster-api/', '/var/lib/rancher/rke2/server/tls/', '/var/lib/rancher/rke2/server/db/'],
  paths: new Set(['/etc/rancher/rke2/config.yaml']),
};
const taken = { kubeadm, rke2 };

/** What is written only where a cluster asks for it (rancher/cluster-api-provider-rke2 v0.25.0: pkg/rke2/config.go). */
function* asked({ distribution, backup }: CompleteCluster): Generator<string> {
  const isRke2 = distribution.type === 'rke2';
  if (distribution.auditPolicySecret !== undefined)
    yield isRke2 ? '/etc/rancher/rke2/audit-policy.yaml' : '/etc/kubernetes/audit/policy.yaml';
  if (isRke2 && distribution.cisProfile !== undefined) yield '/opt/rke2-cis-script.sh';
  if (isRke2 && distribution.secretsEncryption !== undefined) yield '/var/lib/rancher/rke2/server/cred/encryption-config.json';
  if (backup?.s3?.caSecret !== undefined) yield '/etc/rancher/rke2/etcd-s3-ca.crt';
}
const anchors = '/usr/local/share/ca-certificates/capstan/';

export const filePathsAreFree = defineRule({
  code: 'file/path-taken',
  why: 'Two writers of one file: the later one wins without a word, or the first machine stops because the file is there already.',
  *check(fleet) {
    for (const { cluster, file, path } of everyFile(fleet)) {
      const { target } = file;
      const { paths, folders } = taken[cluster.distribution.type];
      if (paths.has(target) || folders.some((folder) => target.startsWith(folder)) || [...asked(cluster)].includes(target)) {
        yield {
          path,
          got: `'${target}'`,
          must: 'be a path that neither Cluster API nor the distribution writes',
          fix: 'choose another path',
        };
      }
      const ca = target.startsWith(anchors) && cluster.trustedCAs.find(({ name }) => target === `${anchors}${name}.crt`);
      if (ca) {
        yield {
          path,
          got: `'${target}', which holds the trusted CA '${ca.name}'`,
          must: "be a path that no entry of the cluster's `trustedCAs` has",
          fix: 'leave the file out, or rename one of the two',
        };
      }
    }
  },
});
