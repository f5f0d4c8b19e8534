import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSite, type SiteFixture } from '../../testing/site-fixture.ts';

/** The shell's build for Node: it provides one module, and puts what the remote draws into a frame. */
const SHELL = `exports.provided = { words: { hello: 'Hello' } };
exports.draw = (path, name, routes) => '<main>' + routes[0](path) + '</main>';`;

/** A remote's build for Node, with pages that it draws and one that throws. */
const remoteSaying = (what: string): string => `const { hello } = require('words');
exports.pages = [
  { path: '/help', structured: { '@type': 'FAQPage' } },
  { path: '/terms', still: true },
  { path: '/contact' },
  { path: '/knowledge-base/refine-a-logo', title: 'Refine <a> logo', description: 'In words.' },
];
exports.routes = [(path) => {
  if (path === '/contact') throw new Error('cannot');
  return '<h1 style="--a:&quot;1&quot;">' + hello + ' ${what} ' + path + '</h1>';
}];`;

let site: SiteFixture;
beforeAll(async () => {
  site = await startSite();
  site.write('shell/dist/server.cjs', SHELL);
  site.write('mfe-info/dist/server.cjs', remoteSaying('first'));
  site.write('mfe-info/dist/routes.css', 'h1{color:red}');
  site.write('mfe-info/dist/mf-manifest.json', '{"exposes":[{"assets":{"js":{"sync":["routes.js"]},"css":{"sync":["routes.css"]}}}]}');
  await site.restart();
});
afterAll(() => site.stop());

const answer = (path: string, cookie = ''): Promise<Response> => fetch(`${site.url()}${path}`, { headers: { cookie } });
const pageOf = async (path: string, cookie = ''): Promise<string> => (await answer(path, cookie)).text();
const versionIn = (html: string): string => /"name":"info","version":"([^"]+)"/.exec(html)?.[1] ?? '';
const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page that its release draws', () => {
  test('stands in the document, with what the release says of it', async () => {
    const help = await pageOf('/help');
    expect(help).toContain('<div id="root" data-prerendered><main><h1 style="--a:&quot;1&quot;">Hello first /help</h1></main></div>');
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
    expect(policy).toContain(`style-src 'self' ${sha256('body{}')} ${sha256('h1{color:red}')};`);
    expect(policy).toContain(`script-src 'self' ${sha256(code)};`);
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${sha256('--a:"1"')};`);
    expect((await answer('/dashboard')).headers.get('content-security-policy')).not.toContain('sha256');
  });

  test('names its code where it is a still one, and fetches it as any other page does where it is not', async () => {
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

  test('is drawn anew by another version, while the first goes on for whoever has it', async () => {
    const first = versionIn(await pageOf('/help'));
    site.write('mfe-info/dist/server.cjs', remoteSaying('second'));
    await site.restart();
    expect(await pageOf('/help')).toContain('Hello second /help');
    const cookie = `mfe_versions=info@${first}`;
    while (!(await pageOf('/help', cookie)).includes('Hello first /help'));
    expect(await pageOf('/help')).toContain('Hello second /help');
  });
});

describe('a page that is not drawn', () => {
  test('because it throws, is left to the browser', async () => {
    const contact = await answer('/contact');
    expect([contact.status, await contact.text()]).toEqual([200, expect.stringContaining('<div id="root"></div>')]);
  });

  test.each([
    ['asks for what the shell does not provide', "require('fs');"],
    ['is broken', 'exports.pages = ;'],
  ])('because the build for Node %s, is left to the browser', async (_reason, source) => {
    site.write('mfe-info/dist/server.cjs', source);
    await site.restart();
    expect(await pageOf('/help')).toContain('<div id="root"></div>');
  });

  test('because there is no such article, answers 404', async () => {
    site.write('mfe-info/dist/server.cjs', remoteSaying('third').replace("  { path: '/contact' },", ''));
    await site.restart();
    const missing = await answer('/knowledge-base/no-such-article');
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('noindex')]);
  });
});

test('a build for Node is not served', async () => {
  const version = versionIn(await pageOf('/help'));
  expect((await answer(`/r/info/${version}/remoteEntry.js`)).status).toBe(200);
  expect((await answer(`/r/info/${version}/server.cjs`)).status).toBe(404);
  expect((await answer('/server.cjs')).status).toBe(404);
});
