import type { RemoteName } from '@fifteen/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Router } from 'express';
import { createApp } from '../../app/http/app.ts';
import { close, createHttpServer, listen } from '../../platform/http/server.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { composeOperators, operatorSessionsOf } from '../../app/wiring/compose-operators.ts';
import { releaseClientOn, tokensOf } from '../../app/wiring/compose-release-client.ts';
import { auditStore } from '../../operations/index.ts';
import { createOperatorPages } from '../../operations/operators/operator-pages.ts';
import { checksServiceOf, releasesServiceOf } from '../../app/wiring/compose-releases.ts';
import { figuresStore } from '../canary/figures.store.ts';
import { createOperatorRouter } from './operator-router.ts';
import { releaseOf } from '../uploads/read-build.ts';
import { integrityOf } from '../bundles/release-files.ts';
import { checksStore } from '../registry/checks.store.ts';
import { createSecurityReport } from './security-report.ts';
import { createSecurityLog } from '../../platform/security-log/security-log.store.ts';
import type { ReleasesService } from '../registry/releases.service.ts';

const routerOn = (platform: Platform): Router => {
  const operators = composeOperators(platform, () => undefined);
  const security = createSecurityReport({ db: platform.db, log: createSecurityLog(platform.db, platform.now), now: platform.now });
  return createOperatorPages(platform.config, [operators.router, createOperatorRouter({ ...operators, security, releaseClientOf: releaseClientOn(platform), now: platform.now })]);
};

const IN_BROWSER = { browser: 'Chromium 1', pages: 3, findings: [] };

