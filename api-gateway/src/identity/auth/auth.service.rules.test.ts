import { beforeEach, describe, expect, test } from '@jest/globals';
import type { RefreshDecision } from '../sessions/refresh-decision.ts';
import { createAuthService } from './auth.service.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const [DB, TRX] = ['db', 'trx'] as never[];
const visitor = { address: '192.0.2.1', device: 'Firefox on Linux' };
const caller = { userId: 'ada', sessionId: 's1' };
const ada = { id: 'ada', password_hash: 'hash of a hedgehog' as string | null };
const signedIn = { tokens: true };

let did: unknown[][];
let user: typeof ada | undefined;
let opens: unknown;
let session: Record<string, unknown> | undefined;
let decision: RefreshDecision | undefined;
const note = (name: string, answer?: (...of: unknown[]) => unknown) => async (...of: unknown[]) => {
  did.push([name, ...of]);
  return answer?.(...of);
};

const auth = createAuthService({
  db: DB,
  inTransaction: (work: (trx: unknown) => unknown) => work(TRX),
  users: { create: note('create', () => user) },
  sessions: {
    find: async (id: string) => (id === 's1' ? session : undefined),
    revoke: note('revoke'),
    refresh: async (id: string, now: Date, decide: (of: unknown) => RefreshDecision) => {
      did.push(['refresh', id, now]);
      if (!session) return undefined;
      return { session, decision: decision ?? decide(session) };
    },
  },
  signIns: { start: note('start', () => opens), tokensOf: async (of: { id: string }) => ({ tokens: of.id }) },
  verification: { welcome: note('welcome'), tellSignupTried: note('tell') },
  hasher: { hash: async (password: string) => `hash of ${password}`, verify: async (hash: string | null, password: string) => hash === `hash of ${password}` },
  accessTokens: { read: async (token: string) => (token === 'good' ? caller : undefined) },
  refreshTokens: { read: (token: string) => (token.startsWith('s1.') ? { sessionId: 's1', generation: Number(token.slice(3)) } : undefined) },
  limits: {
    networkKey: (address: string) => `network of ${address}`,
    beforeSignup: note('count signup'),
    beforeRefresh: note('count refresh'),
    beforeLogin: note('count login', () => ({ user, clears: 'limit' })),
  },
  log: { count: note('log count'), record: note('log') },
  noteRefusal: (...of: unknown[]) => void did.push(['refusal', ...of]),
  background: { run: (name: string, work: () => Promise<void>) => void (did.push(['background', name]), work()) },
  now: () => NOW,
} as never);
const names = () => did.map(([name]) => name);

beforeEach(() => {
  [did, user, opens, decision] = [[], ada, signedIn, undefined];
  session = { id: 's1', user_id: 'ada', generation: 5, rotated_at: NOW, expires_at: new Date(NOW.getTime() + 1), revoked_at: null, repeatable: true };
});

describe('signing up', () => {
  const body = { email: 'Ada@Example.com', password: 'a hedgehog', full_name: 'Ada\u0000' } as never;

  test('is counted, makes the account with its welcome credits and mail, and signs in', async () => {
    expect(await auth.signup(body, visitor)).toBe(signedIn);
    expect(did).toEqual([
      ['count signup', '192.0.2.1'],
      ['create', TRX, { email: 'Ada@Example.com', email_key: expect.stringMatching(/example\.com$/), full_name: 'Ada', password_hash: 'hash of a hedgehog', created_at: NOW }, 100],
      ['welcome', TRX, ada],
      ['start', ada, visitor, { kind: 'signed_up', method: 'password' }],
    ]);
  });

  test('without a name keeps none', async () => {
    await auth.signup({ email: 'ada@example.com', password: 'a hedgehog', full_name: null } as never, visitor);
    expect(did[1]?.[2]).toMatchObject({ full_name: null });
  });

  test('with a bad password makes no account', async () => {
    await expect(auth.signup({ email: 'ada@example.com', password: 'password' } as never, visitor)).rejects.toMatchObject({ code: 'password_too_common' });
    expect(names()).toEqual(['count signup']);
  });

  test('with an address that has an account tells its owner', async () => {
    user = undefined;
    await expect(auth.signup(body, visitor)).rejects.toMatchObject({ code: 'email_taken' });
    expect(did.slice(2)).toEqual([['background', 'telling the owner of an address'], ['tell', 'Ada@Example.com']]);
  });

  test('that opens no session is refused', async () => {
    opens = undefined;
    await expect(auth.signup(body, visitor)).rejects.toMatchObject({ code: 'invalid_credentials' });
  });
});

