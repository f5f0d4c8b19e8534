import { beforeEach, describe, expect, test } from '@jest/globals';
import { createOwnerProof, isFresh } from './owner-proof.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const ago = (ms: number): Date => new Date(NOW.getTime() - ms);
const TEN_MINUTES = 600_000;

let session: { created_at: Date; method: 'password' | 'google' | 'passkey' } | undefined;
let counted: string[];
const proof = createOwnerProof({
  sessions: { find: async (id: string) => (id === 's1' ? (session as never) : undefined) },
  hasher: { verify: async (hash, password) => hash === `hash of ${password}` },
  limits: { beforePasswordCheck: async (userId) => void counted.push(userId) },
  now: () => NOW,
});
const ada = { id: 'ada', password_hash: 'hash of secret' as string | null };
const caller = { userId: 'ada', sessionId: 's1' };
const owns = (password: string | undefined, user = ada) => proof.assertOwner(user as never, caller, password);

beforeEach(() => {
  session = { created_at: ago(1), method: 'password' };
  counted = [];
});

describe('a fresh session', () => {
  test('began with Google or a passkey less than ten minutes ago', () => {
    expect(isFresh({ created_at: ago(TEN_MINUTES - 1), method: 'google' }, NOW)).toBe(true);
    expect(isFresh({ created_at: ago(TEN_MINUTES - 1), method: 'passkey' }, NOW)).toBe(true);
    expect(isFresh({ created_at: ago(TEN_MINUTES), method: 'passkey' }, NOW)).toBe(false);
    expect(isFresh({ created_at: ago(1), method: 'password' }, NOW)).toBe(false);
  });
});

describe('the owner is shown', () => {
  test('by the password, each try of which is counted', async () => {
    await owns('secret');
    expect(counted).toEqual(['ada']);
    await expect(owns('guess')).rejects.toMatchObject({ code: 'wrong_password', errors: [{ field: 'password', message: 'The password is not right' }] });
    await expect(proof.assertPassword(ada as never, 'guess', 'current_password')).rejects.toMatchObject({ errors: [{ field: 'current_password', message: 'The password is not right' }] });
    expect(counted).toHaveLength(3);
  });

  test('by a fresh session, without a password', async () => {
    session = { created_at: ago(1), method: 'google' };
    await owns(undefined);
    expect(counted).toEqual([]);
    await expect(owns('guess')).rejects.toMatchObject({ code: 'wrong_password' });
  });

  test('by nothing else: who has a password is asked for it, who has none signs in again', async () => {
    for (const stale of [session, undefined, { created_at: ago(TEN_MINUTES), method: 'google' as const }]) {
      session = stale;
      await expect(owns(undefined)).rejects.toMatchObject({ code: 'invalid_request', errors: [{ field: 'password', message: 'Please enter your password' }] });
      await expect(owns('', { ...ada, password_hash: null })).rejects.toMatchObject({ code: 'fresh_sign_in_required' });
    }
  });
});
