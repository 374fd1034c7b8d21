import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cloudConf } from '../../lib/addons/cloud-conf/cloud-conf.ts';
import { placeholders, renderedText } from '../../lib/addons/cloud-conf/credential.ts';
import { printSections } from '../../lib/addons/cloud-conf/gcfg.ts';
import { printCloudConf, printNodeConf } from '../../lib/addons/cloud-conf/print.ts';
import { complete } from '../synth.ts';
import { confOf, controllerConf, full } from './cloud-conf.ts';
import { type Gcfg, readGcfg } from './gcfg.ts';
import { password } from './passwords.ts';

const printed = (...given: Parameters<typeof controllerConf>): string => printCloudConf(controllerConf(...given), placeholders);
const read = (...given: Parameters<typeof controllerConf>): Gcfg => readGcfg(printed(...given));
const other = '0a9c7a52-7d53-4b5e-8a55-2f0c1c6f3a10';
const nodes = '5c1d7a0e-2b4f-4e83-9a61-0d8f3b2c4e71';

describe('cloud.conf', () => {
  // `npx vitest run test/addons -u` renews the files; read them in the diff.
  test('says with nothing but a version what the controller would do by itself', () =>
    expect(printed()).toMatchFileSnapshot('cloud-conf/small.conf'));

  test('has a key for every option, in a fixed order', () =>
    expect(printCloudConf(full, placeholders)).toMatchFileSnapshot('cloud-conf/full.conf'));

  test('gives node plugins no credential, no address, and only what they read', () =>
    expect(printNodeConf(full)).toMatchFileSnapshot('cloud-conf/node.conf'));

  test('is the same whatever the order in which a fleet says it', () => {
    const a = { dmz: { floatingSubnet: 'dmz' }, inner: { subnetId: other } };
    const b = { inner: { subnetId: other }, dmz: { floatingSubnet: 'dmz' } };
    expect(printed({ loadBalancerClasses: a })).toBe(printed({ loadBalancerClasses: b }));
  });

  test("has the cloud's CA where the pods see it, and none without one", () => {
    expect(readGcfg(printCloudConf(full, placeholders))['Global']?.['ca-file']).toEqual(['/etc/config/ca.crt']);
    expect(read()['Global']).not.toHaveProperty('ca-file');
  });

  test('never turns the check of certificates off by itself', () => {
    expect(read({ insecureSkipTLSVerify: false })['Global']).not.toHaveProperty('tls-insecure');
    expect(read({ insecureSkipTLSVerify: true })['Global']?.['tls-insecure']).toEqual(['true']);
  });

  test('has a section for volumes only with the Cinder driver, which may be alone', () => {
    expect(read()).not.toHaveProperty('BlockStorage');
    const alone = readGcfg(printCloudConf(confOf({ cinderCSI: { version: 'v1.34.1' } }), placeholders));
    expect(alone['BlockStorage']?.['node-volume-attach-limit']).toEqual(['256']);
  });

  test('gives times with their units', () => {
    const conf = read({ loadBalancer: { monitorDelay: '90s', monitorTimeout: '1m' }, metadata: { requestTimeout: '30s' } });
    expect(conf['LoadBalancer']?.['monitor-delay']).toEqual(['1m30s']);
    expect(conf['LoadBalancer']?.['monitor-timeout']).toEqual(['1m0s']);
    expect(conf['Metadata']?.['request-timeout']).toEqual(['30s']);
  });
});

