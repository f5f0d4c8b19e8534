import { beforeEach, describe, expect, test } from '@jest/globals';
import { challengeHashOf } from '../sign-ins/challenge.ts';
import { createSecondStepService } from './second-step.service.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const visitor = { address: '192.0.2.1', device: 'Firefox on Linux' };
const ada = { id: 'ada' };

let did: unknown[][];
let waits: { user_id: string; method: string; is_remembered: boolean; clears: string | null } | undefined;
let takes: typeof waits;
let user: typeof ada | undefined;
let signedIn: unknown;
let wrong: Error | undefined;

const service = createSecondStepService({
  users: { find: async (id: string) => (id === 'ada' ? (user as never) : undefined) },
  pending: {
    find: async (...of) => {
      did.push(['find', ...of]);
      return waits as never;
    },
    take: async (...of) => {
      did.push(['take', ...of]);
      return takes as never;
    },
  },
  codes: {
    use: async (tried) => {
      did.push(['code', tried]);
      if (wrong) throw wrong;
    },
  },
  signIns: {
    start: async (...of: unknown[]) => {
      did.push(['start', ...of]);
      return signedIn;
    },
  } as never,
  limits: { networkKey: (address) => `network of ${address}`, beforeSecondStep: async (address) => void did.push(['count', address]) },
  now: () => NOW,
});
const finish = () => service.finish('challenge', '123456', visitor);
const hash = challengeHashOf('challenge');

beforeEach(() => {
  waits = { user_id: 'ada', method: 'password', is_remembered: true, clears: 'limit' };
  [did, takes, user, signedIn, wrong] = [[], waits, ada, { tokens: true }, undefined];
});

describe('the second step', () => {
  test('is counted, looked up, checked, taken and only then opens the session, as the first step asked', async () => {
    expect(await finish()).toBe(signedIn);
    expect(did).toEqual([
      ['count', '192.0.2.1'],
      ['find', hash, NOW],
      ['code', { user: ada, code: '123456', networkKey: 'network of 192.0.2.1' }],
      ['take', hash, NOW],
      ['start', ada, visitor, { kind: 'signed_in', method: 'password', remembered: true, clears: 'limit', isProven: true }],
    ]);
    takes = { user_id: 'ada', method: 'google', is_remembered: false, clears: null };
    await finish();
    expect(did.at(-1)?.[3]).toEqual({ kind: 'signed_in', method: 'google', remembered: false, clears: undefined, isProven: true });
  });

  test('with a wrong code takes nothing away', async () => {
    wrong = new Error('wrong');
    await expect(finish()).rejects.toBe(wrong);
    expect(did.map(([name]) => name)).toEqual(['count', 'find', 'code']);
  });

  test('has expired where nothing waits, the account is gone, another was quicker, or the account has changed', async () => {
    const expired = { code: 'sign_in_expired' };
    signedIn = undefined;
    await expect(finish()).rejects.toMatchObject(expired);
    takes = undefined;
    await expect(finish()).rejects.toMatchObject(expired);
    did = [];
    user = undefined;
    await expect(finish()).rejects.toMatchObject(expired);
    [user, waits] = [ada, undefined];
    await expect(finish()).rejects.toMatchObject(expired);
    expect(did.map(([name]) => name)).toEqual(['count', 'find', 'count', 'find']);
  });
});