let product: TestPlatform;
let service: ReleasesService;
let url: string;
let stop: () => Promise<void>;
let operator: string;
/** The cookie of an operator who signed in before the tests. */
let session: string;
let aheadMs = 0;
beforeAll(async () => {
  product = await startTestPlatform();
  const platform = { ...product.platform, now: () => new Date(Date.now() + aheadMs) };
  const router = routerOn(platform);
  const requireUser = () => Promise.reject(new AppError('not_signed_in'));
  const server = createHttpServer(createApp(platform.config, platform.logger, { endpoints: [], routers: [router], checks: {}, requireUser }));
  url = `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
  stop = () => close(server, 0);
  operator = (await tokensOf(platform).create('operator', 'night watch', 'test')).token;
  service = releasesServiceOf(platform);
  await checksStore.saveShell(platform.db, { version: '1.0.0', contract: 1, provides: {} });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish('info', version);
  await service.promote('info', '1.0.0', 'test');
  session = await signIn();
});
afterAll(async () => {
  await stop();
  await product.stop();
});

/** Checked, so that it may go live. */
const publish = async (remote: RemoteName, version: string): Promise<void> => {
  const body = Buffer.from(`globalThis.version = '${version}';`);
  const file = { name: 'remoteEntry.js', body, brotli: undefined, integrity: integrityOf(body) };
  await service.publish(releaseOf({ report: { name: remote, version, contract: 1, requires: {} }, files: [file], preload: { js: [], css: [] } }, version), 'test');
  await checksServiceOf(product.platform).check(remote, version, 'test');
  await checksServiceOf(product.platform).recordBrowser(remote, version, 'test', IN_BROWSER);
};

interface Asked {
  readonly form?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly origin?: string;
}

const ask = async (path: string, { form, cookie = session, origin = url }: Asked = {}) => {
  const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
  const answer = await fetch(`${url}${path.startsWith('/operations') ? path : `/releases${path}`}`, { ...sent, redirect: 'manual', headers: { cookie, origin } });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
};

const cookieOf = ({ headers }: Awaited<ReturnType<typeof ask>>): string => headers.get('set-cookie')?.split(';')[0] ?? '';
const signIn = async (cookie = ''): Promise<string> => cookieOf(await ask('/operations/sign-in', { form: { to: '/releases', token: operator }, cookie }));

const liveNow = async (): Promise<string> => (await releaseClientOn(product.platform)('test').list()).remotes.find(({ remote }) => remote === 'info')?.deployment[0]?.version ?? '';

/** What the form of a question holds. */
const formIn = (html: string): Record<string, string> =>
  Object.fromEntries([...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

describe('Z1: without an operator’s token', () => {
  test('every address of it shows the sign-in, and moves nothing', async () => {
    const team = (await tokensOf(product.platform).create('info', 'ci', 'test')).token;
    const move = { remote: 'info', version: '1.1.0', seen: '1.0.0 for 100 %' };
    for (const cookie of ['', 'release_operator=fr_guessed', `release_operator=${team}`, `release_operator=${operator}`]) {
      for (const [path, form] of [['', undefined], ['/confirm?action=promote&remote=info&version=1.1.0', undefined], ['/promote', move], ['/rollback', move]] as const) {
        const { status, html } = await ask(path, { cookie, ...(form && { form }) });
        expect([path, status, html.includes('Operator token'), html.includes('1.1.0')]).toEqual([path, 401, true, false]);
      }
    }
    expect(await liveNow()).toBe('1.0.0');
  });

  test('sign-in: an invalid token is refused at its field; an operator token opens the page', async () => {
    const wrong = await ask('/operations/sign-in', { form: { to: '/releases', token: 'fr_guessed' }, cookie: '' });
    expect([wrong.status, wrong.html]).toEqual([401, expect.stringContaining('This is not an operator token, or it was revoked.')]);
    const right = await ask('/operations/sign-in', { form: { to: '/releases', token: operator }, cookie: '' });
    expect([right.status, right.headers.get('set-cookie')]).toEqual([303, expect.stringMatching(/^release_operator=[\w-]{43}; Max-Age=28800; Path=\/; .*HttpOnly; SameSite=Strict/)]);
    expect((await ask('', { cookie: cookieOf(right) })).status).toBe(200);
  });

  test('H2: a form of another site is refused', async () => {
    const { status } = await ask('/promote', { form: { remote: 'info', version: '1.1.0', seen: '1.0.0 for 100 %' }, origin: 'https://evil.example' });
    expect([status, await liveNow()]).toEqual([403, '1.0.0']);
  });
});

describe('A3: a session of an operator', () => {
  const MINUTE_MS = 60_000;
  const isOpen = async (cookie: string): Promise<boolean> => (await ask('', { cookie })).status === 200;

  afterEach(() => {
    aheadMs = 0;
  });

  test('has a random cookie: neither it nor the token is in the database, and the token does not work as a cookie', async () => {
    const [first, second] = [await signIn(), await signIn()];
    expect(first).not.toBe(second);
    expect(first).not.toContain(operator);
    const { rows } = await product.platform.pool.query('SELECT * FROM operator_sessions');
    const stored = JSON.stringify(rows);
    for (const secret of [first, second]) expect(stored).not.toContain(secret.split('=')[1]);
    expect(stored).not.toContain(operator);
    expect(await isOpen(`release_operator=${operator}`)).toBe(false);
  });

  test('is another one after each sign-in, and the one of before is over', async () => {
    const first = await signIn();
    const second = await signIn(first);
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
  });

  test('ends after 30 minutes without a request, and lasts while there are some', async () => {
    const [used, idle] = [await signIn(), await signIn()];
    for (const minutes of [20, 40, 60]) {
      aheadMs = minutes * MINUTE_MS;
      expect(await isOpen(used)).toBe(true);
    }
    expect(await isOpen(idle)).toBe(false);
  });

  test('ends after 8 hours, whatever is done in it', async () => {
    const cookie = await signIn();
    for (let minutes = 20; minutes < 8 * 60; minutes += 20) {
      aheadMs = minutes * MINUTE_MS;
      expect(await isOpen(cookie)).toBe(true);
    }
    aheadMs = 8 * 60 * MINUTE_MS + 1;
    expect(await isOpen(cookie)).toBe(false);
  });

  test('ends with a sign-out, on the server as well', async () => {
    const cookie = await signIn();
    expect((await ask('/operations/sign-out', { form: {}, cookie })).status).toBe(303);
    expect(await isOpen(cookie)).toBe(false);
  });

  test('ends with its token', async () => {
    const { id, token } = await tokensOf(product.platform).create('operator', 'short-lived', 'test');
    const cookie = cookieOf(await ask('/operations/sign-in', { form: { to: '/releases', token }, cookie: '' }));
    expect(await isOpen(cookie)).toBe(true);
    await tokensOf(product.platform).revoke(id);
    expect(await isOpen(cookie)).toBe(false);
  });

  test('is listed on the page, and another one can be ended from there', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const sessions = operatorSessionsOf(product.platform);
    const [otherId = ''] = (await sessions.list()).map(({ id }) => id);
    const { html } = await ask('', { cookie: mine });
    expect(html).toContain('This browser');
    expect(html).toContain(`name="session" value="${otherId}"`);
    expect((await ask('/operations/sessions/end', { form: { session: otherId, to: '/releases' }, cookie: mine })).status).toBe(303);
    expect([await isOpen(mine), await isOpen(other)]).toEqual([true, false]);
    expect((await ask('/operations/sessions/end', { form: { session: 'x', to: '/releases' }, cookie: mine })).status).toBe(400);
  });
});

test('A3: where the site is https, the cookie of an operator has the prefix that no other site can set', async () => {
  const platform = { ...product.platform, config: { ...product.platform.config, publicUrl: 'https://fifteen.example' } };
  const router = routerOn(platform);
  const requireUser = () => Promise.reject(new AppError('not_signed_in'));
  const server = createHttpServer(createApp(platform.config, platform.logger, { endpoints: [], routers: [router], checks: {}, requireUser }));
  const address = `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
  const answer = await fetch(`${address}/operations/sign-in`, { method: 'POST', redirect: 'manual', headers: { origin: address }, body: new URLSearchParams({ token: operator }) });
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-release_operator=[\w-]{43}; Max-Age=28800; Path=\/; .*HttpOnly; Secure; SameSite=Strict$/);
  await close(server, 0);
});

