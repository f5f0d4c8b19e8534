import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let gateway: TestGateway;
let aheadMs = 0;
beforeAll(async () => {
  const now = (): Date => new Date(Date.now() + aheadMs);
  gateway = await startTestGateway({ adapt: (platform) => ({ ...platform, now }) });
});
afterAll(() => gateway.stop());

const post = (path: string, body?: unknown, token?: string) =>
  callApi(gateway.url, 'POST', `/api/v1/auth/${path}`, { body, token });
const me = (token?: string) => callApi(gateway.url, 'GET', '/api/v1/auth/me', { token });
const refresh = (refresh_token: string) => post('oauth/refresh', { refresh_token });

/** Moves the clock for what is done meanwhile. */
const later = async <T>(ms: number, act: () => Promise<T>): Promise<T> => {
  aheadMs += ms;
  return act().finally(() => {
    aheadMs -= ms;
  });
};

describe('signing up', () => {
  test('gives an account with 100 credits, booked in the ledger', async () => {
    const { user } = await signUpSomebody(gateway.url, 'Ada@Example.com');
    expect(user).toMatchObject({ email: 'Ada@Example.com', full_name: null, credits: 100 });
    const { rows } = await gateway.platform.pool.query('SELECT kind, available_after FROM credit_entries WHERE user_id = $1', [user.id]);
    expect(rows).toEqual([{ kind: 'grant', available_after: 100 }]);
  });

  test('refuses an e-mail that has an account, in whatever case', async () => {
    await signUpSomebody(gateway.url, 'taken@example.com');
    const again = await post('signup', { email: 'TAKEN@example.com', password: PASSWORD });
    expect(again).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });

  test('ten sign-ups with one e-mail at the same moment make one account', async () => {
    const tries = Array.from({ length: 10 }, () => post('signup', { email: 'race@example.com', password: PASSWORD }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  });

  /** Passwords that were tried against the policy; each is counted once it was treated as the policy says. */
  let treated = 0;

  test.each(['123456', '１２３４５６', 'PASSWORD', 'iloveyou', 'somebody@example.com'])('A8: refuses the password %s', async (password) => {
    const { status, body } = await post('signup', { email: 'somebody@example.com', password });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'password_too_common', errors: [{ field: 'password' }] });
    treated += 1;
  });

  test.each([
    ['five characters', '12a45', 400],
    ['six', '12a45!', 201],
    ['64', 'x'.repeat(64), 201],
    ['1,000', 'y'.repeat(1000), 201],
    ['1,001', 'y'.repeat(1001), 400],
    ['NUL within', 'zero\0zero', 201],
  ])('A8: a password of %s', async (name, password, status) => {
    const email = `${name.replaceAll(/\W/g, '')}@passwords.example`;
    expect((await post('signup', { email, password })).status).toBe(status);
    if (status === 201) expect((await post('login', { email, password })).status).toBe(200);
    treated += 1;
  });

  test('A8: the same Unicode password typed in composed and decomposed form signs in', async () => {
    await post('signup', { email: 'unicode@example.com', password: 'café crème' });
    const decomposed = 'café crème'.normalize('NFD');
    expect((await post('login', { email: 'unicode@example.com', password: decomposed })).status).toBe(200);
    treated += 1;
    figure('A8', `passwords too short and too long, common, own, Unicode, with NUL: ${treated} treated as the policy says`);
  });

  test('Z2: fields that the contract does not name change nothing', async () => {
    const smuggled = '{"email":"z2@example.com","password":"correct horse","credits":9999,"id":"00000000-0000-4000-8000-000000000000","is_paid":true,"__proto__":{"credits":9999}}';
    const { status, body } = await post('signup', smuggled);
    expect(status).toBe(201);
    const taken = [body.user.credits !== 100, body.user.id.includes('00000000'), 'is_paid' in body.user, 'credits' in {}];
    expect(taken).toEqual([false, false, false, false]);
    figure('Z2', `credits, id, is_paid and __proto__ sent along with a sign-up: ${taken.filter(Boolean).length} of ${taken.length} taken`);
  });
});

