import { randomUUID } from 'node:crypto';
import type { SecurityEvent } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { securityLogCommand } from '../../app/admin/security-log.ts';
import { tokensOf } from '../../app/wiring/compose-release-client.ts';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { twoStepCustomer } from '../../testing/two-step-customer.ts';
import { createRefusals } from './refusals.ts';
import { createSecurityLog } from './security-log.store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ environment: { METRICS_TOKEN: 'a-token-of-the-metrics' } });
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  await gateway.flushRefusals();
  await gateway.platform.db.deleteFrom('security_events').where('counted_as', 'is not', null).execute();
});

interface Row {
  readonly kind: string;
  readonly count: number;
  readonly user_id: string | null;
  readonly detail: Record<string, unknown>;
}

/** What was counted, by kind. */
const counted = async (): Promise<Row[]> => {
  await gateway.flushRefusals();
  const { rows } = await gateway.platform.pool.query('SELECT kind, count, user_id, detail FROM security_events WHERE counted_as IS NOT NULL ORDER BY kind, id');
  return rows as Row[];
};
const call = (method: string, path: string, token?: string, body?: unknown, headers: Record<string, string> = {}) => callApi(gateway.url, method, path, { token, body, headers });

describe('refused access is noted', () => {
  test('of a caller who is not signed in, or no longer', async () => {
    await call('GET', '/api/v1/auth/me');
    await call('GET', '/api/v1/auth/me', 'eyJhbGciOiJIUzI1NiJ9.e30.forged');
    expect(await counted()).toEqual([expect.objectContaining({ kind: 'sign_in_required', count: 2, user_id: null, detail: { call: 'auth.me' } })]);
  });

  test('of an account that asks for what belongs to another: once for each of the two', async () => {
    const [owner, stranger] = [await signUpSomebody(gateway.url), await signUpSomebody(gateway.url)];
    const { project_id } = (await call('POST', '/api/v1/projects', owner.access_token, { taste_profile: aTasteProfile() })).body;
    for (const path of [`/api/v1/projects/${project_id}`, `/api/v1/projects/${project_id}/assets`, `/api/v1/projects/${randomUUID()}`]) {
      expect((await call('GET', path, stranger.access_token)).status).toBe(404);
    }
    expect(await counted()).toEqual([
      expect.objectContaining({ kind: 'foreign_object', count: 2, user_id: stranger.user.id }),
      expect.objectContaining({ kind: 'object_protected', count: 2, user_id: owner.user.id }),
    ]);
    const { events } = (await call('GET', '/api/v1/users/security/events', owner.access_token)).body as { events: SecurityEvent[] };
    expect(events.map(({ kind, count }) => [kind, count])).toEqual([['object_protected', 2], ['signed_up', 1]]);
    const others = (await call('GET', '/api/v1/users/security/events', stranger.access_token)).body as { events: SecurityEvent[] };
    expect(others.events.map(({ kind }) => kind)).toEqual(['signed_up']);
  });

  test('of sign-ins with a wrong password: the owner sees how many, from one network in one line', async () => {
    const { user, access_token } = await signUpSomebody(gateway.url);
    for (let i = 0; i < 4; i += 1) await call('POST', '/api/v1/auth/login', undefined, { email: user.email, password: 'not the password' });
    await call('POST', '/api/v1/auth/login', undefined, { email: `${randomUUID()}@example.com`, password: PASSWORD });
    expect(await counted()).toEqual([expect.objectContaining({ kind: 'sign_in_failed', count: 4, user_id: user.id }), expect.objectContaining({ kind: 'sign_in_failed', count: 1, user_id: null })]);
    const { events } = (await call('GET', '/api/v1/users/security/events', access_token)).body as { events: SecurityEvent[] };
    expect(events[0]).toMatchObject({ kind: 'sign_in_failed', count: 4 });
  });

  test('of a second step with a wrong code: once, for the owner and the operators; the right first step is not a refusal', async () => {
    const { customer } = await twoStepCustomer(gateway, () => new Date());
    const { body } = await call('POST', '/api/v1/auth/login', undefined, { email: customer.user.email, password: PASSWORD });
    expect(body.code).toBe('second_factor_required');
    expect((await call('POST', '/api/v1/auth/second-step', undefined, { challenge: body.challenge, code: 'not a code' })).body.code).toBe('wrong_code');
    expect(await counted()).toEqual([]);
    const { events } = (await call('GET', '/api/v1/users/security/events', customer.access_token)).body as { events: SecurityEvent[] };
    expect(events.map(({ kind }) => kind).slice(0, 2)).toEqual(['second_factor_failed', 'second_factor_on']);
    const { platform } = gateway;
    expect(await createSecurityLog(platform.db, platform.now).refused(new Date(Date.now() - 60_000))).toContainEqual(expect.objectContaining({ kind: 'second_factor_failed', times: 1, accounts: 1, networks: 1 }));
  });

  test('of links with a wrong signature and webhooks that the provider did not sign', async () => {
    await call('GET', `/api/v1/files/${randomUUID()}/${randomUUID()}/preview.webp?expires=9999999999&signature=${'A'.repeat(43)}`);
    await call('POST', '/api/v1/webhooks/stripe', undefined, { id: 'evt_forged' }, { 'stripe-signature': 't=1,v1=00' });
    expect(await counted()).toEqual([expect.objectContaining({ kind: 'signature_refused', count: 2 })]);
  });

  test('of an upload whose bytes have another hash than its name', async () => {
    const { token } = await tokensOf(gateway.platform).create('info', 'team', 'test');
    const sent = await fetch(`${gateway.url}/api/v1/releases/info/files/${'0'.repeat(96)}`, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }, body: 'x' });
    expect(sent.status).toBe(400);
    expect(await counted()).toEqual([expect.objectContaining({ kind: 'hash_refused', count: 1 })]);
  });

  test('of operators: a wrong token of a team, of the cockpit and of the metrics', async () => {
    await call('GET', '/api/v1/releases', 'fr_forged');
    await call('GET', '/metrics', 'forged');
    await fetch(`${gateway.url}/operations/sign-in`, { method: 'POST', body: new URLSearchParams({ token: 'fr_forged' }), headers: { origin: gateway.url } });
    expect(await counted()).toEqual([expect.objectContaining({ kind: 'operator_refused', count: 3 })]);
  });

  test('of calls above a limit', async () => {
    const answers = await Promise.all(Array.from({ length: 80 }, () => call('POST', `/api/v1/shares/${'a'.repeat(22)}/votes`, undefined, { asset_ids: [] })));
    const limited = answers.filter(({ status }) => status === 429).length;
    expect(limited).toBeGreaterThan(0);
    expect(await counted()).toEqual([expect.objectContaining({ kind: 'limit_exceeded', count: limited })]);
  });

  test('and nothing is noted of what is simply not there, not valid or served', async () => {
    const { access_token } = await signUpSomebody(gateway.url);
    await call('GET', `/api/v1/projects/${randomUUID()}`, access_token);
    await call('POST', '/api/v1/projects', access_token, {});
    await call('GET', '/api/v1/nothing');
    await call('GET', '/api/v1/auth/me', access_token);
    expect(await counted()).toEqual([]);
  });
});

