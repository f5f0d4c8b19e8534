import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type OpenIdStandIn, startOpenIdStandIn } from '../../identity/openid-stand-in/openid-stand-in.ts';
import { signUpSomebody } from '../../testing/api-client.ts';
import { openBrowser } from '../../testing/operator-browser.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { tokensOf } from '../../app/wiring/compose-release-client.ts';
import { composeOperators, operatorSessionsOf } from '../../app/wiring/compose-operators.ts';
import { auditStore } from './audit.store.ts';

const SITE = 'https://fifteen.example';

let provider: OpenIdStandIn;
let gateway: TestGateway;
let aheadMs = 0;
beforeAll(async () => {
  const redirectUrls = [`${SITE}/operations/callback`];
  provider = await startOpenIdStandIn({ redirectUrls, environment: 'test', isTerse: true, logger: createLogger({ logLevel: 'silent' } as Parameters<typeof createLogger>[0], 'gateway') });
  gateway = await startTestGateway({
    environment: {
      PUBLIC_URL: SITE,
      OPERATOR_OIDC_ISSUER: provider.settings.issuer,
      OPERATOR_OIDC_CLIENT_ID: provider.settings.clientId,
      OPERATOR_OIDC_CLIENT_SECRET: provider.settings.clientSecret,
      OPERATOR_VIEWERS: 'support',
      OPERATOR_RELEASERS: 'leads, dora@example.com, unverified+dora@example.com',
      OPERATOR_OPERATORS: 'admins',
    },
    adapt: (platform) => ({ ...platform, now: () => new Date(Date.now() + aheadMs) }),
  });
});
afterAll(async () => {
  await gateway.stop();
  await provider.stop();
});

const browser = () => openBrowser(gateway.url, SITE);
const signedIn = async (email: string) => {
  const opened = browser();
  return { opened, answer: await opened.signIn(email) };
};
const audited = (limit = 1) => auditStore.list(gateway.platform.db, limit);

