import { describe, expect, test } from 'vitest';
import { credentialIn, isCredential } from '../../lib/model/credential.ts';

describe('a credential', () => {
  test.each([
    'export DB_PASSWORD=hunter2-example',
    'curl --token abcd1234efgh https://example.com',
    'password: hunter2-example',
    '{"apiKey": "abcd1234"}',
    'application-credential-secret = 0f5c8a3e6d5b4b2f9d0e6a7c1b2d3e4f',
    'http://user:hunter2@proxy.example.com:3128',
  ])('is seen in %s, and not repeated', (text) => {
    const what = credentialIn(text);
    expect(what).toBeTypeOf('string');
    expect(what).not.toMatch(/hunter2|abcd1234|0f5c8a3e/);
  });
  test.each([
    'export DB_PASSWORD=$PASSWORD',
    'curl --token "$(cat /run/token)" https://example.com',
    '# password: ask the operators',
    'passwd:         files systemd',
    'imagePullSecret: registry',
    'automountServiceAccountToken: false',
    'token-auth-file=/etc/tokens.csv',
    'resources: ["secrets", "tokenreviews"]',
    'PasswordAuthentication no',
    'https://keystone.example.com:5000/v3',
    'http://[fd00::1]:3128',
    'git@github.com:team/repo.git',
    'the token expires after an hour',
  ])('is not seen in %s', (text) => expect(credentialIn(text)).toBeUndefined());
  test.each([
    ['OS_APPLICATION_CREDENTIAL_SECRET', 'x7'],
    ['DB_PASSWORD', 'hunter2-example'],
    ['API_KEY', 'abcd'],
  ])('is known by the name of its setting: %s', (name, value) => expect(isCredential(name, value)).toBe(true));
  test.each([
    ['AWS_WEB_IDENTITY_TOKEN_FILE', '/var/run/token'],
    ['authentication-token-webhook', 'true'],
    ['authentication-token-webhook-cache-ttl', '2m'],
    ['bootstrap-token-ttl', '24h'],
    ['enable-bootstrap-token-auth', 'true'],
    ['encryption-provider-config', '/etc/kubernetes/kms.yaml'],
    ['etcd-keyfile', '/etc/kubernetes/pki/etcd.key'],
    ['initial-cluster-token', 'payments'],
    ['kms-provider', 'unix:///run/kms.sock'],
    ['kubelet-client-key', '/etc/kubernetes/pki/client.key'],
    ['oidc-client-id', 'kubernetes'],
    ['requestheader-client-ca-file', '/etc/ca.crt'],
    ['service-account-key-file', '/etc/kubernetes/pki/sa.pub'],
    ['service-account-max-token-expiration', '24h'],
    ['service-account-signing-key-file', '/etc/kubernetes/pki/sa.key'],
    ['tls-private-key-file', '/etc/kubernetes/tls.key'],
    ['token-auth-file', '/etc/kubernetes/tokens.csv'],
    ['token-ttl', '24h'],
  ])('is not suspected behind an ordinary argument: %s', (name, value) => {
    expect(isCredential(name, value)).toBe(false);
    expect(credentialIn(`kube-apiserver --${name}=${value}`)).toBeUndefined();
    expect(credentialIn(`kube-apiserver --${name} ${value}`)).toBeUndefined();
  });
});
