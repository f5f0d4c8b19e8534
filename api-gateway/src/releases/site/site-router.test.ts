import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ResolvedRegistry } from '@fifteen/contracts';
import { sql } from 'kysely';
import { checksServiceOf, releasesServiceOf } from '../../app/wiring/compose-releases.ts';
import { releasesStore } from '../registry/releases.store.ts';
import { startSite, type SiteFixture } from '../../testing/site-fixture.ts';

let site: SiteFixture;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

const pageOf = async (path: string): Promise<string> => (await fetch(`${site.url()}${path}`)).text();

const registryIn = (html: string): ResolvedRegistry => {
  const [, json = ''] = /<script type="application\/json" id="mfe-registry">(.*?)<\/script>/.exec(html) ?? [];
  return ResolvedRegistry.parse(JSON.parse(json));
};

const sha384 = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

describe('the page', () => {
  test('a known path answers 200 with its own title, an unknown one 404 with a page', async () => {
    const known = await fetch(`${site.url()}/help`);
    expect([known.status, await known.text()]).toEqual([200, expect.stringContaining('<title>Help · ')]);
    const unknown = await fetch(`${site.url()}/no/such/page`);
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('<div id="root">')]);
  });

  test('the registry in the page names each remote with the hash of every script', async () => {
    const registry = registryIn(await pageOf('/help'));
    const [info] = registry.remotes;
    expect(info).toMatchObject({ name: 'info', contract: 1, entry: `/r/info/${info?.version}/remoteEntry.js` });
    expect(info?.version).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
    expect(registry.integrity[info?.entry ?? '']).toBe(sha384('globalThis.info = 1;'));
    expect(registry.integrity['/main.0a1b2c3d.js']).toBe(sha384('globalThis.shell = 1;'));
  });

  test("the shell's own script and stylesheet carry their hashes", async () => {
    const html = await pageOf('/help');
    expect(html).toContain(
      `src="/main.0a1b2c3d.js" integrity="${sha384('globalThis.shell = 1;')}" crossorigin="anonymous"`,
    );
    expect(html).toContain(`rel="stylesheet" integrity="${sha384('body{}')}" crossorigin="anonymous"`);
  });

  test("the files of the matched route's remote are preloaded, those of others are not", async () => {
    const { remotes } = registryIn(await pageOf('/help'));
    const base = `/r/info/${remotes[0]?.version}`;
    const preloads = /<link rel="preload" as="script" href="([^"]+)" crossorigin="anonymous" integrity="sha384-/g;
    const hrefs = [...(await pageOf('/help')).matchAll(preloads)].map(([, href]) => href);
    expect(hrefs).toEqual([`${base}/remoteEntry.js`, `${base}/routes.js`]);
    expect(await pageOf('/dashboard')).not.toContain('rel="preload"');
  });

  test('a missing script is not answered with a page', async () => {
    const answer = await fetch(`${site.url()}/main.ffffffff.js`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });
});

describe('files', () => {
  test('a release is immutable, answers 304, and leaves its folder by no path', async () => {
    const { remotes } = registryIn(await pageOf('/help'));
    const url = `${site.url()}${remotes[0]?.entry}`;
    const first = await fetch(url);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const again = await fetch(url, { headers: { 'If-None-Match': first.headers.get('etag') ?? '', 'Cache-Control': '' } });
    expect(again.status).toBe(304);
    const escape = await fetch(`${site.url()}/r/info/${remotes[0]?.version}/..%2f..%2f..%2fregistry.json`);
    expect(escape.status).toBe(404);
  });

  test('a browser that takes brotli gets the file as it was packed at build', async () => {
    const plain = await fetch(`${site.url()}/main.0a1b2c3d.js`, { headers: { 'Accept-Encoding': 'identity' } });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'globalThis.shell = 1;']);
    const packed = await fetch(`${site.url()}/main.0a1b2c3d.js`, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    expect([packed.headers.get('content-encoding'), packed.headers.get('content-length')]).toEqual(['br', '6']);
  });

  test('icons stand at the root, where browsers and phones look for them', async () => {
    const icon = await fetch(`${site.url()}/favicon.svg`);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const manifest = await fetch(`${site.url()}/site.webmanifest`);
    expect([manifest.headers.get('content-type'), await manifest.json()]).toEqual([expect.stringContaining('application/manifest+json'), { name: 'Fifteen' }]);
    expect((await fetch(`${site.url()}/apple-touch-icon.png`)).status).toBe(404);
  });

  test('pictures are served from the media folder', async () => {
    const answer = await fetch(`${site.url()}/media/taste/minimal.png`);
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/png', 'picture']);
  });
});

