import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { fixedKey, type Keys } from '../../platform/keys/keys.ts';
import { createAccessTokens } from './access-tokens.ts';

const key = randomBytes(32);
const NOW = new Date('2026-03-01T12:00:00.900Z');
const USER = '0d2f4a44-2f5c-4f6a-8d21-3a1a3f1c9b10';
const SESSION = '1d2f4a44-2f5c-4f6a-8d21-3a1a3f1c9b11';

let now = NOW;
const by = (keys: Keys) => createAccessTokens({ keys, now: () => now });
const tokens = by(fixedKey(key));
const session = (expiresInS = 86_400) => ({ id: SESSION, userId: USER, expiresAt: new Date(NOW.getTime() + expiresInS * 1000) });
const later = (s: number) => (now = new Date(NOW.getTime() + s * 1000));
const forged = (claims: object, of: { alg?: string; audience?: string; sub?: string } = {}) =>
  new SignJWT({ sid: SESSION, ...claims }).setProtectedHeader({ alg: of.alg ?? 'HS256' }).setSubject(of.sub ?? USER).setAudience(of.audience ?? 'api').setExpirationTime('1h').sign(key);

beforeEach(() => void later(0));

describe('an access token', () => {
  test('names the account and its session for an hour', async () => {
    const { token, expiresInS } = await tokens.issue(session());
    expect(expiresInS).toBe(3_600);
    expect(await tokens.read(token)).toEqual({ userId: USER, sessionId: SESSION });
    later(3_599);
    expect(await tokens.read(token)).toEqual({ userId: USER, sessionId: SESSION });
    later(3_600);
    expect(await tokens.read(token)).toBeUndefined();
  });

  test('ends with its session where that is earlier', async () => {
    const { token, expiresInS } = await tokens.issue(session(60));
    expect(expiresInS).toBe(60);
    later(61);
    expect(await tokens.read(token)).toBeUndefined();
  });

  test('outlives the rotation of its key for as long as the old one counts', async () => {
    const { token } = await tokens.issue(session());
    const next = randomBytes(32);
    expect(await by({ current: () => next, accepted: () => [next, key] }).read(token)).toEqual({ userId: USER, sessionId: SESSION });
    expect(await by(fixedKey(next)).read(token)).toBeUndefined();
    expect(await by({ current: () => next, accepted: () => [] }).read(token)).toBeUndefined();
  });

  test('is none where it is for another audience, by another algorithm, without our claims, or garbage', async () => {
    now = new Date();
    expect(await tokens.read(await forged({}))).toEqual({ userId: USER, sessionId: SESSION });
    expect(await tokens.read(await forged({}, { audience: 'mail' }))).toBeUndefined();
    expect(await tokens.read(await forged({}, { sub: 'ada' }))).toBeUndefined();
    expect(await tokens.read(await forged({ sid: 'x' }))).toBeUndefined();
    expect(await tokens.read(await forged({}, { alg: 'HS512' }))).toBeUndefined();
    expect(await tokens.read('garbage')).toBeUndefined();
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await forged({})).split('.')[1]}.`;
    expect(await tokens.read(unsigned)).toBeUndefined();
  });

  test('that cannot be read for a reason of ours is an error, not a stranger', async () => {
    const { token } = await tokens.issue(session());
    await expect(by({ current: () => key, accepted: () => [Buffer.alloc(0)] }).read(token)).rejects.toThrow();
  });
});
