import { type Cover, rule, sources, type } from './source.ts';

const drawn = (by: 'always' | 'derived', file: string): Cover => ({ by, file: `lib/addons/cloud-conf/${file}.ts` });
const resolved: Cover = { by: 'derived', file: 'lib/compose/addons/cloud-conf.ts' };

/** What the OpenStack controllers read (addons 1.5 and 2.5), and what conflicts in it (addons 1.7 and 2.7). */
export const cloudConfSources = sources('cloud-conf', [
  ['keys', 'a key that the parser does not know is silently left out', type(), drawn('always', 'print')],
  ['quotes', 'text outside quotes loses what is behind `#` and `;`', drawn('always', 'gcfg'), rule('addons/cloud-conf-text')],
  ['template', 'a secret that is put in later is quoted when it is', drawn('always', 'credential')],
  ['durations', 'a time without its unit ends the controller', type(), drawn('always', 'print')],
  ['cloud', 'the address and the region of the cloud', rule('addons/cloud-incomplete')],
  ['ca', "the cloud's own CA", drawn('derived', 'cloud-conf'), rule('addons/tls-unverified')],
  ['client-certificate', 'a client certificate has its key beside it', type(), rule('addons/client-certificate-undelivered')],
  ['node-addresses', 'ranges by which addresses are sorted', rule('network/range-form', 'network/range-canonical')],
  ['subnet', 'the subnet of load balancers, and of both families', resolved, rule('load-balancer/subnet-one-family')],
  ['floating-subnet', 'an id beside names and tags', rule('load-balancer/floating-subnet-choice')],
  ['class', 'what a class must say', rule('load-balancer/class-incomplete', 'load-balancer/class-network')],
  ['ovn', 'what the provider ovn cannot do', resolved, rule('load-balancer/ovn-method', 'load-balancer/ovn-unsupported')],
  ['internal', 'internal load balancers with floating IPs', rule('load-balancer/internal-floating')],
  ['monitor', 'times and retries of monitors', type(), rule('load-balancer/monitor-timeout', 'load-balancer/monitor-delay-short')],
  ['security-groups', 'security groups have one owner', type(), drawn('always', 'print')],
  ['node-selector', 'labels that a node can have', rule('load-balancer/node-selector-form')],
  ['tls-reference', 'a certificate that Barbican has', rule('load-balancer/tls-container-ref')],
  ['routes', 'routes beside an overlay', rule('addons/routes-with-overlay')],
  ['attach-limit', 'volumes at one node', type(), resolved],
  ['ignore-volume-az', "zones of Cinder's own", resolved, rule('addons/volume-zone-ignored')],
]);