describe('sign-in at the provider', () => {
  test('answers the provider’s redirect with a page of its own, which needs no cookie, and leads on by itself and by a link', async () => {
    const { opened, answer } = await signedIn('ann+admins@example.com');
    expect(answer.status).toBe(200);
    expect(answer.html).toContain('<meta http-equiv="refresh" content="0; url=/operations">');
    expect(answer.html).toContain('<a class="button" href="/operations">Continue</a>');
    expect(answer.cookies).toContainEqual(expect.stringMatching(/^__Host-release_operator=[\w-]{43}; Max-Age=28800; Path=\/; .*HttpOnly; Secure; SameSite=Strict$/));
    const page = await opened.get('/operations');
    expect([page.status, page.html]).toEqual([200, expect.stringContaining('<b>ann+admins@example.com</b> <span class="quiet">operator</span>')]);
    expect(await audited()).toMatchObject([{ actor: 'ann+admins@example.com (operator)', action: 'sign in', detail: 'by the OpenID provider', address: '127.0.0.1' }]);
  });

  test('is begun by a link: the page’s policy lets no form lead to another site', async () => {
    const { status, html, headers } = await browser().get('/operations');
    expect([status, html]).toEqual([401, expect.stringContaining(`<a class="button" href="${SITE}/operations/sign-in">Sign in</a>`)]);
    expect(html).not.toContain('type="password"');
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(html).not.toContain('<script');
  });

  test.each([
    ['ann+support@example.com', 'viewer'],
    ['ann+support+leads@example.com', 'releaser'],
    ['dora@example.com', 'releaser'],
    ['DORA@EXAMPLE.COM', 'releaser'],
    ['ann+admins+support@example.com', 'operator'],
  ])('%s has the role %s', async (email, role) => {
    const { answer } = await signedIn(email);
    expect(answer.html).toContain(`</b>, ${role}.`);
  });

  test.each(['nobody@example.com', 'unverified+dora@example.com', 'ann+Admins@example.com'])('%s has no role, is told so, and is in the audit', async (email) => {
    const { opened, answer } = await signedIn(email);
    expect([answer.status, answer.html]).toEqual([403, expect.stringContaining('has no role here')]);
    expect(answer.cookies.join()).not.toContain('release_operator');
    expect((await opened.get('/operations')).status).toBe(401);
    expect(await audited()).toMatchObject([{ actor: `${email} (no role)`, action: 'sign-in refused' }]);
  });

  test('one that another browser began, that comes twice, or that took too long signs nobody in', async () => {
    const [victim, attacker] = [browser(), browser()];
    const stolen = await attacker.returnFrom('mallory+admins@example.com');
    expect((await victim.get(stolen)).status).toBe(401);
    expect((await attacker.get(stolen)).status).toBe(401);
    const late = browser();
    const back = await late.returnFrom('ann+admins@example.com');
    aheadMs = 11 * 60_000;
    expect((await late.get(back)).status).toBe(401);
    aheadMs = 0;
    expect((await browser().get('/operations/callback?error=access_denied&state=x')).html).toContain('The provider did not sign you in');
    expect((await browser().get('/operations/callback?code=x&state=x')).status).toBe(401);
  });

  test('by a token it is refused in a browser; machines go on with theirs', async () => {
    const { token } = await tokensOf(gateway.platform).create('operator', 'ci', 'test');
    const refused = await browser().post('/operations/sign-in', { token });
    expect([refused.status, refused.html, refused.cookies]).toEqual([403, expect.stringContaining('Tokens are for machines.'), []]);
    expect((await fetch(`${gateway.url}/api/v1/releases`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  });

  test('a session of a token from before is over, and one of an account is over without the provider', async () => {
    const { id } = await tokensOf(gateway.platform).create('operator', 'before', 'test');
    const { config } = gateway.platform;
    const bare = { ...gateway.platform, config: { ...config, operatorSignIn: undefined } };
    const secret = await composeOperators(bare, () => undefined).operators.signInByToken({ id, name: 'before' }, { address: '', browser: '' }, undefined);
    expect(await operatorSessionsOf(bare).read(secret)).toMatchObject({ operator: { name: 'before', role: 'operator' } });
    expect(await operatorSessionsOf(gateway.platform).read(secret)).toBeUndefined();
    const { opened } = await signedIn('ann+admins@example.com');
    expect(await operatorSessionsOf(bare).read(opened.session())).toBeUndefined();
  });

  test('a role that is taken from the lists ends the session', async () => {
    const { opened } = await signedIn('eve+leads@example.com');
    const { config } = gateway.platform;
    const without = { ...gateway.platform, config: { ...config, operatorSignIn: config.operatorSignIn && { ...config.operatorSignIn, roles: { viewer: [], releaser: [], operator: ['admins'] } } } };
    expect(await operatorSessionsOf(gateway.platform).read(opened.session())).toMatchObject({ operator: { role: 'releaser' } });
    expect(await operatorSessionsOf(without).read(opened.session())).toBeUndefined();
  });
});

describe('who may do what', () => {
  const JOB = { queue: 'mail', id: randomUUID() };
  const MOVE = { remote: 'info', version: '9.9.9', seen: '' };

  test('Z1: a viewer looks and cannot act; a releaser moves releases and retries nothing', async () => {
    const viewer = (await signedIn('v+support@example.com')).opened;
    const releaser = (await signedIn('r+leads@example.com')).opened;
    for (const path of ['/operations', '/releases']) expect([path, (await viewer.get(path)).status]).toEqual([path, 200]);
    for (const [path, form] of [['/releases/promote', MOVE], ['/releases/rollback', MOVE], ['/operations/jobs/retry', JOB], ['/operations/sessions/end', { session: randomUUID(), to: '/operations' }]] as const) {
      const { status, html } = await viewer.post(path, form);
      expect([path, status, html]).toEqual([path, 403, expect.stringContaining('You are signed in as viewer.')]);
    }
    expect((await viewer.get('/releases/confirm?action=promote&remote=info&version=1.0.0')).status).toBe(403);
    // Nothing of this name was published: the move is refused for that, and not for the role.
    expect((await releaser.post('/releases/promote', MOVE)).status).toBe(409);
    expect((await releaser.post('/operations/jobs/retry', JOB)).status).toBe(403);
  });

  test('Z1: a customer’s session opens nothing, whatever it is sent as', async () => {
    const { access_token: token, refresh_token: refresh } = await signUpSomebody(gateway.url);
    for (const cookie of [`__Host-release_operator=${token}`, `__Host-release_operator=${refresh}`, `fifteen_session=${token}`]) {
      const answer = await fetch(`${gateway.url}/operations`, { headers: { authorization: `Bearer ${token}`, cookie } });
      expect([answer.status, await answer.text()]).toEqual([401, expect.not.stringContaining('Failed jobs')]);
    }
  });

  test('H2: a form of another site is refused, and so is one that says nothing of where it comes from', async () => {
    const { opened } = await signedIn('ann+admins@example.com');
    for (const origin of ['https://evil.example', 'null', undefined]) expect([origin, (await opened.post('/operations/jobs/retry', JOB, origin)).status]).toEqual([origin, 403]);
    expect((await opened.post('/operations/jobs/retry', JOB)).status).toBe(409);
  });

  test('signing out, and ending another browser, are in the audit with where they came from', async () => {
    const [mine, other] = [(await signedIn('ann+admins@example.com')).opened, (await signedIn('bob+support@example.com')).opened];
    const listed = (await operatorSessionsOf(gateway.platform).list()).find(({ name }) => name === 'bob+support@example.com');
    expect((await mine.post('/operations/sessions/end', { session: listed?.id ?? '', to: '/operations' })).status).toBe(303);
    expect((await other.get('/operations')).status).toBe(401);
    expect((await mine.post('/operations/sign-out', {})).status).toBe(303);
    expect((await mine.get('/operations')).status).toBe(401);
    expect(await audited(2)).toMatchObject([{ action: 'sign out', actor: 'ann+admins@example.com (operator)' }, { action: 'end session', target: expect.stringContaining('bob+support@example.com (viewer)') }]);
  });

  test('nobody changes the audit: the database refuses it', async () => {
    for (const statement of ["UPDATE operator_audit SET actor = 'nobody'", 'DELETE FROM operator_audit', 'TRUNCATE operator_audit']) {
      await expect(gateway.platform.pool.query(statement)).rejects.toThrow();
    }
  });
});
