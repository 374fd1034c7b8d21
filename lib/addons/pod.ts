import { type PodSecurityContext, Quantity, type ResourceRequirements, type SecurityContext } from './kubernetes.ts';

/** A container that needs nothing of its node: it writes nowhere, gains no rights and keeps none. */
export const confined: SecurityContext = {
  allowPrivilegeEscalation: false,
  capabilities: { drop: ['ALL'] },
  readOnlyRootFilesystem: true,
};

/** A pod whose containers run under one plain user, which so can share sockets and files. */
export const plainUser = (id: number): PodSecurityContext => ({
  runAsNonRoot: true,
  runAsUser: id,
  runAsGroup: id,
  fsGroup: id,
  seccompProfile: { type: 'RuntimeDefault' },
});

/** What a container asks for; no limits, since one that is throttled or killed while it attaches a volume helps nobody. */
export const requests = (cpu: string, memory: string): ResourceRequirements => ({
  requests: { cpu: Quantity.fromString(cpu), memory: Quantity.fromString(memory) },
});
