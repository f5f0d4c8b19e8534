import { beforeEach, describe, expect, test } from '@jest/globals';
import { challengeHashOf } from './challenge.ts';
import { createSignIns } from './sign-ins.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const hours = (n: number): Date => new Date(NOW.getTime() + n * 3_600_000);
const user = { id: 'ada', email: 'ada@example.com', full_name: 'Ada', avatar_url: null, created_at: NOW, credits: 5, password_hash: 'hash' };
const visitor = { address: '192.0.2.1', device: 'Firefox on Linux' };

let opened: [Record<string, unknown>, Record<string, unknown>][];
let answer: { session: unknown; needsSecondStep: boolean };
const signIns = createSignIns({
  signInsStore: {
    open: async (...of) => {
      opened.push(of as never);
      return answer as never;
    },
  },
  accessTokens: { issue: async (session) => ({ token: `access ${JSON.stringify(session)}`, expiresInS: 3_600 }), read: async () => undefined },
  refreshTokens: { issue: ({ id, generation }) => `refresh ${id}.${generation}`, read: () => undefined },
  limits: { networkKey: (address) => `network of ${address}` },
  now: () => NOW,
});
const start = (how: object = {}) => signIns.start(user as never, visitor, { kind: 'signed_in', method: 'password', ...how });

beforeEach(() => {
  opened = [];
  answer = { session: { id: 's1', user_id: 'ada', generation: 1, expires_at: hours(12) }, needsSecondStep: false };
});

const tokens = {
  access_token: `access ${JSON.stringify({ id: 's1', userId: 'ada', expiresAt: hours(12) })}`,
  refresh_token: 'refresh s1.1',
  expires_in: 3_600,
  token_type: 'bearer',
};

describe('a sign-in', () => {
  test('opens a session of twelve hours, or of thirty days where it is to be remembered', async () => {
    expect(await start()).toEqual({ ...tokens, user: { id: 'ada', email: 'ada@example.com', full_name: 'Ada', avatar_url: null, created_at: NOW.toISOString(), credits: 5 } });
    expect(opened[0]?.[0]).toEqual({ user_id: 'ada', network_key: 'network of 192.0.2.1', method: 'password', device: 'Firefox on Linux', created_at: NOW, rotated_at: NOW, expires_at: hours(12) });
    await start({ remembered: true });
    expect(opened[1]?.[0]).toMatchObject({ expires_at: hours(30 * 24) });
  });

  test('is held to the password that was checked, where one was', async () => {
    await start({ clears: 'limit' });
    await start({ method: 'passkey', isProven: true, kind: 'signed_up', remembered: true });
    const pending = { challengeHash: expect.stringMatching(/^[\w-]{43}$/), isRemembered: false, expiresAt: new Date('2026-03-01T12:10:00Z') };
    expect(opened.map(([, how]) => how)).toEqual([
      { kind: 'signed_in', clears: 'limit', passwordHash: 'hash', isProven: false, pending },
      { kind: 'signed_up', clears: undefined, isProven: true, pending: { ...pending, isRemembered: true } },
    ]);
    expect(opened[1]?.[1]).not.toHaveProperty('passwordHash');
  });

  test('that wants a second step gives a challenge, of which only the hash is kept, and no tokens', async () => {
    answer = { session: undefined, needsSecondStep: true };
    const error = (await start().catch((thrown: unknown) => thrown)) as { code: string; facts: { challenge: string } };
    expect(error.code).toBe('second_factor_required');
    expect(error.facts.challenge).toMatch(/^[\w-]{43}$/);
    expect(opened[0]?.[1].pending).toMatchObject({ challengeHash: challengeHashOf(error.facts.challenge) });
    const again = (await start().catch((thrown: unknown) => thrown)) as { facts: { challenge: string } };
    expect(again.facts.challenge).not.toBe(error.facts.challenge);
  });

  test('is nothing where the account changed meanwhile', async () => {
    answer = { session: undefined, needsSecondStep: false };
    expect(await start()).toBeUndefined();
  });
});
