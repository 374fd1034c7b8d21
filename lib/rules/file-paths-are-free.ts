import { defineRule } from './rule.ts';
import { everyFile } from './walks.ts';

/** What Cluster API and kubeadm write, or refuse to find (CAPI v1.14: bootstrap/kubeadm/pkg/cloudinit; kubernetes v1.34: cmd/kubeadm/app/preflight). */
const folders = ['/run/kubeadm/', '/run/cluster-api/', '/etc/kubernetes/pki/', '/var/lib/etcd/'];
const paths = new Set([
  ...['kube-apiserver', 'kube-controller-manager', 'kube-scheduler', 'etcd'].map((name) => `/etc/kubernetes/manifests/${name}.yaml`),
  ...['admin', 'super-admin', 'kubelet', 'bootstrap-kubelet', 'controller-manager', 'scheduler'].map(
    (name) => `/etc/kubernetes/${name}.conf`,
  ),
  '/var/lib/kubelet/config.yaml',
  '/var/lib/kubelet/kubeadm-flags.env',
]);
const anchors = '/usr/local/share/ca-certificates/capstan/';

export const filePathsAreFree = defineRule({
  code: 'file/path-taken',
  why: 'Two writers of one file: the later one wins without a word, or kubeadm stops on the first machine because the file is there already.',
  *check(fleet) {
    for (const { cluster, file, path } of everyFile(fleet)) {
      const { target } = file;
      if (paths.has(target) || folders.some((folder) => target.startsWith(folder))) {
        yield { path, got: `'${target}'`, must: 'be a path that neither Cluster API nor kubeadm writes', fix: 'choose another path' };
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