describe("a load balancer's defaults", () => {
  const balancer = (...given: Parameters<typeof controllerConf>) => controllerConf(...given).loadBalancer;
  const cloud = (changes: object) => ({ cloud: { authURL: 'https://keystone.example.com', region: 'RegionOne', ...changes } }) as never;

  test.each([
    ['amphora', 'amphora', 'ROUND_ROBIN'],
    ['ovn', 'ovn', 'SOURCE_IP_PORT'],
    ['cloud-default', 'amphora', 'ROUND_ROBIN'],
    ['f5', 'f5', 'ROUND_ROBIN'],
  ])('the provider %s of the cloud gives %s with %s', (loadBalancerProvider, lbProvider, lbMethod) =>
    expect(balancer({}, cloud({ loadBalancerProvider }))).toMatchObject({ lbProvider, lbMethod }),
  );

  test('what a fleet says wins', () =>
    expect(balancer({ loadBalancer: { lbProvider: 'amphora', subnetId: other } }, cloud({ loadBalancerProvider: 'ovn' }))).toMatchObject({
      lbProvider: 'amphora',
      lbMethod: 'ROUND_ROBIN',
      subnetId: other,
    }));

  test("load balancers are in the nodes' subnet", () => {
    expect(balancer().subnetId).toBe(nodes);
    expect(balancer({ loadBalancer: { memberSubnetId: other } })).toMatchObject({ subnetId: nodes, memberSubnetId: other });
  });

  test('with a network of their own, only the nodes are', () => {
    const conf = balancer({ loadBalancer: { networkId: other } });
    expect(conf).toMatchObject({ networkId: other, memberSubnetId: nodes });
    expect(conf).not.toHaveProperty('subnetId');
    expect(balancer({ loadBalancer: { networkId: other, subnetId: other } })).not.toHaveProperty('memberSubnetId');
  });

  test('with both families, the controller looks for the subnet of each Service', () => {
    const conf = balancer({}, cloud({ networks: { nodes: { cidrs: ['10.6.0.0/24', 'fd00:6::/64'] } } }));
    expect(conf).not.toHaveProperty('subnetId');
    expect(conf).not.toHaveProperty('memberSubnetId');
  });
});

describe('text', () => {
  test('any printable password reads back the same, and changes nothing else', () => {
    const { Global: plain, ...rest } = readGcfg(printCloudConf(full, { id: 'a', secret: 'b' }));
    fc.assert(
      fc.property(password, password, (id, secret) => {
        const { Global: global, ...others } = readGcfg(printCloudConf(full, { id, secret }));
        expect(global).toEqual({ ...plain, 'application-credential-id': [id], 'application-credential-secret': [secret] });
        expect(others).toEqual(rest);
      }),
    );
  });

  test('so does a text as a name', () => {
    fc.assert(
      fc.property(password, (text) => {
        const file = printSections([{ name: 'LoadBalancerClass', subsection: text, keys: { 'floating-subnet': text } }]);
        expect(readGcfg(file)).toEqual({ [`LoadBalancerClass ${JSON.stringify(text)}`]: { 'floating-subnet': [text] } });
      }),
    );
  });

  test.each(['\n', '\r', '\t', '\0', '\u001b', '\u007f', '\u0085', '\u2028', '\ud800', '\uffff'])(
    '%j is refused, and the text is not told',
    (char) => {
      const print = () => printCloudConf(full, { id: 'a', secret: `hunter2${char}` });
      expect(print).toThrow(TypeError);
      expect(print).toThrow(/^the text of application-credential-secret must not hold control characters/);
      expect(print).not.toThrow(/hunter2/);
    },
  );
});

describe('a template', () => {
  test('stands between the quotes as it is, and escapes when it is rendered', () =>
    expect(renderedText('secretKey').quoted).toMatchInlineSnapshot(
      `"{{ if regexMatch \`[\\p{Cc}\\p{Zl}\\p{Zp}\\x{fffe}\\x{ffff}]\` .secretKey }}{{ fail "secretKey must not hold line ends or other control characters" }}{{ end }}{{ .secretKey | replace \`\\\` \`\\\\\` | replace \`"\` \`\\"\` }}"`,
    ));

  test.each(['secret-key', '', '1st', 'a b', 'a}}'])('has no key like %j', (key) => expect(() => renderedText(key)).toThrow(TypeError));

  test('is printed untouched', () => {
    const secret = renderedText('secretKey');
    expect(printCloudConf(full, { id: 'a', secret })).toContain(`application-credential-secret = "${secret.quoted}"\n`);
  });
});

describe('asked for what is not there', () => {
  test.each([
    ['a cluster without the add-ons', complete({ cloud: { authURL: 'https://keystone.example.com', region: 'RegionOne' } } as never)],
    [
      'a cloud without an address',
      complete({ clusters: { demo: { addons: { cloudControllerManager: { version: 'v1.34.1' } } } } } as never),
    ],
  ])('%s is an error', (_, fleet) => {
    const [cluster] = fleet.clusters;
    if (cluster === undefined) throw new Error('the small fleet has a cluster');
    expect(() => cloudConf(fleet, cluster)).toThrow(TypeError);
  });
});
