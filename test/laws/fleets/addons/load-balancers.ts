import fc, { type Arbitrary } from 'fast-check';
import type { LoadBalancer, LoadBalancerClass } from '../../../../lib/model/fleet.gen.ts';
import { duration, keyed, labelValue, maybe } from '../texts.ts';
import { uuid, type Where } from './where.ts';

type Balancing = { readonly loadBalancer?: LoadBalancer; readonly loadBalancerClasses?: Record<string, LoadBalancerClass> };

/** An id, or a name and tags. */
const floatingSubnet = ({ option }: Where): Arbitrary<object> =>
  fc.oneof(
    fc.record({ floatingSubnetId: uuid }),
    fc.record({ floatingSubnet: option }),
    fc.record({ floatingSubnetTags: option }),
    fc.record({ floatingSubnet: option, floatingSubnetTags: option }),
  );

const floating = (where: Where): Arbitrary<object> =>
  fc.tuple(fc.record({ floatingNetworkId: uuid }), floatingSubnet(where)).map(([network, subnet]) => ({ ...network, ...subnet }));

/** Subnets of the cluster's own networks; a network never without one of its own. */
const inner: Arbitrary<object> = fc
  .constantFrom('subnetId', 'memberSubnetId', 'both', 'network')
  .chain(
    (choice): Arbitrary<object> =>
      choice === 'both'
        ? fc.record({ subnetId: uuid, memberSubnetId: uuid })
        : choice === 'network'
          ? fc.record({ networkId: uuid, subnetId: uuid })
          : fc.record({ [choice]: uuid }),
  );

/** Times between checks that Octavia takes, whichever is left out. */
const monitor = fc.oneof(
  fc.constantFrom({}, { monitorDelay: '4s' }, { monitorTimeout: '1s' }, { monitorDelay: '2s', monitorTimeout: '1s' }),
  fc.record({ monitorDelay: duration(60, 600), monitorTimeout: duration(1, 59) }),
);

const certificate = fc.oneof(
  fc.record({ defaultTLSContainerRef: fc.constant('https://barbican.example.com/v1/secrets/0a9c7a52-7d53-4b5e-8a55-2f0c1c6f3a10') }),
  fc.record({ defaultTLSContainerRef: fc.constantFrom('kubernetes:"a"', '${x}'), containerStore: fc.constant('external') }),
  fc.record({ containerStore: fc.constantFrom('barbican', 'external') }),
);

/** What only some providers of Octavia have. */
function provider({ cloud, option }: Where): Arbitrary<object> {
  const usual = cloud.loadBalancerProvider ?? 'amphora';
  const other = fc
    .tuple(
      fc.record({ lbMethod: fc.constantFrom('ROUND_ROBIN', 'LEAST_CONNECTIONS', 'SOURCE_IP', 'SOURCE_IP_PORT') }),
      maybe({ flavorId: option, availabilityZone: option, enableIngressHostname: fc.boolean() }),
      certificate,
    )
    .map((parts) => Object.assign({}, ...parts) as object);
  const named = (lbProvider: string) => (given: object) => ({ ...given, lbProvider });
  const ovn = maybe({ lbMethod: fc.constant('SOURCE_IP_PORT'), enableIngressHostname: fc.constant(false) });
  const amphora = fc.constantFrom('amphora', 'amphorav2', 'f5', 'a "b" \\ # ;').chain((name) => other.map(named(name)));
  return fc.oneof(ovn.map(named('ovn')), amphora, usual === 'ovn' ? ovn : other);
}

const classNames = fc.constantFrom('dmz', 'a b', 'Public.v2', 'constructor', 'x_y-z');

/** Options of load balancers and their classes, which depend on each other: internal ones have no floating IPs. */
export function loadBalancers(where: Where): Arbitrary<Balancing> {
  const usual = maybe({
    enabled: fc.boolean(),
    createMonitor: fc.boolean(),
    monitorMaxRetries: fc.integer({ min: 1, max: 10 }),
    monitorMaxRetriesDown: fc.integer({ min: 1, max: 10 }),
    nodeSelector: keyed('example.com', labelValue),
    cascadeDelete: fc.boolean(),
    ingressHostnameSuffix: fc.constantFrom('nip.io', 'lb.example.com'),
    maxSharedLB: fc.integer({ min: 1, max: 1000 }),
    providerRequiresSerialAPICalls: fc.boolean(),
  });
  return fc.boolean().chain((internalLB) => {
    const outside = internalLB ? fc.constant({}) : fc.oneof(floating(where), floatingSubnet(where), fc.constant({}));
    const whole = fc
      .tuple(usual, monitor, provider(where), outside, fc.oneof(inner, fc.constant({})), maybe({ internalLB: fc.constant(internalLB) }))
      .map((parts) => Object.assign({}, ...parts, internalLB ? { internalLB } : {}) as LoadBalancer);
    const own = internalLB ? inner : fc.oneof(floating(where), floatingSubnet(where), inner);
    return fc
      .tuple(whole, maybe({ loadBalancerClasses: fc.dictionary(classNames, own, { minKeys: 1, maxKeys: 3 }) }))
      .map(([loadBalancer, classes]): Balancing => ({ loadBalancer, ...(classes as Balancing) }));
  });
}
