import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseFinding } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { renderInThread } from '../prerender/render-in-thread.ts';
import { startSite, type SiteFixture } from '../../testing/site-fixture.ts';
import { checksServiceOf, previewPassesOf, releasesServiceOf, sealsOf } from '../../app/wiring/compose-releases.ts';
import { releaseClientOn } from '../../app/wiring/compose-release-client.ts';
import { createPreviewPasses, PREVIEW_COOKIE } from '../preview-passes/preview-passes.ts';
import { readBuild, versionByContent, type Build } from '../uploads/read-build.ts';
import { integrityOf } from '../bundles/release-files.ts';
import { releasesStore } from './releases.store.ts';
import { fixedKey } from '../../platform/keys/keys.ts';
import { createSeals, filesHashOf } from '../seals/seals.ts';
import { sealsStore } from '../seals/seals.store.ts';

const IN_BROWSER = { browser: 'Chromium 1', pages: 3, findings: [] };

const SHELL = `exports.provided = { words: { hello: 'Hello' } };
exports.frame = () => ({ before: '<header>Fifteen</header><main>', after: '</main>' });
exports.draw = (path, name, routes) => ['<header>', 'Fifteen', '</header><main>'].join('') + routes[0](path) + '</main>';`;

const GOOD = `exports.pages = [{ path: '/help' }]; exports.routes = [(path) => '<h1>Good ' + path + '</h1>'];`;
const LANDING = `exports.pages = [{ path: '/' }]; exports.routes = [() => '<h1>Landing</h1>'];`;

const fileOf = (name: string, text: string | Buffer) => {
  const body = Buffer.from(text);
  return { name, body, brotli: undefined, integrity: integrityOf(body) };
};

const buildWith = (files: Readonly<Record<string, string | Buffer>>): Build => ({
  report: { name: 'info', version: '9.9.9', contract: 1, requires: {} },
  files: Object.entries({ 'remoteEntry.js': 'globalThis.info = 2;', ...files }).map(([name, text]) => fileOf(name, text)),
  preload: { js: [], css: [] },
});

let site: SiteFixture;
const folder = mkdtempSync(join(tmpdir(), 'fifteen-hostile-'));
const marker = join(folder, 'marker');
beforeAll(async () => {
  site = await startSite();
  site.write('shell/dist/server.cjs', SHELL);
  site.write('shell/dist/release.json', '{"version":"1.0.0","contract":1,"provides":{"react":"19.3.1","words":"1.0.0"}}');
  site.write('mfe-info/dist/server.cjs', GOOD);
  site.write('mfe-marketing/dist/release.json', '{"name":"marketing","version":"1.0.0","contract":1,"requires":{}}');
  site.write('mfe-marketing/dist/remoteEntry.js', 'globalThis.marketing = 1;');
  site.write('mfe-marketing/dist/server.cjs', LANDING);
  await site.restart();
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

let published = 0;
const team = () => releaseClientOn(site.platform, () => Promise.reject(new Error('not asked for')))('a team');
/** Publishes as a team would. Returns the version. */
const publish = async (files: Readonly<Record<string, string | Buffer>>): Promise<string> => {
  const version = `9.9.${(published += 1)}`;
  await team().publish(buildWith(files), version);
  return version;
};
const findingsOf = async (version: string): Promise<ReleaseFinding[]> => (await team().check('info', version, { browser: false })).findings;

const pageOf = async (path: string, cookie = ''): Promise<string> => (await fetch(`${site.url()}${path}`, { headers: { cookie } })).text();
const versionIn = (html: string): string => /"name":"info","version":"([^"]+)"/.exec(html)?.[1] ?? '';

/** Everybody else goes on as before. */
const expectUnharmed = async (): Promise<void> => {
  expect(await pageOf('/help')).toContain('<header>Fifteen</header><main><h1>Good /help</h1></main>');
  expect(await pageOf('/')).toContain('<header>Fifteen</header><main><h1>Landing</h1></main>');
  expect(existsSync(marker)).toBe(false);
};

/** Waits until the gateway knows a published version. */
const untilKnown = async (version: string): Promise<void> => {
  const pass = previewPassesOf(site.platform).issue([{ remote: 'info', version }], 60_000);
  for (let tries = 0; tries < 200; tries += 1) {
    if (versionIn(await pageOf('/help', `${PREVIEW_COOKIE.name}=${pass}`)) === version) return;
    await sleep(25);
  }
  throw new Error(`The gateway never learned about ${version}.`);
};

