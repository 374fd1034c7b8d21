import type { CompleteCloudConf } from '../model/addons/cloud-conf.ts';
import { show } from '../model/issue.ts';
import type { Path } from '../model/path.ts';
import { isPrintable } from '../model/printable.ts';
import { everyCloudConf, everyLoadBalancer } from './controllers.ts';
import { defineRule } from './rule.ts';

export const cloudConfIsPrintable = defineRule({
  code: 'addons/cloud-conf-text',
  why: 'A control character ends the controllers at their start, or comes back as another text: the syntax of `cloud.conf` has no way to write it.',
  *check(fleet) {
    const { authURL, region } = fleet.cloud;
    const texts: [string | undefined, Path][] = [];
    if (everyCloudConf(fleet).length > 0) texts.push([authURL, ['cloud', 'authURL']], [region, ['cloud', 'region']]);
    for (const { conf, path } of everyCloudConf(fleet)) texts.push(...general(conf, path));
    for (const { given, path } of everyLoadBalancer(fleet)) {
      texts.push([given.floatingSubnet, [...path, 'floatingSubnet']], [given.floatingSubnetTags, [...path, 'floatingSubnetTags']]);
    }
    for (const [text, path] of texts) {
      if (text === undefined || isPrintable(text)) continue;
      yield { path, got: show(text), must: 'have no control characters', fix: 'write the text without them' };
    }
  },
});

function* general({ loadBalancer, networking }: CompleteCloudConf, path: Path): Generator<[string | undefined, Path]> {
  for (const field of ['publicNetworkNames', 'internalNetworkNames'] as const) {
    for (const [i, name] of networking[field].entries()) yield [name, [...path, 'networking', field, i]];
  }
  for (const field of ['lbProvider', 'flavorId', 'availabilityZone', 'defaultTLSContainerRef'] as const) {
    yield [loadBalancer[field], [...path, 'loadBalancer', field]];
  }
}
