import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { API, RELEASE_FILE_MAX, type RemoteName, type SignedIn } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { stampedRelease } from '@fifteen/tooling/jest/changed-releases.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PgBoss } from 'pg-boss';
import { REPOSITORY } from '../../platform/config/config.ts';
import { startBoss, stopBoss } from '../../platform/queue/boss.ts';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { CHECK_QUEUE } from '../checks/check-queue.ts';
import { createRunner } from '../checks/check-runs.service.ts';
import { checksStore } from '../registry/checks.store.ts';
import { inspectorOn, tokensOf } from '../../app/wiring/compose-release-client.ts';
import { figuresStore } from '../canary/figures.store.ts';
import { createHttpReleaseClient } from './http-release-client.ts';
import { readBuild, type Build } from '../uploads/read-build.ts';
import { integrityOf } from '../bundles/static-folder.ts';
import { readShell } from '../registry/read-shell.ts';

const IN_BROWSER = { browser: 'Chromium 1', pages: 3, findings: [] };
const CALLS = API.filter(({ auth }) => auth === 'release');

let gateway: TestGateway;
let worker: PgBoss;
let ofInfo: string;
let ofOperator: string;
let customer: SignedIn;
beforeAll(async () => {
  gateway = await startTestGateway();
  const shell = readShell(REPOSITORY);
  if (shell) await checksStore.saveShell(gateway.platform.db, shell);
  // A worker beside the gateway, whose browser sees nothing wrong.
  worker = await startBoss(gateway.platform, 'worker');
  await CHECK_QUEUE.take(worker, gateway.platform.logger, createRunner(gateway.platform.db, inspectorOn(gateway.platform, () => Promise.resolve(IN_BROWSER))));
  customer = await signUpSomebody(gateway.url);
  const tokens = tokensOf(gateway.platform);
  ofInfo = (await tokens.create('info', 'info ci', 'test')).token;
  ofOperator = (await tokens.create('operator', 'night watch', 'test')).token;
});
afterAll(async () => {
  await stopBoss(worker, 'worker');
  await gateway.stop();
});

const stamped = (remote: string, version: string): Build => {
  const folder = stampedRelease(remote, version);
  const build = readBuild(folder) as Build;
  rmSync(folder, { recursive: true });
  return build;
};

/** A release of one file, for tests of moves alone. */
const tinyBuild = (name: RemoteName, version: string): Build => {
  const body = Buffer.from(`/* ${name} ${version} */`);
  const file = { name: 'remoteEntry.js', body, brotli: undefined, integrity: integrityOf(body) };
  return { report: { name, version, contract: 1, requires: {} }, files: [file], preload: { js: [], css: [] } };
};

const releaseClientWith = (token: string) => createHttpReleaseClient({ url: gateway.url, token, pollMs: 50 });

/** The path of a call about a release of mfe-info. */
const pathOf = (path: string, remote = 'info') => path.replace('{remote}', remote).replace('{version}', '1.0.0').replace('{digest}', 'a'.repeat(96));

test('a whole release over HTTP: published, checked, a canary, promoted, rolled back, and the log tells by whom', async () => {
  const releaseClient = releaseClientWith(ofInfo);
  for (const version of ['1.0.0', '1.1.0']) {
    await releaseClient.publish(stamped('info', version), version);
    await expect(releaseClient.promote('info', version)).rejects.toThrow('was not checked in a browser with the live shell yet');
    expect(await releaseClient.check('info', version, { browser: true })).toMatchObject({ findings: [], passed: true });
    if (version === '1.0.0') await releaseClient.promote('info', version);
  }
  expect((await releaseClient.canary('info', '1.1.0', { traffic: 30 })).deployment).toHaveLength(2);
  await releaseClient.promote('info', '1.1.0');
  expect((await releaseClient.rollBack('info')).deployment).toEqual([{ version: '1.0.0', traffic: 100, default: true }]);
  const log = await releaseClient.log(20, 'info');
  expect(log.map(({ action }) => action)).toEqual(['rollback', 'promote', 'canary', 'check', 'check', 'publish', 'promote', 'check', 'check', 'publish']);
  expect(new Set(log.map(({ actor }) => actor))).toEqual(new Set(['info ci (mfe-info)']));
  const { remotes } = await releaseClient.list();
  expect(remotes.find(({ remote }) => remote === 'info')?.versions.map(({ version, check }) => [version, check])).toEqual([['1.1.0', 'passed'], ['1.0.0', 'passed']]);
  expect(await releaseClient.prune('info')).toEqual([]);
  await expect(releaseClient.publish(stamped('info', '1.0.0'), '1.0.0')).rejects.toThrow('A release never changes');
});

test('a move over HTTP on what is no longer live: promote and roll back are refused with 409, and nothing moves', async () => {
  const releaseClient = releaseClientWith(ofOperator);
  for (const version of ['1.0.0', '1.1.0']) {
    await releaseClient.publish(tinyBuild('marketing', version), version);
    await releaseClient.promote('marketing', version, 'a test of concurrent operators');
  }
  const liveNow = async () => (await releaseClient.list()).remotes.find(({ remote }) => remote === 'marketing')?.deployment;
  const before = await liveNow();
  await expect(releaseClient.promote('marketing', '1.0.0', 'decided too late', '1.0.0 for 100 %')).rejects.toThrow('Somebody else moved mfe-marketing meanwhile: 1.1.0 for 100 % is live now, not 1.0.0 for 100 %.');
  await expect(releaseClient.rollBack('marketing', undefined, '1.0.0 for 100 %')).rejects.toThrow('Somebody else moved mfe-marketing meanwhile');
  const answer = await callApi(gateway.url, 'POST', '/api/v1/releases/marketing/rollback', { token: ofOperator, body: { seen: '1.0.0 for 100 %' } });
  expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await liveNow()).toEqual(before);
  expect((await releaseClient.rollBack('marketing', undefined, '1.1.0 for 100 %')).deployment).toEqual([{ version: '1.0.0', traffic: 100, default: true }]);
});

