import { describe, expect, test } from 'vitest';
import { builtinSchemas } from '../../lib/generate/builtin.ts';
import { validatorCode } from '../../lib/generate/validator.ts';
import type { SchemaNode, Validator } from '../../lib/model/schema.ts';

const schemas = builtinSchemas({ v1: ['ConfigMap'], 'apps/v1': ['DaemonSet'] });
const schemaOf = (name: string): SchemaNode => schemas.get(name) ?? {};
const labels = { app: 'a' };

const daemonSet = (container: object) => ({
  apiVersion: 'apps/v1',
  kind: 'DaemonSet',
  metadata: { name: 'a', namespace: 'b' },
  spec: {
    selector: { matchLabels: labels },
    updateStrategy: { rollingUpdate: { maxUnavailable: '10%' } },
    template: { metadata: { labels }, spec: { containers: [{ name: 'a', image: 'b', ...container }] } },
  },
});

describe('the schema of a built-in kind', async () => {
  const code = await validatorCode(schemaOf('apps/v1/DaemonSet'));
  const { default: validate } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Validator;
  const errors = (container: object): string[] => {
    validate(daemonSet(container));
    return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath.split('/containers/0')[1]} ${keyword}`);
  };

  test('takes what is right', () => {
    expect(errors({ ports: [{ containerPort: 80, protocol: 'TCP' }], resources: { limits: { cpu: 1, memory: '1Gi' } } })).toEqual([]);
  });

  test.each([
    ['an unknown field, however deep', { resources: { limit: {} } }, '/resources additionalProperties'],
    ['a fraction, since no number of these kinds is one', { ports: [{ containerPort: 80.5 }] }, '/ports/0/containerPort type'],
    ['a missing field', { ports: [{}] }, '/ports/0 required'],
    ['a value outside an enum', { imagePullPolicy: 'Sometimes' }, '/imagePullPolicy enum'],
    ['a number where text belongs', { env: [{ name: 'A', value: 1 }] }, '/env/0/value type'],
    ['a text where a switch belongs', { tty: 'true' }, '/tty type'],
  ])('refuses %s', (_name, container, error) => expect(errors(container)).toEqual([error]));

  test('says what it is a schema of, and where it lives', () => {
    expect(schemaOf('apps/v1/DaemonSet')['x-capstan']).toMatchObject({ scope: 'Namespaced', plural: 'daemonsets' });
    expect(schemaOf('v1/ConfigMap').properties?.['apiVersion']).toEqual({ type: 'string', const: 'v1' });
  });

  test('knows which maps hold base64', () => {
    expect(schemaOf('v1/ConfigMap').properties?.['binaryData']?.additionalProperties).toEqual({ type: 'string', format: 'byte' });
    expect(schemaOf('v1/ConfigMap').properties?.['data']?.additionalProperties).toEqual({ type: 'string' });
  });
});