describe('logging in', () => {
  test('A7: an unknown e-mail and a wrong password get the same answer in the same time', async () => {
    await signUpSomebody(gateway.url, 'known@example.com');
    const took = { 'known@example.com': [] as number[], 'unknown@example.com': [] as number[] };
    const answers = new Set<string>();
    for (let round = 0; round < 9; round += 1) {
      for (const email of ['known@example.com', 'unknown@example.com'] as const) {
        const start = performance.now();
        const { status, body } = await post('login', { email, password: 'wrong password' });
        took[email].push(performance.now() - start);
        answers.add(`${status} ${body.code} ${body.detail}`);
      }
    }
    expect([...answers]).toEqual(['401 invalid_credentials Invalid email or password']);
    const best = (times: number[]): number => Math.min(...times);
    const [known, unknown] = [best(took['known@example.com']), best(took['unknown@example.com'])];
    const ratio = known / unknown;
    figure('A7', `login: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ${answers.size} answer`);
    // Without the hash of nobody's password the unknown e-mail would be answered ten times as fast.
    expect(ratio).toBeGreaterThan(0.25);
    expect(ratio).toBeLessThan(4);
  }, 30_000);

  test('a session ends after 12 hours, a remembered one after 30 days', async () => {
    await signUpSomebody(gateway.url, 'remember@example.com');
    const short = (await post('login', { email: 'remember@example.com', password: PASSWORD })).body;
    const long = (await post('login', { email: 'remember@example.com', password: PASSWORD, remember_me: true })).body;
    await later(13 * HOUR_MS, async () => {
      expect((await refresh(short.refresh_token)).status).toBe(401);
      expect((await refresh(long.refresh_token)).status).toBe(200);
    });
    await later(31 * 24 * HOUR_MS, async () => {
      expect((await refresh(long.refresh_token)).status).toBe(401);
    });
  });

  test('an access token ends after 60 minutes', async () => {
    const { access_token, expires_in } = await signUpSomebody(gateway.url);
    expect(expires_in).toBe(3600);
    expect((await later(59 * MINUTE_MS, () => me(access_token))).status).toBe(200);
    expect((await later(61 * MINUTE_MS, () => me(access_token))).status).toBe(401);
  });

  test('guesses at one account are cut off, and counted afresh later', async () => {
    const email = 'guessed@example.com';
    const guess = () => post('login', { email, password: 'wrong' });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const refused = await guess();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await later(16 * MINUTE_MS, guess)).status).toBe(401);
  });
});

describe('refreshing', () => {
  test('A1: the oldest token replayed ends the whole family', async () => {
    const { access_token, refresh_token: first } = await signUpSomebody(gateway.url);
    const second = (await refresh(first)).body.refresh_token;
    const third = (await refresh(second)).body.refresh_token;
    const chain = [first, second, third];
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
    expect((await me(access_token)).status).toBe(401);
    const { rows } = await gateway.platform.pool.query('SELECT id FROM sessions WHERE id = $1 AND revoked_at IS NULL', [first.split('.')[0]]);
    expect(rows).toEqual([]);
    figure('A1', `the oldest of ${chain.length} refresh tokens replayed: ${rows.length} live tokens`);
  });

  test('A2: twenty parallel refreshes make one rotation and sign nobody out', async () => {
    const { refresh_token } = await signUpSomebody(gateway.url);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const successors = new Set(answers.map(({ body }) => body.refresh_token));
    expect(successors.size).toBe(1);
    const [id] = refresh_token.split('.');
    const { rows } = await gateway.platform.pool.query('SELECT generation FROM sessions WHERE id = $1', [id]);
    expect(rows).toEqual([{ generation: 1 }]);
    const live = await Promise.all(answers.map(({ body }) => me(body.access_token)));
    const signedOut = live.filter(({ status }) => status !== 200).length;
    expect(signedOut).toBe(0);
    figure('A2', `${answers.length} parallel refreshes: ${successors.size} rotation, ${signedOut} signed out`);
  });

  test('the predecessor is reuse once the ten seconds of grace are over', async () => {
    const { refresh_token: first } = await signUpSomebody(gateway.url);
    const second = (await refresh(first)).body.refresh_token;
    expect((await later(9_000, () => refresh(first))).status).toBe(200);
    expect((await later(11_000, () => refresh(first))).status).toBe(401);
    expect((await refresh(second)).status).toBe(401);
  });

  test('a forged token is refused and harms no session', async () => {
    const { access_token, refresh_token } = await signUpSomebody(gateway.url);
    const [id, , signature] = refresh_token.split('.');
    for (const forged of [`${id}.1.${signature}`, `${id}.0.${'A'.repeat(43)}`, `${id}.0`, 'x']) {
      expect((await refresh(forged)).status).toBe(401);
    }
    expect((await me(access_token)).status).toBe(200);
  });
});