describe('a token', () => {
  const statuses: number[] = [];
  test.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))('Z1: %s wants one of ours, not a customer’s', async (_name, { method, path }) => {
    for (const token of [undefined, customer.access_token, `fr_${'a'.repeat(43)}`]) {
      const answer = await callApi(gateway.url, method, pathOf(path), { token });
      expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
      statuses.push(answer.status);
    }
  });

  test('Z1: moves its own remote alone; an operator’s moves all', async () => {
    for (const { method, path } of CALLS.filter((call) => call.params)) {
      const answer = await callApi(gateway.url, method, pathOf(path, 'auth'), { token: ofInfo });
      expect([path, answer.status, answer.body?.code]).toEqual([path, 403, 'forbidden']);
      statuses.push(answer.status);
    }
    await releaseClientWith(ofOperator).publish(stamped('auth', '1.0.0'), '1.0.0');
    figure('Z1', `${statuses.length} requests to ${CALLS.length} calls of releases without a token, or with another team's: ${statuses.filter((status) => status < 400).length} let in`);
  });

  test('A3: works no more once it is revoked, and is kept nowhere', async () => {
    const tokens = tokensOf(gateway.platform);
    const { id, token } = await tokens.create('info', 'short-lived', 'test');
    await releaseClientWith(token).list();
    expect(await tokens.revoke(id)).toBe(true);
    await expect(releaseClientWith(token).list()).rejects.toThrow('This takes the token of a team');
    const { rows } = await gateway.platform.pool.query('SELECT * FROM release_tokens');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

test('Z1: one token may ask for so many checks, and another goes on', async () => {
  const tokens = tokensOf(gateway.platform);
  const [busy, calm] = [(await tokens.create('info', 'busy', 'test')).token, (await tokens.create('info', 'calm', 'test')).token];
  const check = (token: string) => callApi(gateway.url, 'POST', '/api/v1/releases/info/versions/7.7.7/check', { token, body: { static: true } });
  for (let i = 0; i < 60; i += 1) expect((await check(busy)).status).toBe(404);
  const refused = await check(busy);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await check(calm)).status).toBe(404);
});

test('M3: the result of a browser is not taken from a caller', async () => {
  const answer = await callApi(gateway.url, 'POST', '/api/v1/releases/info/versions/1.0.0/check', { token: ofInfo, body: { browser: IN_BROWSER } });
  expect([answer.status, answer.body.errors]).toEqual([400, [expect.objectContaining({ field: 'browser' })]]);
});

describe('a file that is sent', () => {
  const send = (digest: string, body: Uint8Array) =>
    fetch(`${gateway.url}/api/v1/releases/info/files/${digest}`, { method: 'POST', body: new Uint8Array(body), headers: { authorization: `Bearer ${ofInfo}`, 'content-type': 'application/octet-stream' } });

  test('M3: with other bytes than its name says is refused', async () => {
    expect((await send(createHash('sha384').update('one').digest('hex'), Buffer.from('two'))).status).toBe(400);
  });

  test('H3: that is too large is given up', async () => {
    const body = new Uint8Array(RELEASE_FILE_MAX + 1);
    const answer = await send(createHash('sha384').update(body).digest('hex'), body).catch(() => undefined);
    expect(answer?.status ?? 413).toBe(413);
  });

  test('must be there before a version names it', async () => {
    const integrity = `sha384-${createHash('sha384').update('never sent').digest('base64')}`;
    const body = { version: '9.0.0', contract: 1, requires: {}, files: [{ name: 'remoteEntry.js', integrity }], preload: { js: [], css: [] } };
    const answer = await callApi(gateway.url, 'POST', '/api/v1/releases/info/versions', { token: ofInfo, body });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'remoteEntry.js', message: 'Was not sent.' }] } });
  });
});

test('reports of pages are added up by version, and those of unknown versions count for nothing', async () => {
  const report = (version: string, failed: number) => ({ remote: 'info', version, visits: 1, failed });
  const send = (reports: unknown) => callApi(gateway.url, 'POST', '/api/v1/releases/reports', { body: { reports } });
  expect((await send([report('1.0.0', 0), report('8.8.8', 1)])).status).toBe(204);
  // Repeated in one report it is still one page.
  expect((await send([...Array.from({ length: 9 }, () => report('1.0.0', 0)), { ...report('1.0.0', 1), visits: 0 }])).status).toBe(204);
  expect((await send([{ ...report('1.0.0', 1), visits: 1_000 }])).status).toBe(400);
  const sums = async () => figuresStore.since(gateway.platform.db, 'info', '1.0.0', new Date(0));
  for (let i = 0; i < 100 && (await sums()).visits < 2; i += 1) await new Promise((next) => setTimeout(next, 100));
  expect(await sums()).toEqual({ visits: 2, failed: 1 });
  expect(await figuresStore.since(gateway.platform.db, 'info', '8.8.8', new Date(0))).toEqual({ visits: 0, failed: 0 });
});
