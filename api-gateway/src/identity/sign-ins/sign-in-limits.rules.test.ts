import { beforeEach, describe, expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { AppError } from '../../platform/errors/errors.ts';
import { createSignInLimits } from './sign-in-limits.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const MINUTE = 60_000;
const [current, old] = [Buffer.from('current'), Buffer.from('old')];
const hash = (text: string, key = current) => createHmac('sha256', key).update(text).digest('base64url');
const HERE = hash('192.0.2.1');

let taken: { name: string; tries: number; windowMs: number }[];
let judged: unknown[][];
let cleared: string[];
let logged: unknown[];
let begun: unknown[];
let account: unknown;
let user: unknown;
/** Thrown by the next count, as for a try too many, of which the log is told. */
let refusal: Error | undefined;

const limits = createSignInLimits({
  limits: {
    keyOf: (name) => `key of ${name}`,
    take: async (name, limit, tell) => {
      taken.push({ name, ...limit });
      if (!refusal) return;
      await tell?.();
      throw refusal;
    },
    judge: async (counted, limit, tell) => {
      judged.push([counted, limit]);
      await tell?.();
    },
    clear: async (name) => void cleared.push(name),
  },
  signIns: {
    begin: async (login) => {
      begun.push(login);
      return { network: 'network', account, user } as never;
    },
  },
  log: { record: async (event: unknown) => void logged.push(event) } as never,
  keys: { current: () => current, accepted: () => [current, old] },
  signupsAnHour: 7,
  now: () => NOW,
});

beforeEach(() => {
  [taken, judged, cleared, logged, begun] = [[], [], [], [], []];
  [account, user, refusal] = [{ key: 'account key', used: 1 }, { id: 'ada' }, undefined];
});

const tooMany = new AppError('rate_limited');

describe('tries that are counted', () => {
  const calls: [string, () => Promise<unknown>, { name: string; tries: number; windowMs: number }[], object | undefined][] = [
    ['sign-ups by network', () => limits.beforeSignup('192.0.2.1'), [{ name: `signup:address:${HERE}`, tries: 7, windowMs: 60 * MINUTE }], { networkKey: HERE, detail: { call: 'signup' } }],
    ['refreshes by session', () => limits.beforeRefresh('s1'), [{ name: 'refresh:session:s1', tries: 60, windowMs: 15 * MINUTE }], undefined],
    ['recoveries by network', () => limits.beforeRecovery('192.0.2.1'), [{ name: `recovery:address:${HERE}`, tries: 30, windowMs: 15 * MINUTE }], { networkKey: HERE, detail: { call: 'recovery' } }],
    ['second steps by network', () => limits.beforeSecondStep('192.0.2.1'), [{ name: `second-step:address:${HERE}`, tries: 100, windowMs: 15 * MINUTE }], { networkKey: HERE, detail: { call: 'second-step' } }],
    ['passkeys by network', () => limits.beforePasskey('192.0.2.1'), [{ name: `passkey:address:${HERE}`, tries: 100, windowMs: 15 * MINUTE }], { networkKey: HERE, detail: { call: 'passkey' } }],
    ['passwords of a session by account', () => limits.beforePasswordCheck('ada'), [{ name: 'password:account:ada', tries: 10, windowMs: 15 * MINUTE }], { userId: 'ada', detail: { call: 'password' } }],
    ['recovery codes by account', () => limits.beforeRecoveryCode('ada'), [{ name: 'recovery-code:account:ada', tries: 10, windowMs: 15 * MINUTE }], { userId: 'ada', detail: { call: 'recovery-code' } }],
  ];

  test.each(calls)('%s: so many in so long, and the log hears of the first that is refused', async (_name, call, counted, told) => {
    await call();
    expect(taken).toEqual(counted);
    expect(logged).toEqual([]);
    refusal = tooMany;
    await expect(call()).rejects.toBe(tooMany);
    expect(logged).toEqual(told ? [{ kind: 'rate_limited', ...told }] : []);
  });

  test('networks are told apart by the /64 of an IPv6 address', () => {
    expect(limits.networkKey('2001:db8:1:2::1')).toBe(limits.networkKey('2001:db8:1:2:9::9'));
    expect(limits.networkKey('2001:db8:1:2::1')).not.toBe(limits.networkKey('2001:db8:1:3::1'));
  });

  test('codes of an app: five in a quarter of an hour and fifty a day, and the owner is warned', async () => {
    let warnings = 0;
    const warn = async () => void (warnings += 1);
    await limits.beforeCode('ada', warn);
    expect(taken).toEqual([
      { name: 'code:account:ada', tries: 5, windowMs: 15 * MINUTE },
      { name: 'code-day:account:ada', tries: 50, windowMs: 24 * 60 * MINUTE },
    ]);
    expect(warnings).toBe(0);
    refusal = tooMany;
    await expect(limits.beforeCode('ada', warn)).rejects.toBe(tooMany);
    expect([warnings, logged]).toEqual([1, [{ kind: 'rate_limited', userId: 'ada', detail: { call: 'code' } }]]);
  });

  test('a right code counts the short window afresh, not the day', async () => {
    await limits.codeWasRight('ada');
    expect(cleared).toEqual(['code:account:ada']);
  });

  test('five mails an hour reset a password; one more is silently not sent, and a fault is a fault', async () => {
    expect(await limits.mayMailReset('ada')).toBe(true);
    expect(taken).toEqual([{ name: 'recovery:account:ada', tries: 5, windowMs: 60 * MINUTE }]);
    refusal = tooMany;
    expect(await limits.mayMailReset('ada')).toBe(false);
    expect(logged).toEqual([{ kind: 'rate_limited', userId: 'ada', detail: { call: 'recovery' } }]);
    for (const fault of [new Error('database away'), new AppError('conflict')]) {
      refusal = fault;
      await expect(limits.mayMailReset('ada')).rejects.toBe(fault);
    }
  });
});

describe('a login', () => {
  test('is counted for the network, the account, and the account on this network', async () => {
    expect(await limits.beforeLogin('mail', '192.0.2.1')).toEqual({ user, clears: 'account key' });
    expect(begun).toEqual([
      {
        emailKey: 'mail',
        networkKeys: [HERE, hash('192.0.2.1', old)],
        knownSince: new Date('2026-01-30T12:00:00Z'),
        limitKeys: { network: `key of login:address:${HERE}`, account: 'key of login:account:mail', accountHere: `key of login:account:mail:${HERE}` },
        networkTries: 100,
        windowEndsAt: new Date('2026-03-01T12:15:00Z'),
        now: NOW,
      },
    ]);
    expect(judged).toEqual([['network', { tries: 100, windowMs: 15 * MINUTE }], [account, { tries: 10, windowMs: 15 * MINUTE }]]);
    const told = { kind: 'rate_limited', networkKey: HERE, detail: { call: 'login' } };
    expect(logged).toEqual([told, { ...told, userId: 'ada' }]);
  });

  test('of a network that has used up its tries is judged by the network alone; an account that is not there is judged like any', async () => {
    account = undefined;
    expect(await limits.beforeLogin('mail', '192.0.2.1')).toEqual({ user, clears: undefined });
    expect(judged).toHaveLength(1);
    [account, user] = [{ key: 'k' }, undefined];
    expect(await limits.beforeLogin('mail', '192.0.2.1')).toEqual({ user: undefined, clears: 'k' });
  });
});
