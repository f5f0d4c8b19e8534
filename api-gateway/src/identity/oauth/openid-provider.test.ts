import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { JWTPayload } from 'jose';
import { startRogueProvider, type RogueProvider } from '../../testing/rogue-provider.ts';
import { createOpenIdProvider } from './openid-provider.ts';

const ATTEMPT = { state: 'state', nonce: 'the-nonce', codeVerifier: 'v'.repeat(43), redirectUrl: 'http://localhost:4000/auth/callback' };

let rogue: RogueProvider;
beforeAll(async () => {
  rogue = await startRogueProvider(ATTEMPT.nonce);
});
afterAll(() => rogue.stop());

const exchange = () => createOpenIdProvider(rogue.settings).exchange(ATTEMPT, { code: 'code' });
const encoded = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('the ID token of the provider', () => {
  test('names the person, where it is genuine', async () => {
    rogue.forge(({ claims, sign }) => sign({ ...claims, picture: 'https://pictures.example/ann.png' }));
    expect(await exchange()).toEqual({ subject: 'subject', email: 'ann@example.com', fullName: 'Ann', avatarUrl: 'https://pictures.example/ann.png' });
  });

  const refusals: unknown[] = [];
  const refused = async (): Promise<void> => {
    const error: unknown = await exchange().then(() => undefined, (caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'oauth_failed', status: 401 });
    refusals.push(error);
  };

  test.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ['another audience', (claims) => ({ ...claims, aud: 'somebody-else' })],
    ['another issuer', (claims) => ({ ...claims, iss: 'https://accounts.google.com.evil.example' })],
    ['an end in the past', (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 3600, iat: Math.floor(Date.now() / 1000) - 7200 })],
    ['another nonce', (claims) => ({ ...claims, nonce: 'not-ours' })],
    ['no nonce', ({ nonce: _nonce, ...claims }) => claims],
    ['no subject', ({ sub: _sub, ...claims }) => claims],
    ['an e-mail that is not verified', (claims) => ({ ...claims, email_verified: false })],
    ['an e-mail of unknown standing', ({ email_verified: _verified, ...claims }) => claims],
    ['no e-mail', ({ email: _email, ...claims }) => claims],
  ])('A11: with %s is refused', async (_name, change) => {
    rogue.forge(({ claims, sign }) => sign(change(claims)));
    await refused();
  });

  test('A11: unsigned is refused', async () => {
    rogue.forge(({ claims }) => Promise.resolve(`${encoded({ alg: 'none' })}.${encoded(claims)}.`));
    await refused();
  });

  test('A11: signed by another key is refused', async () => {
    rogue.forge(({ claims }) => rogue.signByStranger(claims));
    await refused();
    figure('A11', `forged ID tokens: ${refusals.length} refused`);
  });

  test.each(['javascript:alert(1)', 'javascript://127.0.0.1/%0aalert(1)', 'http://intranet.example/a.png', 'x'.repeat(600), '', 'data:text/html,x'])('the picture %j is left out', async (picture) => {
    rogue.forge(({ claims, sign }) => sign({ ...claims, picture }));
    expect((await exchange()).avatarUrl).toBeNull();
  });

  test('a provider that is away is told from one that refuses', async () => {
    const away = createOpenIdProvider({ ...rogue.settings, issuer: 'http://127.0.0.1:9' });
    await expect(away.authorizationUrl(ATTEMPT)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
