import { beforeEach, describe, expect, test } from '@jest/globals';
import { recoveryHashOf } from './recovery-codes.ts';
import { createSecondFactorService } from './second-factor.service.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const HOUR = 3_600_000;
const TRX = 'trx' as never;
const caller = { userId: 'ada', sessionId: 's1' };
const off = { id: 'ada', email: 'ada@example.com', full_name: 'Ada', email_verified_at: NOW as Date | null, second_factor_at: null as Date | null };
const on = { ...off, second_factor_at: new Date('2026-02-01T12:00:00Z') };

let did: unknown[][];
let user: typeof off | undefined;
let setup: { created_at: Date } | undefined;
/** What the store answers to begin, turnOn and turnOff. */
let isFirst: boolean;
let refusal: Error | undefined;
const note = (name: string, answer?: () => unknown) => async (...of: unknown[]) => {
  did.push([name, ...of]);
  return answer?.();
};
const refusing = (name: string) => async (...of: unknown[]) => {
  did.push([name, ...of]);
  if (refusal) throw refusal;
};

const service = createSecondFactorService({
  inTransaction: (work) => work(TRX),
  users: { find: async () => user as never },
  sessions: { revokeAll: note('revoke') as never },
  factors: {
    begin: note('begin', () => isFirst),
    find: async () => setup,
    turnOn: note('on', () => isFirst),
    turnOff: note('off', () => isFirst),
    replaceRecoveryCodes: note('codes'),
    countRecoveryCodes: async () => 7,
  } as never,
  codes: { use: refusing('use') as never, ofApp: refusing('app') as never },
  proof: { assertOwner: refusing('owner') as never, assertPassword: refusing('password') as never },
  cipher: { encrypt: (text: string, about: string) => `${about} sealed ${text}` } as never,
  outbox: { write: note('mail') } as never,
  log: { record: note('log') } as never,
  now: () => NOW,
});
const names = () => did.map(([name]) => name);
const mail = (template: string) => ({ template, ref: `${template}:ada:${NOW.getTime()}`, userId: 'ada', recipient: 'ada@example.com', isConfirmed: true, data: { name: 'Ada', at: NOW.toISOString() } });
const hashes = (codes: string[]) => codes.map((one) => recoveryHashOf('ada', one));
const alreadyOn = { code: 'conflict', message: 'Two-step sign-in is on already.' };
const isOff = { code: 'conflict', message: 'Two-step sign-in is off.' };

beforeEach(() => {
  [did, user, setup, isFirst, refusal] = [[], off, { created_at: NOW }, true, undefined];
});

test('the summary says whether it is on, since when, and how many recovery codes are left', async () => {
  expect(await service.summary(on as never)).toEqual({ is_on: true, turned_on_at: '2026-02-01T12:00:00.000Z', recovery_codes_left: 7 });
  expect(await service.summary(off as never)).toEqual({ is_on: false, turned_on_at: null, recovery_codes_left: 0 });
});

describe('setting it up', () => {
  test('shows the secret to the owner once, and keeps it sealed', async () => {
    const { secret, uri } = await service.begin(caller, 'secret');
    expect(uri).toContain(secret);
    expect(did).toEqual([['owner', off, caller, 'secret'], ['begin', { userId: 'ada', secret: `ada sealed ${secret}`, at: NOW }]]);
  });

  test('wants a confirmed address, the owner, an account, and that it is off', async () => {
    user = { ...off, email_verified_at: null };
    await expect(service.begin(caller, 'secret')).rejects.toMatchObject({ code: 'email_not_confirmed' });
    expect(did).toEqual([]);
    [user, isFirst] = [off, false];
    await expect(service.begin(caller, 'secret')).rejects.toMatchObject(alreadyOn);
    refusal = new Error('not the owner');
    did = [];
    await expect(service.begin(caller, 'guess')).rejects.toBe(refusal);
    expect(names()).toEqual(['owner']);
    user = undefined;
    await expect(service.begin(caller, 'secret')).rejects.toMatchObject({ code: 'session_ended' });
  });
});

