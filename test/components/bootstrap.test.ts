import { describe, expect, test } from 'vitest';
import { add } from '../../lib/index.ts';
import { secretKey } from '../../lib/model/values.ts';
import { object } from '../synth.ts';

const withFile = (content: string) => {
  const spec = object('KubeadmConfigTemplate', { clusters: { demo: { files: { '/etc/x': add({ content }) } } } }).spec as never as {
    template: { spec: { files: { content: string; encoding?: string }[] } };
  };
  return spec.template.spec.files[0];
};

describe('a file on a machine', () => {
  test('of plain text stays readable', () =>
    expect(withFile('first\n  second\n')).toEqual({
      path: '/etc/x',
      owner: 'root:root',
      permissions: '0644',
      content: 'first\n  second\n',
    }));

  test.each([
    ['that begins with a space', ' indented\n'],
    ['that begins with an empty line', '\ntext\n'],
    ['without a final newline', 'text'],
    ['with two final newlines', 'text\n\n'],
    ['with Windows line ends', 'a\r\nb\r\n'],
    ['with what Jinja would read', 'x {{ .Values.a }}\n'],
    ['with a Jinja statement', '{%- if x %}\n'],
    ['with a Jinja comment, as shell writes it', 'echo ${#list[@]}\n'],
    ['with a line separator', 'a\u2028b\n'],
    ['with a byte-order mark', '\ufefftext\n'],
    ['with an escape character', '\u001b[0m\n'],
  ])('%s goes as base64, byte for byte', (_, content) => {
    const file = withFile(content);
    expect(file?.encoding).toBe('base64');
    expect(Buffer.from(file?.content ?? '', 'base64').toString('utf8')).toBe(content);
  });

  test('may come from a Secret of the cluster’s namespace', () => {
    const template = object('KubeadmConfigTemplate', {
      clusters: { demo: { files: { '/etc/x': add({ content: secretKey({ name: 's', key: 'k' }) }) } } },
    });
    expect(template).toHaveProperty(['spec', 'template', 'spec', 'files', 0, 'contentFrom'], { secret: { name: 's', key: 'k' } });
  });

  test('of a pool wins over the cluster’s of the same path', () => {
    const template = object('KubeadmConfigTemplate', {
      clusters: {
        demo: {
          files: { '/etc/x': add({ content: 'cluster\n' }) },
          nodePools: { web: { files: { '/etc/x': add({ content: 'pool\n' }) } } },
        },
      },
    });
    expect(template).toHaveProperty(['spec', 'template', 'spec', 'files', 'length'], 1);
    expect(template).toHaveProperty(['spec', 'template', 'spec', 'files', 0, 'content'], 'pool\n');
  });
});

test('trusted CAs are files that end in one newline, and are taken up before kubeadm runs', () => {
  const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----';
  const spec = object('KubeadmControlPlane', {
    clusters: { demo: { trustedCAs: { corp: add(pem as never) }, commands: { before: ['echo mine'] } } },
  }).spec;
  expect(spec).toHaveProperty(['kubeadmConfigSpec', 'files', 0], {
    path: '/usr/local/share/ca-certificates/capstan/corp.crt',
    owner: 'root:root',
    permissions: '0644',
    content: `${pem}\n`,
  });
  expect(spec).toHaveProperty(['kubeadmConfigSpec', 'preKubeadmCommands', 0], expect.stringContaining('update-ca-certificates'));
  expect(spec).toHaveProperty(['kubeadmConfigSpec', 'preKubeadmCommands', 1], 'echo mine');
});

describe('every role', () => {
  const registrations = [
    object('KubeadmControlPlane').spec['kubeadmConfigSpec'] as never as Record<string, { nodeRegistration: unknown }>,
    (object('KubeadmConfigTemplate').spec['template'] as never as { spec: Record<string, { nodeRegistration: unknown }> }).spec,
  ]
    .flatMap((config) => [config['initConfiguration'], config['joinConfiguration']])
    .filter((part) => part !== undefined);

  test('names the node after its server, leaves it to the cloud provider, and gives the id that the module reports', () => {
    expect(registrations).toHaveLength(3);
    for (const { nodeRegistration } of registrations) {
      expect(nodeRegistration).toEqual({
        name: '{{ v1.local_hostname }}',
        kubeletExtraArgs: [
          { name: 'cloud-provider', value: 'external' },
          { name: 'provider-id', value: 'openstack:///{{ v1.instance_id }}' },
        ],
      });
    }
  });

  test('puts the region into regional provider ids, on both sides', () => {
    const patch = { cloud: { region: 'RegionOne' }, clusters: { demo: { providerIDFormat: 'regional' } } } as const;
    expect(JSON.stringify(object('KubeadmControlPlane', patch))).toContain('openstack://RegionOne/{{ v1.instance_id }}');
    expect(object('TerraformCluster', patch).spec['variables']).toMatchObject({ provider_id_format: 'regional', region: 'RegionOne' });
  });
});

test('the API server listens where the load balancer forwards to', () => {
  const patch = { clusters: { demo: { network: { apiServerPort: 8443 } } } };
  expect(object('Cluster', patch).spec['clusterNetwork']).toMatchObject({ apiServerPort: 8443 });
  expect(object('KubeadmControlPlane', patch).spec['kubeadmConfigSpec']).toMatchObject({
    initConfiguration: { localAPIEndpoint: { bindPort: 8443 } },
    joinConfiguration: { controlPlane: { localAPIEndpoint: { bindPort: 8443 } } },
  });
});

test('arguments are sorted by name, so that their order never replaces a control plane', () => {
  const args = (extraArgs: Record<string, string>) =>
    object('KubeadmControlPlane', { clusters: { demo: { distribution: { type: 'kubeadm', apiServer: { extraArgs } } } } });
  expect(args({ 'z-last': '1', 'a-first': '2' })).toEqual(args({ 'a-first': '2', 'z-last': '1' }));
});
