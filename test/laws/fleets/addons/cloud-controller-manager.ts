import fc, { type Arbitrary } from 'fast-check';
import type { AddonVersion, CloudControllerManager } from '../../../../lib/model/fleet.gen.ts';
import { duration, listOf, maybe } from '../texts.ts';
import { loadBalancers } from './load-balancers.ts';
import { uuid, verbosity, type Where } from './where.ts';

/** The cloud controller manager with every option of `cloud.conf`; a client certificate only where a Secret of the user's own can hold it. */
export const cloudControllerManager = (where: Where, hasFiles: boolean): Arbitrary<CloudControllerManager> =>
  fc
    .tuple(
      fc.record({ version: fc.constantFrom<AddonVersion>(...where.providers) }),
      fc.oneof(loadBalancers(where), fc.constant({})),
      maybe({
        endpointType: fc.constantFrom('public', 'internal', 'admin'),
        insecureSkipTLSVerify: fc.boolean(),
        networking: maybe({
          ipv6SupportDisabled: fc.boolean(),
          publicNetworkNames: listOf(where.option),
          internalNetworkNames: listOf(where.option),
          addressSortOrder: listOf(fc.constantFrom('10.0.0.0/8', 'fd00::/8')),
        }),
        metadata: maybe({
          searchOrder: fc.constantFrom(['configDrive'], ['metadataService', 'configDrive']),
          requestTimeout: duration(0, 600),
        }),
        routes: fc.record({ routerId: uuid }),
        verbosity,
        loadBalancerWaitSteps: fc.integer({ min: 1, max: 100 }),
        ...(hasFiles ? { clientCertificate: fc.constant({ certFile: '/etc/config/tls.crt', keyFile: '/etc/config/tls.key' }) } : {}),
      }),
    )
    .map((parts) => Object.assign({}, ...parts) as object as CloudControllerManager);
