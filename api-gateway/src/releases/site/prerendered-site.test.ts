import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { releasesServiceOf } from '../../app/wiring/compose-releases.ts';
import { releasesStore } from '../registry/releases.store.ts';
import { startSite, type SiteFixture } from '../../testing/site-fixture.ts';

/** A shell's server.cjs: it provides one module, and puts what the remote renders into a frame. */
const SHELL = `exports.provided = { words: { hello: 'Hello' } };
exports.frame = () => ({ before: '<main>', after: '</main>' });
exports.draw = (path, name, routes) => '<main>' + routes[0](path) + '</main>';`;

/** A remote's server.cjs. */
const remoteSaying = (what: string): string => `const { hello } = require('words');
exports.pages = [
  { path: '/help', structured: { '@type': 'FAQPage' } },
  { path: '/terms', still: true },
  { path: '/knowledge-base/refine-a-logo', title: 'Refine <a> logo', description: 'In words.' },
];
exports.routes = [(path) => {
  return '<h1 style="--a:&quot;1&quot;">' + hello + ' ${what} ' + path + '</h1>';
}];`;

let site: SiteFixture;
beforeAll(async () => {
  site = await startSite();
  site.write('shell/dist/server.cjs', SHELL);
  // Its modules are of the shell of this test.
  site.write('shell/dist/release.json', '{"version":"1.0.0","contract":1,"provides":{"react":"19.3.1","words":"1.0.0"}}');
  site.write('mfe-info/dist/server.cjs', remoteSaying('first'));
  site.write('mfe-info/dist/routes.css', 'h1{color:red}');
  site.write('mfe-info/dist/mf-manifest.json', '{"exposes":[{"assets":{"js":{"sync":["routes.js"]},"css":{"sync":["routes.css"]}}}]}');
  await site.restart();
});
afterAll(() => site.stop());

const answer = (path: string, cookie = ''): Promise<Response> => fetch(`${site.url()}${path}`, { headers: { cookie } });
const pageOf = async (path: string, cookie = ''): Promise<string> => (await answer(path, cookie)).text();
const versionIn = (html: string): string => /"name":"info","version":"([^"]+)"/.exec(html)?.[1] ?? '';
/** Retries for a while: the gateway learns about changes from the database. */
const within = async (expected: () => Promise<void>): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const failure = await expected().then(() => undefined, (error: unknown) => error);
    if (!failure) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  await expected();
};
const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page that its release prerenders', () => {
  test('is in the document, with what the release says of it', async () => {
    const help = await pageOf('/help');
    expect(help).toContain('<div id="root" data-prerendered><main><h1 data-style="--a:&quot;1&quot;">Hello first /help</h1></main></div>');
    expect(help).toContain('"@type":"FAQPage"');
    const article = await pageOf('/knowledge-base/refine-a-logo');
    expect(article).toContain('<title>Refine &lt;a> logo · Fifteen</title>');
    expect(article).toContain('<link rel="canonical" href="https://fifteen.example/knowledge-base/refine-a-logo">');
    expect(article).toContain('<meta name="description" content="In words.">');
    expect(await pageOf('/sitemap.xml')).toContain('<loc>https://fifteen.example/knowledge-base/refine-a-logo</loc>');
  });

  test('wears its styles at once, where a page that is not drawn fetches them', async () => {
    const html = await pageOf('/help');
    const styles = [...html.matchAll(/<style data-href="([^"]+)">([^<]*)/g)].map(([, path, text]) => [path, text]);
    expect(styles).toEqual([['/main.0a1b2c3d.css', 'body{}'], [`/r/info/${versionIn(html)}/routes.css`, 'h1{color:red}']]);
    expect(html).not.toContain('rel="stylesheet"');
    expect(await pageOf('/contact')).toContain('rel="stylesheet"');
  });

  test('may run its own early code and wear its own styles, and nothing else inline', async () => {
    const page = await answer('/help');
    const policy = page.headers.get('content-security-policy') ?? '';
    const [, code = ''] = /<script>(.*?)<\/script>/s.exec(await page.text()) ?? [];
    const rule = '#root#root [data-style="--a:\\"1\\""]{--a:"1"}';
    expect(policy).toContain(`style-src 'self' ${sha256('body{}')} ${sha256('h1{color:red}')} ${sha256(rule)};`);
    expect(policy).toContain(`script-src 'self' ${sha256(code)};`);
    expect(policy).not.toMatch(/unsafe|-attr/);
    expect((await answer('/dashboard')).headers.get('content-security-policy')).not.toContain('sha256');
  });

  test('has short headers however many styles it brings; one with too many style elements is left to the browser', async () => {
    const headersOf = async (html: string) => {
      site.write('mfe-info/dist/server.cjs', `exports.pages = [{ path: '/help' }]; exports.routes = [() => ${JSON.stringify(html)}];`);
      await site.restart();
      const page = await answer('/help');
      const bytes = [...page.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
      return { bytes, html: await page.text() };
    };
    const attributes = await headersOf(Array.from({ length: 500 }, (_, at) => `<i style="--index:${at}"></i>`).join(''));
    expect(attributes.bytes).toBeLessThan(2500);
    expect(attributes.html).toContain('data-style="--index:499"');
    const elements = await headersOf(Array.from({ length: 500 }, (_, at) => `<style>i{--index:${at}}</style>`).join(''));
    expect(elements.bytes).toBeLessThan(2500);
    expect(elements.html).toContain('<div id="root"></div>');
    site.write('mfe-info/dist/server.cjs', remoteSaying('first'));
    await site.restart();
  });

  test('only names its code if the page is still; other pages fetch it at once', async () => {
    const [still, other] = await Promise.all([pageOf('/terms'), pageOf('/help')]);
    const version = versionIn(still);
    const [, block = ''] = /id="page-code">(.*?)<\/script>/.exec(still) ?? [];
    const files = JSON.parse(block) as [string, string][];
    const [[main] = [], ...ofRemote] = files;
    expect(main).toBe('/main.0a1b2c3d.js');
    expect(ofRemote.map(([path]) => path)).toContain(`/r/info/${version}/remoteEntry.js`);
    for (const [, integrity] of files) expect(integrity).toMatch(/^sha384-/);
    expect(still).not.toMatch(/<script[^>]* src=|as="script"/);
    expect(other).toMatch(/<script[^>]* src="\/main\./);
    expect(other).not.toContain('id="page-code"');
  });

  test('is drawn again by another version, while the first goes on for anyone who has it', async () => {
    const first = versionIn(await pageOf('/help'));
    site.write('mfe-info/dist/server.cjs', remoteSaying('second'));
    await site.restart();
    expect(await pageOf('/help')).toContain('Hello second /help');
    const cookie = `mfe_versions=info@${first}`;
    await within(async () => expect(await pageOf('/help', cookie)).toContain('Hello first /help'));
    expect(await pageOf('/help')).toContain('Hello second /help');
  });
});