const withPages = (code: string): string => `${code};\nexports.pages = [{ path: '/help' }]; exports.routes = [() => 'evil'];`;
const inPage = (code: string): string => `exports.pages = [{ path: '/help' }]; exports.routes = [() => { ${code}; return 'evil'; }];`;

/** What a published server.cjs does, and the words in which its check refuses it. */
const ATTACKS: Readonly<Record<string, readonly [source: string, refusal: RegExp]>> = {
  'starts a process': [withPages(`process.getBuiltinModule('node:child_process').execFileSync('touch', ['${marker}'])`), /prerender: .*asks for modules of Node/],
  'starts a process under another spelling': [withPages(`globalThis['pro' + 'cess']['getBuiltin' + 'Module']('child_process').execFileSync('touch', ['${marker}'])`), /prerender: TypeError: /],
  'walks its constructors': [withPages(`this.constructor.constructor('return process')()`), /eval: .*makes code of text/],
  'walks its constructors in disguise': [withPages(`const c = 'const' + 'ructor'; this[c][c]('return pro' + 'cess')()`), /prerender: ReferenceError: 'process' is not defined/],
  'walks the constructors of the shell': [withPages(`const c = 'const' + 'ructor'; require('words')[c][c]('return pro' + 'cess')().exit(1)`), /prerender: ReferenceError: 'process' is not defined/],
  fetches: [withPages(`fetch('http://127.0.0.1/')`), /prerender: ReferenceError: 'fetch' is not defined/],
  'requires a module of Node': [withPages(`require('fs').writeFileSync('${marker}', 'x')`), /shared: .*requires fs, which the live shell does not provide/],
  'requires a module under another spelling': [withPages(`const name = 'f' + 's'; require(name).writeFileSync('${marker}', 'x')`), /prerender: Error: It requires fs, which the shell does not provide/],
  'reads the environment': [inPage(`return JSON.stringify(globalThis['pro' + 'cess'].env)`), /prerender: \/help: TypeError/],
  'takes a gigabyte': [withPages('new Uint8Array(2 ** 30)'), /prerender: It took more than 128 MB of memory/],
  'calls itself without end': [inPage('(function again(n) { return again(n + 1) + 1; })(0)'), /prerender: \/help: Its calls were nested too deeply/],
  'returns a huge page': [inPage(`return 'x'.repeat(5e6)`), /prerender: \/help: The HTML of \/help has 50000\d\d characters; 500000 are the limit/],
  'changes the frame of the shell': [withPages(`Array.prototype.join = () => '<header>Evil</header><main>'`), /prerender: \/help: its code changes the frame that the shell renders around it/],
  'renders a page of another remote': [`exports.pages = [{ path: '/' }, { path: '/login' }]; exports.routes = [() => 'evil'];`, /prerender: \/ is not a public page of mfe-info.*\/login is not a public page/],
  'renders a page of nobody': [`exports.pages = [{ path: '/evil' }]; exports.routes = [() => 'evil'];`, /prerender: \/evil is not a public page of mfe-info/],
  'says something invalid about its page': [`exports.pages = [{ path: '/help', title: { evil: 1 } }]; exports.routes = [() => 'evil'];`, /prerender: \/help: what the release says about this page is not valid/],
  'lists pages that are none': [`exports.pages = { length: 1, 0: { path: '/help' } }; exports.routes = [];`, /prerender: Its pages are not a list/],
};

let refused = 0;

