import type { RemoteName } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from '../http/app.ts';
import { close, createHttpServer, listen } from '../http/server.ts';
import { AppError } from '../errors.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { deskOn, tokensOf } from './compose-desk.ts';
import { releasesServiceOf } from './compose-releases.ts';
import { figuresStore } from './figures.store.ts';
import { createOperatorRouter } from './operator-router.ts';
import { releaseOf } from './read-build.ts';
import { integrityOf } from './release-files.ts';
import { checksStore } from './checks.store.ts';
import type { ReleasesService } from './releases.service.ts';

const PASSED = { findings: [], browser: { browser: 'Chromium 1', pages: 3, findings: [] } };

let product: TestPlatform;
let service: ReleasesService;
let url: string;
let stop: () => Promise<void>;
let operator: string;
beforeAll(async () => {
  product = await startTestPlatform();
  const { platform } = product;
  const router = createOperatorRouter({ config: platform.config, tokens: tokensOf(platform), deskOf: deskOn(platform) });
  const requireUser = () => Promise.reject(new AppError('not_signed_in'));
  const server = createHttpServer(createApp(platform.config, platform.logger, { endpoints: [], routers: [router], checks: {}, requireUser }));
  url = `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
  stop = () => close(server, 0);
  operator = (await tokensOf(platform).create('operator', 'night watch', 'test')).token;
  service = releasesServiceOf(platform);
  await checksStore.saveShell(platform.db, { version: '1.0.0', contract: 1, provides: {} });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish('info', version);
  await service.promote('info', '1.0.0', 'test');
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
  await checksStore.save(product.platform.db, remote, version, { ...PASSED, at: new Date(), by: 'test' });
};

interface Asked {
  readonly form?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly origin?: string;
}

const ask = async (path: string, { form, cookie = `release_operator=${operator}`, origin = url }: Asked = {}) => {
  const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
  const answer = await fetch(`${url}/releases${path}`, { ...sent, redirect: 'manual', headers: { cookie, origin } });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
};

const liveNow = async (): Promise<string> => (await deskOn(product.platform)('test').list()).remotes.find(({ remote }) => remote === 'info')?.deployment[0]?.version ?? '';

/** What the form of a question holds. */
const formIn = (html: string): Record<string, string> =>
  Object.fromEntries([...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

describe('Z1: without an operator’s token', () => {
  test('every address of it shows the sign-in, and moves nothing', async () => {
    const team = (await tokensOf(product.platform).create('info', 'ci', 'test')).token;
    const move = { remote: 'info', version: '1.1.0', seen: '1.0.0 for 100 %' };
    for (const cookie of ['', 'release_operator=fr_guessed', `release_operator=${team}`]) {
      for (const [path, form] of [['', undefined], ['/confirm?action=promote&remote=info&version=1.1.0', undefined], ['/promote', move], ['/rollback', move]] as const) {
        const { status, html } = await ask(path, { cookie, ...(form && { form }) });
        expect([path, status, html.includes('Operator token'), html.includes('1.1.0')]).toEqual([path, 401, true, false]);
      }
    }
    expect(await liveNow()).toBe('1.0.0');
  });

  test('a token that is none is told at its field; one of an operator opens for a shift', async () => {
    const wrong = await ask('/sign-in', { form: { token: 'fr_guessed' }, cookie: '' });
    expect([wrong.status, wrong.html]).toEqual([401, expect.stringContaining('This is no operator token, or it was revoked.')]);
    const right = await ask('/sign-in', { form: { token: operator }, cookie: '' });
    expect([right.status, right.headers.get('set-cookie')]).toEqual([303, expect.stringMatching(/^release_operator=fr_.*HttpOnly; SameSite=Strict/)]);
  });

  test('H2: a form of another site is refused', async () => {
    const { status } = await ask('/promote', { form: { remote: 'info', version: '1.1.0', seen: '1.0.0 for 100 %' }, origin: 'https://evil.example' });
    expect([status, await liveNow()]).toEqual([403, '1.0.0']);
  });
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

  test('a move is asked for first, told what comes of it, and then stands in the history', async () => {
    const question = await ask('/confirm?action=promote&remote=info&version=1.1.0');
    expect(question.html).toContain('Promote 1.1.0 of mfe-info?');
    expect(formIn(question.html)).toEqual({ remote: 'info', version: '1.1.0', seen: '1.0.0 for 100 %' });
    expect(await liveNow()).toBe('1.0.0');
    const moved = await ask('/promote', { form: formIn(question.html) });
    expect([moved.status, moved.headers.get('location')]).toEqual([303, '/releases?moved=info']);
    expect((await ask('?moved=info')).html).toContain('role="status">mfe-info: 1.1.0 for 100 %.');
    expect(await liveNow()).toBe('1.1.0');
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