describe('the page', () => {
  test('tells what is live, how it fares, what was checked, and who moved what', async () => {
    await figuresStore.add(product.platform.db, new Date(), { remote: 'info', version: '1.0.0', visits: 1, failed: 0 });
    await service.canary('info', '1.1.0', 20, '<b>somebody</b>');
    const { html } = await ask('');
    for (const words of ['mfe-info', 'Live for 80 %', 'Canary for 20 %', '1 visit, <span>0.0 % failed', 'nobody gets it', 'End the canary', '&lt;b&gt;somebody&lt;/b&gt;']) {
      expect(html).toContain(words);
    }
    expect(html).not.toContain('<b>somebody</b>');
    await service.rollBack('info', undefined, 'test');
  });

  test('a move is asked for first, told what comes of it, and then is in the history', async () => {
    const question = await ask('/confirm?action=promote&remote=info&version=1.1.0');
    expect(question.html).toContain('Promote 1.1.0 of mfe-info?');
    expect(formIn(question.html)).toEqual({ remote: 'info', version: '1.1.0', seen: '1.0.0 for 100 %' });
    expect(await liveNow()).toBe('1.0.0');
    const moved = await ask('/promote', { form: formIn(question.html) });
    expect([moved.status, moved.headers.get('location')]).toEqual([303, '/releases?moved=info']);
    expect((await ask('?moved=info')).html).toContain('role="status">mfe-info: 1.1.0 for 100 %.');
    expect(await liveNow()).toBe('1.1.0');
    const [line] = await auditStore.list(product.platform.db, 1);
    expect(line).toMatchObject({ actor: 'night watch (operator)', action: 'promote', target: 'mfe-info 1.1.0', detail: 'all visitors', address: '127.0.0.1' });
  });

  test('what somebody else has moved meanwhile is told, and the move is not made', async () => {
    const back = formIn((await ask('/confirm?action=rollback&remote=info&version=')).html);
    const further = formIn((await ask('/confirm?action=promote&remote=info&version=1.2.0')).html);
    expect((await ask('/rollback', { form: back })).status).toBe(303);
    for (const [path, form] of [['/rollback', back], ['/promote', further]] as const) {
      const { status, html } = await ask(path, { form });
      expect([status, html]).toEqual([409, expect.stringContaining('role="alert">Not moved. Somebody else moved mfe-info meanwhile: 1.0.0 for 100 % is live now, not 1.1.0 for 100 %.')]);
    }
    expect(await liveNow()).toBe('1.0.0');
  });

  test('what was not checked does not go live from here', async () => {
    await service.publish(releaseOf({ report: { name: 'info', version: '2.0.0', contract: 2, requires: {} }, files: [], preload: { js: [], css: [] } }, '2.0.0'), 'test');
    const { status, html } = await ask('/promote', { form: { remote: 'info', version: '2.0.0', seen: '1.0.0 for 100 %' } });
    expect([status, html]).toEqual([409, expect.stringContaining('did not pass its check')]);
    expect((await ask('/promote', { form: { remote: 'nobody', version: '1', seen: '' } })).status).toBe(400);
  });
});
