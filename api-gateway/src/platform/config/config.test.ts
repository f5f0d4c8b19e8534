import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { deriveKey, readOrCreateSecret } from '../keys/secrets.ts';

describe('the environment', () => {
  test('nothing need be set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ environment: 'development', role: 'all', port: 4000, trustProxy: false });
    expect(config.publicUrl).toBe('http://localhost:4000');
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  test('only production listens everywhere without being told', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://h', SMTP_URL: 'smtp://h', STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(readConfig({}).host).toBe('127.0.0.1');
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readConfig(production).host).toBeUndefined();
    expect(readConfig({ ...production, HOST: '10.0.0.1' }).host).toBe('10.0.0.1');
  });

  test('an empty variable counts as not set', () => {
    expect(readConfig({ PORT: '', DATA_DIR: '', LOG_LEVEL: '' }).port).toBe(4000);
  });

  test.each([
    [{ PORT: '99999' }, /PORT/],
    [{ ROLE: 'king' }, /ROLE/],
    [{ SECRET_KEY: 'short' }, /SECRET_KEY/],
    [{ DATABASE_URL: 'mysql://x/y' }, /DATABASE_URL/],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, /PUBLIC_URL/],
    [{ ROLE: 'worker' }, /DATABASE_URL/],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://h' }, /STRIPE_SECRET_KEY/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /STRIPE_WEBHOOK_SECRET/],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://h', STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /PUBLIC_URL/],
    [{ METRICS_TOKEN: 'too short' }, /METRICS_TOKEN/],
    [{ METRICS_PORT: '0' }, /METRICS_PORT/],
    [{ OPERATOR_OIDC_ISSUER: 'https://id.example' }, /OPERATOR_OIDC_ISSUER: .* come together/],
    [{ OPERATOR_OIDC_ISSUER: 'http://id.example', OPERATOR_OIDC_CLIENT_ID: 'a', OPERATOR_OIDC_CLIENT_SECRET: 'b', OPERATOR_OPERATORS: 'admins' }, /OPERATOR_OIDC_ISSUER: Must begin with https/],
    [{ OPERATOR_OIDC_ISSUER: 'https://id.example', OPERATOR_OIDC_CLIENT_ID: 'a', OPERATOR_OIDC_CLIENT_SECRET: 'b' }, /OPERATOR_OPERATORS/],
    [{ ROLE: 'gateway', NODE_ENV: 'production', DATABASE_URL: 'postgres://h/d' }, /SECRET_KEY/],
  ])('%j is refused by name', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(name);
  });

  test.each([
    ['http://fifteen.example', false],
    ['https://fifteen.example', true],
    ['http://localhost:4000', true],
    ['http://127.0.0.1:4000', true],
  ])('production: PUBLIC_URL=%s is accepted: %s', (PUBLIC_URL, isAccepted) => {
    const read = () => readConfig({ NODE_ENV: 'production', PUBLIC_URL, SMTP_URL: 'smtp://h', STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' });
    if (isAccepted) expect(read().publicUrl).toBe(PUBLIC_URL);
    else expect(read).toThrow(/PUBLIC_URL: Must begin with https:/);
  });

  test.each([
    ['', false],
    ['2', 2],
    ['10.0.0.0/8, 192.0.2.1', ['10.0.0.0/8', '192.0.2.1']],
  ])('TRUST_PROXY %j trusts %j', (value, trusted) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
  });
});

describe('the secret', () => {
  test('is made once, for the owner alone, and its keys do not give each other away', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fifteen-secret-'));
    const secret = readOrCreateSecret(folder);
    expect(readOrCreateSecret(folder)).toBe(secret);
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(deriveKey(secret, 'a')).toEqual(deriveKey(secret, 'a'));
    expect(deriveKey(secret, 'a')).not.toEqual(deriveKey(secret, 'b'));
    rmSync(folder, { recursive: true });
  });
});