describe('releases', () => {
  const service = () => releasesServiceOf(site.platform);
  const versionNow = async (cookie = '') => {
    const page = await fetch(`${site.url()}/help`, { headers: { cookie } });
    return registryIn(await page.text()).remotes[0]?.version ?? '';
  };
  /** The gateway hears of a change from the database. */
  const untilLive = async (version: string): Promise<void> => {
    while ((await versionNow()) !== version) await nextTurn();
  };
  const buildAnew = async (source: string): Promise<string> => {
    site.write('mfe-info/dist/remoteEntry.js', source);
    await site.restart();
    return versionNow();
  };

  test('M7: rolling back gives the old version at once, without a build or a restart', async () => {
    const first = await versionNow();
    const second = await buildAnew('globalThis.info = 2;');
    expect(second).not.toBe(first);
    await service().rollBack('info', undefined, 'test');
    await untilLive(first);
    expect(await pageOf(`/r/info/${second}/remoteEntry.js`)).toBe('globalThis.info = 2;');
    await site.restart();
    expect(await versionNow()).toBe(first);
  });

  test('an edit that is taken back is live again: the build decides, also for a version that was there before', async () => {
    const first = await versionNow();
    const source = await pageOf(`/r/info/${first}/remoteEntry.js`);
    expect(await buildAnew('globalThis.info = 3;')).not.toBe(first);
    expect(await buildAnew(source)).toBe(first);
  });

  test('a build that does not pass its check is published, and what was live stays', async () => {
    const first = await versionNow();
    expect(await buildAnew('eval("globalThis.info = 6");')).toBe(first);
    const [line] = await releasesStore.history(site.platform.db, 1, 'info');
    expect(line).toMatchObject({ action: 'check', actor: 'this checkout', detail: expect.stringContaining('refused') });
    await expect(checksServiceOf(site.platform).assertPassed('info', line?.version ?? '', 'test')).rejects.toThrow('eval: ');
  });

  test('M4: the shell of before is kept: open tabs get the rest of it, QA walks with it by the cookie', async () => {
    const shellNow = async (cookie = '') => registryIn(await (await fetch(`${site.url()}/help`, { headers: { cookie } })).text()).shell;
    const first = await shellNow();
    site.write('shell/dist/index.html', '<!doctype html><head></head><body><div id="root"></div><script src="/main.1b2c3d4e.js"></script></body>');
    site.write('shell/dist/main.1b2c3d4e.js', 'globalThis.shell = 2;');
    site.remove('shell/dist/main.0a1b2c3d.js');
    await site.restart();
    const second = await shellNow();
    expect([first, second]).toEqual([expect.stringMatching(/^1\.0\.0-[0-9a-f]{8}$/), expect.not.stringMatching(String(first))]);
    const old = await (await fetch(`${site.url()}/help`, { headers: { cookie: `mfe_versions=shell@${first}` } })).text();
    expect(old).toContain(`src="/main.0a1b2c3d.js" integrity="${sha384('globalThis.shell = 1;')}"`);
    expect(registryIn(old).shell).toBe(first);
    expect(await pageOf('/main.0a1b2c3d.js')).toBe('globalThis.shell = 1;');
    for (const unknown of ['9.9.9', '', '__proto__']) expect(await shellNow(`mfe_versions=shell@${unknown}`)).toBe(second);
  });

  test('M4: the shell of another gateway is heard of without a restart: its tabs get the rest of it here', async () => {
    const other = await site.startBeside({
      'shell/dist/index.html': '<!doctype html><head></head><body><div id="root"></div><script src="/main.1b2c3d4e.js"></script></body>',
      'shell/dist/main.1b2c3d4e.js': 'globalThis.shell = 2;',
    });
    while (!(await fetch(`${site.url()}/main.1b2c3d4e.js`)).ok) await nextTurn();
    expect(await pageOf('/main.1b2c3d4e.js')).toBe('globalThis.shell = 2;');
    expect(await pageOf('/help')).toContain('src="/main.0a1b2c3d.js"');
    await other.stop();
  });

  test('a registry that somebody broke is not taken: the last valid one stays', async () => {
    const first = await versionNow();
    await sql`UPDATE release_pointers SET revision = revision + 1, pointers = '{"info":{"deployment":[]}}'`.execute(site.platform.db);
    await site.platform.db.selectFrom('release_pointers').select('revision').execute();
    expect(await versionNow()).toBe(first);
  });

  test('a canary keeps a browser to one version, and gives no cookie once it is over', async () => {
    const first = await versionNow();
    const second = await buildAnew('globalThis.info = 4;');
    await service().rollBack('info', first, 'test');
    await service().canary('info', second, 50, 'test');
    const cookies = new Map<string, string>();
    while (cookies.size < 2) {
      const page = await fetch(`${site.url()}/help`);
      const [cookie = ''] = page.headers.getSetCookie();
      if (cookie) cookies.set(registryIn(await page.text()).remotes[0]?.version ?? '', cookie.split(';')[0] ?? '');
    }
    for (const [version, cookie] of cookies) expect(await versionNow(cookie)).toBe(version);
    await service().promote('info', second, 'test');
    // While it lasts, some get the second version too: only who gets no cookie is past it.
    while ((await fetch(`${site.url()}/help`)).headers.getSetCookie().length > 0) await nextTurn();
    expect(await versionNow()).toBe(second);
  });

  test('QA sees a published version by a cookie that names it; what names anything else counts for nothing', async () => {
    const first = await versionNow();
    const second = await buildAnew('globalThis.info = 5;');
    expect(await versionNow(`mfe_versions=info@${first}`)).toBe(first);
    for (const foreign of ['info@9.9.9', 'info@https://evil.example', `auth@${first}`, 'x', 'info@__proto__', '']) {
      expect(await versionNow(`mfe_versions=${foreign}`)).toBe(second);
    }
  });

  test('a released file with a changed byte is not served', async () => {
    const url = `/r/info/${await versionNow()}/routes.js`;
    const folder = join(site.platform.config.dataDir, 'files/releases');
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'globalThis.routes = 2;');
    await site.restart();
    expect((await fetch(`${site.url()}${url}`)).status).toBe(404);
  });
});