describe('M3: a published server.cjs that', () => {
  afterAll(() => figure('M3', `${refused} of ${Object.keys(ATTACKS).length} hostile server.cjs: refused with its reason, without reaching the host or a visitor`));

  test.each(Object.entries(ATTACKS))('%s is refused with its reason, runs for no visitor and harms nobody', async (_name, [source, refusal]) => {
    const version = await publish({ 'server.cjs': source });
    await untilKnown(version);
    expect(versionIn(await pageOf('/help', `mfe_versions=info@${version}`))).not.toBe(version);
    const told = (await findingsOf(version)).map(({ rule, message }) => `${rule}: ${message}`).join('; ');
    expect(told).toMatch(refusal);
    await expectUnharmed();
    // Still hidden after it was refused.
    expect(versionIn(await pageOf('/help', `mfe_versions=info@${version}`))).not.toBe(version);
    await expect(team().promote('info', version)).rejects.toThrow('did not pass its check');
    refused += 1;
  }, 120_000);

  test('runs nothing at all before somebody checks it', async () => {
    const version = await publish({ 'server.cjs': GOOD.replace('Good', 'Unchecked') });
    await untilKnown(version);
    for (let i = 0; i < 10; i += 1) await pageOf('/help', `mfe_versions=info@${version}`);
    await sleep(300);
    const release = await releasesStore.find(site.platform.db, 'info', version);
    const source = release?.metadata.integrity[`/r/info/${version}/server.cjs`] ?? '';
    expect(await site.platform.db.selectFrom('release_renderings').selectAll().where('source', '=', source).execute()).toEqual([]);
  });

  test('loops without end does not keep the gateway from answering', async () => {
    const limits = { timeMs: 2_000, memoryMb: 64, stackKb: 256 };
    const rendering = renderInThread({ shell: SHELL, remote: 'info', source: 'for (;;);', framePaths: [], limits });
    let [over, slowest, answers] = [false, 0, 0];
    void rendering.finally(() => (over = true));
    while (!over) {
      const since = performance.now();
      await pageOf('/help');
      slowest = Math.max(slowest, performance.now() - since);
      answers += 1;
      await sleep(20);
    }
    expect((await rendering).stopped?.reason).toBe('time');
    expect(answers).toBeGreaterThan(10);
    expect(slowest).toBeLessThan(1_000);
  });
});

describe('M3: a published file', () => {
  const UNKNOWN = ['page.html', 'data.xml', 'run.wasm', 'entry.mjs', 'app.webmanifest', 'noending', 'evil.JS', 'deep/server.cjs', 'server.cjs.html', 'other.cjs'];
  test.each(UNKNOWN)('of an unknown kind, %s, is not taken', async (name) => {
    await expect(publish({ [name]: 'x' })).rejects.toMatchObject({ code: 'invalid_request', errors: [{ field: name }] });
  });

  const DISGUISED: readonly (readonly [name: string, bytes: string | Buffer, refusal: RegExp])[] = [
    ['picture.png', '<html><script>alert(1)</script>', /files: .*picture\.png is not what its name says/],
    ['photo.jpg', 'GIF89a', /files: .*photo\.jpg is not what its name says/],
    ['font.woff2', 'wOFF', /files: .*font\.woff2 is not what its name says/],
    ['mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', /files: .*mark\.svg is a drawing with code in it/],
    ['data.json', '{"a":', /files: .*data\.json is not JSON/],
    ['words.js', Buffer.from([0xff, 0xfe, 0x41]), /files: .*words\.js is not text in UTF-8/],
    ['server.cjs', `${GOOD}\neval("1");`, /eval: .*server\.cjs makes code of text/],
    ['server.cjs', `${GOOD}\nconst own = { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: 1 };`, /shared: .*server\.cjs brings a React of its own/],
  ];
  test.each(DISGUISED)('%s that is something else is refused by the check', async (name, bytes, refusal) => {
    const told = (await findingsOf(await publish({ [name]: bytes }))).map(({ rule, message }) => `${rule}: ${message}`).join('; ');
    expect(told).toMatch(refusal);
  });

  test('of a version that nobody checked is served to nobody; with a preview it is, and is not stored', async () => {
    const version = await publish({ 'words.js': 'globalThis.words = 1;' });
    await untilKnown(version);
    const url = `${site.url()}/r/info/${version}/words.js`;
    expect((await fetch(url)).status).toBe(404);
    const pass = previewPassesOf(site.platform).issue([{ remote: 'info', version }], 60_000);
    const previewed = await fetch(url, { headers: { cookie: `${PREVIEW_COOKIE.name}=${pass}` } });
    expect([previewed.status, previewed.headers.get('cache-control'), await previewed.text()]).toEqual([200, 'no-store', 'globalThis.words = 1;']);
  });
});

describe('a version that passed its check', () => {
  test('may be named by the cookie, with its pages, and its files are served', async () => {
    const version = await publish({ 'server.cjs': GOOD.replace('Good', 'Checked') });
    expect(await findingsOf(version)).toEqual([]);
    // The browser part is still missing.
    await untilKnown(version);
    expect(versionIn(await pageOf('/help', `mfe_versions=info@${version}`))).not.toBe(version);
    await checksServiceOf(site.platform).recordBrowser('info', version, 'runner', IN_BROWSER);
    for (let tries = 0; tries < 100 && !(await pageOf('/help', `mfe_versions=info@${version}`)).includes('Checked /help'); tries += 1) await sleep(25);
    expect(await pageOf('/help', `mfe_versions=info@${version}`)).toContain('<h1>Checked /help</h1>');
    expect((await fetch(`${site.url()}/r/info/${version}/remoteEntry.js`)).status).toBe(200);
    await expectUnharmed();
  });
});

