import { type ContainerPort, IntOrString, type Probe } from '../kubernetes.ts';

/** The port at which the sidecar `liveness-probe` answers for the driver. */
export const health = (containerPort: number): ContainerPort => ({ name: 'healthz', containerPort, protocol: 'TCP' });

/** Asks it (addons 2.2, 2.3). */
export const probe = (times: Required<Pick<Probe, 'timeoutSeconds' | 'periodSeconds'>>): Probe => ({
  httpGet: { path: '/healthz', port: IntOrString.fromString('healthz') },
  failureThreshold: 5,
  initialDelaySeconds: 10,
  ...times,
});
