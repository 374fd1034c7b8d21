import { isSection } from '../../admission/server/section.ts';
import type { FrozenField } from './field.ts';

const type = 'controlplane.cluster.x-k8s.io/RKE2ControlPlane';
const source = 'capi 9';

/** What CAPRKE2 v0.25.0 lets change in a control plane, although RKE2 reads it when a cluster is made. */
export const rke2Servers: readonly FrozenField[] = [
  {
    type,
    path: ['spec', 'serverConfig', 'cni'],
    label: "RKE2's network plugin",
    absent: 'canal',
    why: 'The server takes it, and the new plugin is installed beside the old one, whose interfaces and routes stay on every node: Pods lose their network.',
    source: 'captf 9.3, capi 9',
  },
  {
    type,
    path: ['spec', 'serverConfig', 'clusterDomain'],
    label: 'the domain of the Services (RKE2)',
    absent: 'cluster.local',
    why: 'The server takes it, but certificates and what runs in the cluster keep the old domain.',
    source,
  },
  {
    type,
    path: ['spec', 'agentConfig', 'dataDir'],
    label: "RKE2's data folder",
    absent: '/var/lib/rancher/rke2',
    why: 'The server takes it, but the CAs still go below /var/lib/rancher/rke2, where that RKE2 does not look: new servers cannot join.',
    source,
  },
  {
    type,
    path: ['spec', 'serverConfig', 'externalDatastoreSecret'],
    label: 'the external datastore, given, taken away or another one',
    part: (secret) => (isSection(secret) ? { name: secret['name'], namespace: secret['namespace'] } : secret),
    why: "The server takes it, but the cluster's state stays in the old datastore: new servers begin an empty cluster beside it.",
    source,
  },
  {
    type,
    path: ['spec', 'registrationMethod'],
    label: 'how RKE2 servers and agents register',
    absent: 'control-plane-endpoint',
    why: 'Fixed for a cluster’s life: nodes that are there keep the address that they joined by.',
    source: 'captf 9.3, 15',
  },
];