describe('Z6: what says that a version passed', () => {
  const shellVersion = '1.0.0';
  const sealed = async (version: string, make: (release: NonNullable<Awaited<ReturnType<typeof releasesStore.find>>>) => string) => {
    const release = await releasesStore.find(site.platform.db, 'info', version);
    if (!release) throw new Error('not published');
    await sealsStore.save(site.platform.db, { remote: 'info', version, kind: 'browser', seal: make(release) });
  };
  const statement = (version: string, files: string) =>
    ({ kind: 'browser', remote: 'info', version, files, shell: shellVersion, at: new Date().toISOString(), result: IN_BROWSER }) as const;

  test.each([
    ['signed with another key', (version: string, files: string) => createSeals(fixedKey(Buffer.alloc(32))).sign(statement(version, files))],
    ['signed about another version', (_version: string, files: string) => sealsOf(site.platform).sign(statement('1.2.3', files))],
    ['signed about other files', (version: string) => sealsOf(site.platform).sign(statement(version, 'sha384-other'))],
    ['not signed', () => 'passed'],
  ])('does not count where it is %s', async (_name, sign) => {
    const version = await publish({ 'server.cjs': GOOD });
    expect(await findingsOf(version)).toEqual([]);
    await sealed(version, (release) => sign(version, filesHashOf(release)));
    await expect(team().promote('info', version)).rejects.toThrow('was not checked in a browser');
    await untilKnown(version);
    expect(versionIn(await pageOf('/help', `mfe_versions=info@${version}`))).not.toBe(version);
  });

  test('counts for a move only with the shell that is live', async () => {
    const version = await publish({ 'server.cjs': GOOD });
    expect(await findingsOf(version)).toEqual([]);
    await sealed(version, (release) => sealsOf(site.platform).sign({ ...statement(version, filesHashOf(release)), shell: '0.9.0' }));
    await expect(team().promote('info', version)).rejects.toThrow('was not checked in a browser with the live shell yet');
  });
});

describe('a preview pass', () => {
  const shown = async (cookie: string): Promise<string> => versionIn(await pageOf('/help', `${PREVIEW_COOKIE.name}=${cookie}`));

  test('shows its version to the browser that holds it, and nothing once it is over, forged or about a version that does not exist', async () => {
    const version = await publish({ 'server.cjs': GOOD.replace('Good', 'Previewed') });
    await untilKnown(version);
    const live = versionIn(await pageOf('/help'));
    const passes = previewPassesOf(site.platform);
    expect(await shown(passes.issue([{ remote: 'info', version }], 60_000))).toBe(version);
    expect(await shown(passes.issue([{ remote: 'info', version }], -1))).toBe(live);
    expect(await shown(createPreviewPasses({ keys: fixedKey(Buffer.alloc(32)), now: () => new Date() }).issue([{ remote: 'info', version }], 60_000))).toBe(live);
    expect(await shown(passes.issue([{ remote: 'info', version: '8.8.8' }], 60_000))).toBe(live);
  });
});

test('M3: a version whose name a start would take, published with other files, does not go live at that start', async () => {
  const before = versionIn(await pageOf('/help'));
  site.write('mfe-info/dist/routes.js', 'globalThis.routes = 2;');
  // The team knows the sources, so it knows the name of the next build.
  const next = readBuild(site.folder('mfe-info/dist')) as Build;
  await team().publish(buildWith({ 'server.cjs': GOOD.replace('Good', 'Evil') }), versionByContent(next));
  await site.restart();
  expect(versionIn(await pageOf('/help'))).toBe(before);
  expect(await pageOf('/help')).not.toContain('Evil');
});

test('a rollback to a version that was live by force alone serves it, and leaves its pages to the browser', async () => {
  const version = await publish({ 'server.cjs': GOOD.replace('Good', 'Forced') });
  await team().promote('info', version, 'an emergency of this test');
  for (let tries = 0; tries < 100 && versionIn(await pageOf('/help')) !== version; tries += 1) await sleep(25);
  const html = await pageOf('/help');
  expect([versionIn(html), html.includes('Forced')]).toEqual([version, false]);
  await releasesServiceOf(site.platform).rollBack('info', undefined, 'test');
});