describe('search engines and links', () => {
  test('a public page says what it is and where it stands', async () => {
    const html = await pageOf('/help/');
    expect(html).toContain('<link rel="canonical" href="https://fifteen.example/help">');
    expect(html).toMatch(/<meta name="description" content="Answers to what people ask/);
    expect(html).toContain('<meta property="og:title" content="Help · Fifteen">');
    expect(html).toContain('<meta property="og:image" content="https://fifteen.example/media/landing/social.png">');
    expect(html).not.toContain('noindex');
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  test('who opens the landing page is told of, that its trial may be awake', async () => {
    const before = site.landings();
    const asBrowser = { headers: { Accept: 'text/html,application/xhtml+xml' } };
    await fetch(`${site.url()}/`, asBrowser);
    await fetch(`${site.url()}/help`, asBrowser);
    // As the status page measures us each minute.
    await fetch(`${site.url()}/`);
    expect(site.landings() - before).toBe(1);
  });

  test('the landing page tells what is sold, and for how much', async () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await pageOf('/')) ?? [];
    const [organization, product] = JSON.parse(json)['@graph'];
    expect(organization).toMatchObject({ '@type': 'Organization', url: 'https://fifteen.example/' });
    expect(product.offers).toMatchObject({ price: '29.00', priceCurrency: 'USD' });
  });

  test.each(['/dashboard', '/projects/1/select', '/payment-success', '/reset-password', '/500', '/no/such/page'])(
    '%s stays out of search engines',
    async (path) => {
      const html = await pageOf(path);
      expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
      expect(html).not.toContain('og:');
    },
  );

  test('robots.txt names the sitemap, which names every public page and no private one', async () => {
    const robots = await pageOf('/robots.txt');
    expect(robots).toContain('Sitemap: https://fifteen.example/sitemap.xml');
    expect(robots.split('\n')).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /projects', 'Disallow: /account']));
    const sitemap = await pageOf('/sitemap.xml');
    expect(sitemap.match(/<loc>/g)).toHaveLength(13);
    expect(sitemap).toContain('<loc>https://fifteen.example/knowledge-base</loc>');
    expect(sitemap).not.toMatch(/dashboard|projects|account|reset/);
  });
});
