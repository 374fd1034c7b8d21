import { parseAddress } from '../model/cidr.ts';
import { show } from '../model/issue.ts';
import { isSubdomain } from '../model/kubernetes-names.ts';
import { defineRule } from './rule.ts';
import { scalarFault } from './syntax/plain-scalar.ts';

export const timeServersAreHosts = defineRule({
  code: 'cluster/time-server-form',
  why: 'The name is pasted into the user data as it is: the machine has no time server, or cloud-init reads nothing at all.',
  *check({ clusters }) {
    for (const { path, ntpServers } of clusters) {
      for (const [i, server] of ntpServers.entries()) {
        if (parseAddress(server) !== undefined || (isSubdomain(server.toLowerCase()) && scalarFault(server) === undefined)) continue;
        yield {
          path: [...path, 'ntp', 'servers', i],
          got: show(server),
          must: 'be a DNS name or an address, without a port',
          fix: "write it as 'ntp.example.com' or '192.0.2.123'",
        };
      }
    }
  },
});