describe('signing in', () => {
  const login = (password = 'a hedgehog') => auth.login({ email: 'Ada@Example.com', password, remember_me: true } as never, visitor);

  test('with the password opens a session, and clears the limit', async () => {
    expect(await login()).toBe(signedIn);
    expect(did).toEqual([['count login', expect.stringMatching(/example\.com$/), '192.0.2.1'], ['start', ada, visitor, { kind: 'signed_in', method: 'password', remembered: true, clears: 'limit' }]]);
  });

  test('with another password is noted for the owner, an hour as one', async () => {
    await expect(login('guess')).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(did.slice(1)).toEqual([['log count', { kind: 'sign_in_failed', userId: 'ada', networkKey: 'network of 192.0.2.1' }, 3_600_000]]);
  });

  test('with an address that has no account is noted as a refusal, and answered alike', async () => {
    user = undefined;
    await expect(login()).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(did.slice(1)).toEqual([['refusal', { kind: 'sign_in_failed' }, '192.0.2.1']]);
  });

  test('into an account that has changed meanwhile is refused', async () => {
    opens = undefined;
    await expect(login()).rejects.toMatchObject({ code: 'invalid_credentials' });
  });
});

describe('refreshing', () => {
  test('gives tokens for the newest token, and for the one before it a moment later', async () => {
    expect(await auth.refresh('s1.5')).toEqual({ tokens: 's1' });
    expect(did).toEqual([['count refresh', 's1'], ['refresh', 's1', NOW]]);
    expect(await auth.refresh('s1.4')).toEqual({ tokens: 's1' });
  });

  test('with an old token ends the session, and is noted as reuse', async () => {
    await expect(auth.refresh('s1.3')).rejects.toMatchObject({ code: 'session_ended' });
    expect(did.at(-1)).toEqual(['log', { kind: 'token_reused', userId: 'ada', sessionId: 's1' }]);
  });

  test('is refused for a session that is over or gone, and for what is no token, without a note', async () => {
    decision = 'refuse';
    await expect(auth.refresh('s1.5')).rejects.toMatchObject({ code: 'session_ended' });
    session = undefined;
    await expect(auth.refresh('s1.5')).rejects.toMatchObject({ code: 'session_ended' });
    await expect(auth.refresh('garbage')).rejects.toMatchObject({ code: 'session_ended' });
    expect(names()).toEqual(['count refresh', 'refresh', 'count refresh', 'refresh']);
  });
});

describe('an access token', () => {
  test('is good while its session lives, and is of its account', async () => {
    expect(await auth.authenticate('good')).toBe(caller);
    const live = session;
    for (const dead of [undefined, { ...live, user_id: 'eve' }, { ...live, expires_at: NOW }, { ...live, revoked_at: NOW }]) {
      session = dead;
      await expect(auth.authenticate('good')).rejects.toMatchObject({ code: 'session_ended' });
    }
    session = live;
    await expect(auth.authenticate('forged')).rejects.toMatchObject({ code: 'session_ended' });
  });
});

test('signing out ends the session, and is noted', async () => {
  await auth.logout(caller);
  expect(did).toEqual([['revoke', DB, { id: 's1', userId: 'ada' }, 'logout', NOW], ['log', { kind: 'signed_out', userId: 'ada', sessionId: 's1' }]]);
});