describe('a flood of refused access', () => {
  test('from one network makes one row', async () => {
    await Promise.all(Array.from({ length: 300 }, () => call('GET', '/api/v1/auth/me')));
    expect(await counted()).toEqual([expect.objectContaining({ kind: 'sign_in_required', count: 300 })]);
  });

  test('from 5,000 networks makes no more rows than an hour may have, and every refusal is counted', async () => {
    const { platform } = gateway;
    const refusals = createRefusals({ log: createSecurityLog(platform.db, platform.now), now: platform.now, logger: platform.logger });
    const networks = 5_000;
    for (let i = 0; i < networks; i += 1) refusals.note({ kind: 'limit_exceeded', networkKey: `network ${i}` });
    await refusals.stop();
    const rows = await counted();
    expect(rows.length).toBe(201);
    const noted = rows.reduce((sum, { count }) => sum + count, 0);
    expect(noted).toBe(networks);
    figure('A4', `${noted} refusals, each from another network: ${rows.length} rows`);
  });
});

test('operators read counts by kind', async () => {
  await call('GET', '/api/v1/auth/me');
  await call('GET', '/api/v1/auth/me');
  await gateway.flushRefusals();
  expect(await securityLogCommand.run(gateway.platform, ['--kind', 'sign_in_required'])).toEqual([expect.stringMatching(/sign_in_required +2 x .*"call":"auth\.me"/)]);
});
