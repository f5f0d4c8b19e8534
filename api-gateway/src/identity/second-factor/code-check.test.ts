import { beforeEach, describe, expect, test } from '@jest/globals';
import { TOTP, Secret } from 'otpauth';
import { createCodeCheck } from './code-check.ts';
import { recoveryHashOf } from './recovery-codes.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const STEP = NOW.getTime() / 30_000;
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const CODE = new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: NOW.getTime() });
const RECOVERY = '0123-4567-89ab-cdef';
const [DB, TRX] = ['db', 'trx'] as never[];
const ada = { id: 'ada', email: 'ada@example.com', full_name: 'Ada', email_verified_at: NOW as Date | null };

let did: unknown[][];
let hasApp: boolean;
let lastStep: number;
let recovery: Set<string>;
let isLimited: boolean;
const note = (name: string) => async (...of: unknown[]) => void did.push([name, ...of]);
const writtenBy = (name: string) => did.filter(([one]) => one === name).map(([, ...of]) => of);

const codes = createCodeCheck({
  db: DB as never,
  inTransaction: (work) => work(TRX as never),
  factors: {
    find: async (userId: string) => (hasApp && userId === 'ada' ? { secret: `sealed ${SECRET}` } : undefined),
    useStep: async (db: unknown, _userId: string, step: number) => {
      expect(db).toBe(DB);
      if (step <= lastStep) return false;
      lastStep = step;
      return true;
    },
    useRecoveryCode: async (db: unknown, _userId: string, hash: string) => {
      expect(db).toBe(TRX);
      return recovery.delete(hash);
    },
    countRecoveryCodes: async () => recovery.size,
  } as never,
  cipher: { decrypt: (text: string, about: string) => (about === 'ada' ? text.replace('sealed ', '') : '') } as never,
  outbox: { write: note('mail') } as never,
  limits: {
    beforeCode: async (userId, warn) => {
      did.push(['count code', userId]);
      if (!isLimited) return;
      await warn();
      throw new Error('limited');
    },
    codeWasRight: note('code was right') as never,
    beforeRecoveryCode: note('count recovery code') as never,
  },
  log: { record: note('log') } as never,
  now: () => NOW,
});
const use = (code: string, user = ada) => codes.use({ user: user as never, code, networkKey: 'here' });
const wrong = (message: string) => ({ code: 'wrong_code', message, errors: [{ field: 'code', message }] });

beforeEach(() => {
  [did, hasApp, lastStep, isLimited] = [[], true, 0, false];
  recovery = new Set([recoveryHashOf('ada', RECOVERY), 'another']);
});

describe('a code of the app', () => {
  test('is counted before it is looked at, is good once, and a right one counts afresh', async () => {
    await use(`${CODE.slice(0, 3)} ${CODE.slice(3)}`);
    expect(did).toEqual([['count code', 'ada'], ['code was right', 'ada']]);
    expect(lastStep).toBe(STEP);
    did = [];
    await expect(use(CODE)).rejects.toMatchObject(wrong('That code was used already. Wait for the next one.'));
    expect(did).toEqual([['count code', 'ada'], ['log', { kind: 'second_factor_failed', userId: 'ada', networkKey: 'here', detail: { by: 'app' } }]]);
  });

  test('that is wrong is refused and noted, as is any without an app', async () => {
    const message = 'That code is not right. Check the newest one in your app.';
    await expect(use(CODE === '000000' ? '000001' : '000000')).rejects.toMatchObject(wrong(message));
    hasApp = false;
    await expect(use(CODE)).rejects.toMatchObject(wrong(message));
    expect(writtenBy('log')).toHaveLength(2);
    expect(writtenBy('code was right')).toEqual([]);
  });

  test('after too many warns the owner by mail', async () => {
    isLimited = true;
    await expect(use(CODE)).rejects.toThrow('limited');
    const mail = { template: 'second-factor-guessed', ref: `second-factor-guessed:ada:${NOW.getTime()}`, userId: 'ada', recipient: 'ada@example.com', isConfirmed: true, data: { name: 'Ada', at: NOW.toISOString() } };
    expect(writtenBy('mail')).toEqual([[DB, mail]]);
    expect(lastStep).toBe(0);
    await expect(use(CODE, { ...ada, email_verified_at: null })).rejects.toThrow('limited');
    expect(writtenBy('mail')[1]?.[1]).toMatchObject({ isConfirmed: false, data: { name: null } });
  });
});

describe('a recovery code', () => {
  test('is good once, and the owner hears how many are left', async () => {
    await use(RECOVERY);
    expect(did).toEqual([
      ['count recovery code', 'ada'],
      ['log', { kind: 'recovery_code_used', userId: 'ada', networkKey: 'here', detail: { left: 1 } }, TRX],
      ['mail', TRX, { template: 'recovery-code-used', ref: `recovery-code-used:ada:1:${NOW.getTime()}`, userId: 'ada', recipient: 'ada@example.com', isConfirmed: true, data: { name: 'Ada', at: NOW.toISOString(), left: 1 } }],
    ]);
    did = [];
    await expect(use(RECOVERY)).rejects.toMatchObject(wrong('That is not one of your recovery codes, or it was used already.'));
    expect(did).toEqual([['count recovery code', 'ada'], ['log', { kind: 'second_factor_failed', userId: 'ada', networkKey: 'here', detail: { by: 'recovery_code' } }]]);
  });

  test('of an address that nobody has confirmed is told without the name', async () => {
    await use(RECOVERY, { ...ada, email_verified_at: null });
    expect(writtenBy('mail')[0]?.[1]).toMatchObject({ isConfirmed: false, data: { name: null } });
  });

  test('does not stand for the code of an app that is being set up', async () => {
    await expect(codes.ofApp({ user: ada as never, code: RECOVERY })).rejects.toMatchObject({ code: 'wrong_code' });
    expect(recovery.size).toBe(2);
    await codes.ofApp({ user: ada as never, code: ` ${CODE}` });
    expect(lastStep).toBe(STEP);
  });
});
