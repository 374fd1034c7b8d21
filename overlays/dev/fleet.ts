import { overlay } from '../../lib/index.ts';
import base from '../base/fleet.ts';

/** The CAPTF quick start: one small cluster behind an internal load balancer. */
export default overlay(base, {
  clusters: {
    payments: {
      controlPlane: { replicas: 1 },
    },
  },
});