describe('at the same moment', () => {
  const isOpen = async (userId: string): Promise<number> => {
    const { rows } = await gateway.platform.pool.query('SELECT 1 FROM sessions WHERE user_id = $1 AND revoked_at IS NULL', [userId]);
    return rows.length;
  };

  test('A3: sign-ins with the old password leave no session behind the change of it', async () => {
    const { access_token, user } = await signUpSomebody(gateway.url);
    const body = { current_password: PASSWORD, new_password: 'another horse battery' };
    const change = callApi(gateway.url, 'POST', '/api/v1/users/password', { token: access_token, body });
    const logins = Array.from({ length: 8 }, () => post('login', { email: user.email, password: PASSWORD }));
    expect((await change).status).toBe(204);
    for (const { status } of await Promise.all(logins)) expect([200, 401]).toContain(status);
    // The one that changed it goes on.
    expect(await isOpen(user.id)).toBe(1);
    expect((await me(access_token)).status).toBe(200);
  });

  test('A3: refreshes and the change of the password leave one session alive', async () => {
    const { access_token, user } = await signUpSomebody(gateway.url);
    const others = await Promise.all(Array.from({ length: 5 }, () => post('login', { email: user.email, password: PASSWORD })));
    const body = { current_password: PASSWORD, new_password: 'another horse battery' };
    const change = callApi(gateway.url, 'POST', '/api/v1/users/password', { token: access_token, body });
    const refreshed = await Promise.all(others.map(({ body: tokens }) => refresh(tokens.refresh_token)));
    expect((await change).status).toBe(204);
    for (const { status, body: tokens } of refreshed) {
      expect([200, 401]).toContain(status);
      if (status === 200) expect((await me(tokens.access_token)).status).toBe(401);
    }
    expect(await isOpen(user.id)).toBe(1);
  });

  test('a sign-in and the deletion of the account end in nobody signed in', async () => {
    const { access_token, user } = await signUpSomebody(gateway.url);
    const removal = callApi(gateway.url, 'POST', '/api/v1/users/deletion', { token: access_token, body: { email: user.email, password: PASSWORD } });
    const logins = Array.from({ length: 6 }, () => post('login', { email: user.email, password: PASSWORD }));
    expect((await removal).status).toBe(204);
    for (const { status, body } of await Promise.all(logins)) {
      expect([200, 401]).toContain(status);
      if (status === 200) expect((await me(body.access_token)).status).toBe(401);
    }
    expect(await isOpen(user.id)).toBe(0);
  });
});

describe('A3: a token is dead', () => {
  test('after logout, at once, with its refresh token', async () => {
    const { access_token, refresh_token } = await signUpSomebody(gateway.url);
    const start = performance.now();
    expect((await post('logout', undefined, access_token)).status).toBe(204);
    figure('A3', `revoked with the answer to the logout, after ${(performance.now() - start).toFixed(1)} ms`);
    expect(await me(access_token)).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    expect((await refresh(refresh_token)).status).toBe(401);
  });

  test('after the account is deleted', async () => {
    const { access_token, refresh_token, user } = await signUpSomebody(gateway.url);
    await gateway.platform.pool.query('DELETE FROM users WHERE id = $1', [user.id]);
    expect((await me(access_token)).status).toBe(401);
    expect((await refresh(refresh_token)).status).toBe(401);
  });

  test('when it is unsigned, signed by another key, or no token at all', async () => {
    const { access_token } = await signUpSomebody(gateway.url);
    const [, payload, signature = ''] = access_token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const foreign = access_token.replace(signature, Buffer.alloc(32, 7).toString('base64url'));
    for (const token of [unsigned, foreign, 'x.y.z']) expect((await me(token)).status).toBe(401);
    expect(await me()).toMatchObject({ status: 401, body: { code: 'not_signed_in', detail: 'Please log in to continue' } });
  });
});