describe('a page that is not prerendered', () => {
  test.each([
    ['throws for one page', remoteSaying('third').replace("return '<h1", "if (path === '/terms') throw new Error('cannot'); return '<h1"), '/terms: Error: cannot'],
    ['requires what the shell does not provide', "require('fs');", 'requires fs, which the live shell does not provide'],
    ['is broken', 'exports.pages = ;', 'SyntaxError'],
  ])('because its release %s: the release is refused, and what was live stays', async (_reason, source, why) => {
    const before = versionIn(await pageOf('/help'));
    site.write('mfe-info/dist/server.cjs', source);
    await site.restart();
    const html = await pageOf('/help');
    expect([versionIn(html), html]).toEqual([before, expect.stringContaining('Hello second /help')]);
    const [line] = await releasesStore.history(site.platform.db, 1, 'info');
    expect(line).toMatchObject({ action: 'check', detail: expect.stringContaining(why) });
  });

  test('because its release went live without passing its check, is left to the browser', async () => {
    const [line] = await releasesStore.history(site.platform.db, 1, 'info');
    await releasesServiceOf(site.platform).promote('info', line?.version ?? '', 'test', 'all visitors, without a passed check');
    await within(async () => expect(versionIn(await pageOf('/help'))).toBe(line?.version));
    expect(await pageOf('/help')).toContain('<div id="root"></div>');
    await releasesServiceOf(site.platform).rollBack('info', undefined, 'test');
  });

  test('because there is no such article, answers 404', async () => {
    site.write('mfe-info/dist/server.cjs', remoteSaying('fourth'));
    await site.restart();
    const missing = await answer('/knowledge-base/no-such-article');
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('noindex')]);
  });
});

test('a second start renders nothing: what was rendered is read', async () => {
  const rendered = async () => (await site.platform.db.selectFrom('release_renderings').select(['source', 'rendered_at']).orderBy('source').execute()).map((row) => JSON.stringify(row));
  const before = await rendered();
  await site.restart();
  expect(await pageOf('/help')).toContain('Hello fourth /help');
  expect(await rendered()).toEqual(before);
});

test('a new shell renders what is live when it starts', async () => {
  site.write('shell/dist/server.cjs', SHELL.replaceAll('<main>', '<main class="new">'));
  await site.restart();
  expect(await pageOf('/help')).toContain('<div id="root" data-prerendered><main class="new"><h1');
});

test('what renders pages is not served', async () => {
  const version = versionIn(await pageOf('/help'));
  expect((await answer(`/r/info/${version}/remoteEntry.js`)).status).toBe(200);
  expect((await answer(`/r/info/${version}/server.cjs`)).status).toBe(404);
  expect((await answer('/server.cjs')).status).toBe(404);
});
