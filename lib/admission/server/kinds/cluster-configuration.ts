import { isSet, type Section, textAt } from '../section.ts';
import { type Fault, fault } from '../verdict.ts';
import { coreDNSVersion } from './core-dns.ts';

/**
 * The `clusterConfiguration` of a control plane: image tags, and where etcd runs. The server names a DNS tag that it cannot read as
 * `dns.imageTag`, without what stands above.
 *
 * @see kubernetes-sigs/cluster-api: controlplane/kubeadm/webhooks/admission/kubeadmcontrolplane.go, validateClusterConfiguration, v1.14.2
 */
export function clusterConfigurationFaults(object: Section, old: Section | undefined, path: readonly string[]): Fault[] {
  const tagPath = [...path, 'dns', 'imageTag'];
  const tag = textAt(object, tagPath);
  const etcdTag = textAt(object, [...path, 'etcd', 'local', 'imageTag']);
  const local = isSet(object, [...path, 'etcd', 'local']);
  const external = isSet(object, [...path, 'etcd', 'external']);
  const wasExternal = old !== undefined && isSet(old, [...path, 'etcd', 'external']);
  return [
    ...tagFaults(tag, tagPath),
    ...(tag === '' || coreDNSVersion(tag) !== undefined
      ? []
      : [fault('tag', ['dns', 'imageTag'], tag, 'be a version of CoreDNS, as v1.12.1')]),
    ...(local ? tagFaults(etcdTag, [...path, 'etcd', 'local', 'imageTag']) : []),
    ...(local && external ? [fault('etcd', [...path, 'etcd', 'local'], undefined, 'not stand beside `external`')] : []),
    ...(old !== undefined && external !== wasExternal
      ? [fault('immutable', [...path, 'etcd', 'external'], undefined, 'neither be added nor be removed: etcd cannot move')]
      : []),
  ];
}

const tagFaults = (tag: string, path: readonly string[]): Fault[] =>
  /[^-a-zA-Z0-9_.]/.test(tag) ? [fault('tag', path, tag, 'be an image tag: letters, digits, `-`, `_` and `.`')] : [];
