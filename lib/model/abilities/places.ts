import { cannot, type Lands } from './ability.ts';

type Paths = readonly string[];

const below = (prefix: string, paths: Paths): Paths => paths.map((path) => `${prefix}.${path}`);

export const cluster = (path: string): Lands => ({ lands: { Cluster: [`spec.clusterNetwork.${path}`] } });
export const kcp = (...paths: Paths): Lands => ({ lands: { KubeadmControlPlane: below('spec', paths) } });
export const kubeadmServers = (...paths: Paths): Lands => kcp(...below('kubeadmConfigSpec', paths));
export const kubeadmWorkers = (...paths: Paths): Lands => ({ lands: { KubeadmConfigTemplate: below('spec.template.spec', paths) } });
export const servers = (...paths: Paths): Lands => ({ lands: { RKE2ControlPlane: below('spec', paths) } });
export const workers = (...paths: Paths): Lands => ({ lands: { RKE2ConfigTemplate: below('spec.template.spec', paths) } });
export const machines = (path: string): Lands => ({ lands: { MachineDeployment: [`spec.template.${path}`] } });
export const together = (...all: readonly Lands[]): Lands => ({
  lands: Object.assign({}, ...all.map(({ lands }) => lands)) as Lands['lands'],
});

/** On servers and workers at the same place. */
export const kubeadmMachines = (...paths: Paths): Lands => together(kubeadmServers(...paths), kubeadmWorkers(...paths));
export const rke2Machines = (...paths: Paths): Lands => together(servers(...paths), workers(...paths));

export const kubernetes = (path: string): Lands => kubeadmServers(`clusterConfiguration.${path}`);

/** A first server registers by one section, those that join by the other. */
export const serverNodes = (path: string): Lands =>
  kubeadmServers(`initConfiguration.nodeRegistration.${path}`, `joinConfiguration.nodeRegistration.${path}`);
export const workerNodes = (path: string): Lands => kubeadmWorkers(`joinConfiguration.nodeRegistration.${path}`);

export const both = (kubeadm: Lands, rke2: Lands) => ({ kubeadm, rke2 });
export const alike = (path: string) => both(kcp(path), servers(path));
export const onlyKubeadm = (kubeadm: Lands, reason: string, fix: string) => ({ kubeadm, rke2: cannot(reason, fix) });
export const onlyRke2 = (rke2: Lands, reason: string, fix: string) => ({ kubeadm: cannot(reason, fix), rke2 });