describe('turning it on', () => {
  test('takes a code of the app, gives recovery codes, and ends all other sessions', async () => {
    const { recovery_codes } = await service.confirm(caller, '123456');
    expect(recovery_codes).toHaveLength(10);
    expect(did).toEqual([
      ['app', { user: off, code: '123456' }],
      ['on', TRX, 'ada', NOW],
      ['codes', TRX, 'ada', hashes(recovery_codes)],
      ['revoke', TRX, { userId: 'ada', except: 's1' }, 'second_factor', NOW],
      ['log', { kind: 'second_factor_on', userId: 'ada', sessionId: 's1' }, TRX],
      ['mail', TRX, mail('second-factor-on')],
    ]);
  });

  test('wants a setup of the last hour', async () => {
    const expired = { code: 'conflict', message: 'This setup has expired. Please start again.' };
    setup = { created_at: new Date(NOW.getTime() - HOUR - 1) };
    await expect(service.confirm(caller, '123456')).rejects.toMatchObject(expired);
    setup = undefined;
    await expect(service.confirm(caller, '123456')).rejects.toMatchObject(expired);
    expect(did).toEqual([]);
    setup = { created_at: new Date(NOW.getTime() - HOUR) };
    await service.confirm(caller, '123456');
    expect(names()).toContain('on');
  });

  test('does nothing with a wrong code, or where it is on, or was turned on meanwhile', async () => {
    refusal = new Error('wrong');
    await expect(service.confirm(caller, '000000')).rejects.toBe(refusal);
    expect(names()).toEqual(['app']);
    [refusal, did, isFirst] = [undefined, [], false];
    await expect(service.confirm(caller, '123456')).rejects.toMatchObject(alreadyOn);
    expect(names()).toEqual(['app', 'on']);
    [did, user] = [[], on];
    await expect(service.confirm(caller, '123456')).rejects.toMatchObject(alreadyOn);
    expect(did).toEqual([]);
  });
});

describe('turning it off, and new recovery codes', () => {
  const confirmation = { password: 'secret', code: '123456' };

  test('want the owner and a code', async () => {
    user = on;
    await service.end(caller, confirmation);
    expect(did).toEqual([
      ['owner', on, caller, 'secret'],
      ['use', { user: on, code: '123456' }],
      ['off', TRX, 'ada'],
      ['log', { kind: 'second_factor_off', userId: 'ada', sessionId: 's1' }, TRX],
      ['mail', TRX, mail('second-factor-off')],
    ]);
    did = [];
    const { recovery_codes } = await service.renewCodes(caller, confirmation);
    expect(recovery_codes).toHaveLength(10);
    expect(did.slice(2)).toEqual([
      ['codes', TRX, 'ada', hashes(recovery_codes)],
      ['log', { kind: 'recovery_codes_renewed', userId: 'ada', sessionId: 's1' }, TRX],
      ['mail', TRX, mail('recovery-codes-renewed')],
    ]);
  });

  test('do nothing without them, and are told once where two come at once', async () => {
    for (const call of [service.end, service.renewCodes]) {
      [user, refusal, did] = [off, undefined, []];
      await expect(call(caller, confirmation)).rejects.toMatchObject(isOff);
      expect(did).toEqual([]);
      [user, refusal] = [on, new Error('no')];
      await expect(call(caller, confirmation)).rejects.toBe(refusal);
      expect(names()).toEqual(['owner']);
    }
    [refusal, isFirst, did] = [undefined, false, []];
    await service.end(caller, confirmation);
    expect(names()).toEqual(['owner', 'use', 'off']);
  });

  test('of an address that nobody has confirmed are told without the name', async () => {
    user = { ...on, email_verified_at: null };
    await service.end(caller, confirmation);
    expect(did.at(-1)?.[2]).toMatchObject({ isConfirmed: false, data: { name: null } });
  });
});
