import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ResolvedRegistry, type Registry } from '@fifteen/contracts';
import { startSite, type SiteFixture } from '../testing/site-fixture.ts';

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

  test('pictures are served from the media folder', async () => {
    const answer = await fetch(`${site.url()}/media/taste/minimal.png`);
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/png', 'picture']);
  });
});

describe('releases', () => {
  const file = (): string => join(site.dataDir, 'releases/registry.json');
  const registry = (): Registry => JSON.parse(readFileSync(file(), 'utf8')) as Registry;
  const versionNow = async () => registryIn(await pageOf('/help')).remotes[0]?.version;

  const pointTo = (version: string): void => {
    const changed = registry();
    const { info } = changed.microFrontends;
    if (info) info.deployment = [{ version, traffic: 100, default: true }];
    writeFileSync(file(), JSON.stringify({ ...changed, revision: changed.revision + 1 }));
  };

  test('M7: pointing the registry back gives the old version at once, without a build or a restart', async () => {
    const first = (await versionNow()) ?? '';
    site.write('mfe-info/dist/remoteEntry.js', 'globalThis.info = 2;');
    await site.restart();
    const second = (await versionNow()) ?? '';
    expect(second).not.toBe(first);
    pointTo(first);
    expect(await versionNow()).toBe(first);
    expect(await pageOf(`/r/info/${second}/remoteEntry.js`)).toBe('globalThis.info = 2;');
    await site.restart();
    expect(await versionNow()).toBe(first);
  });

  test('an edit that is taken back is live again: the build decides, also for a version that was there before', async () => {
    const first = (await versionNow()) ?? '';
    const source = await pageOf(`/r/info/${first}/remoteEntry.js`);
    site.write('mfe-info/dist/remoteEntry.js', 'globalThis.info = 3;');
    await site.restart();
    expect(await versionNow()).not.toBe(first);
    site.write('mfe-info/dist/remoteEntry.js', source);
    await site.restart();
    expect(await versionNow()).toBe(first);
  });

  test('a registry that somebody broke is not taken: the last valid one stays', async () => {
    const first = await versionNow();
    writeFileSync(file(), '{"schema":"mfe-registry/1"');
    expect(await versionNow()).toBe(first);
  });
});
