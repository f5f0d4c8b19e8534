import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asset, SignedIn } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const HOUR_MS = 3_600_000;

let gateway: TestGateway;
let owner: SignedIn;
let project: string;
let assets: Asset[];
let aheadMs = 0;
beforeAll(async () => {
  const now = (): Date => new Date(Date.now() + aheadMs);
  gateway = await startTestGateway({ adapt: (platform) => ({ ...platform, now }) });
  owner = await signUpSomebody(gateway.url);
  project = (await call('POST', '/projects', { taste_profile: aTasteProfile() })).body.project_id;
  await generationOn(gateway.platform).generate(project);
  assets = (await call('GET', `/projects/${project}/assets`)).body;
});
afterAll(() => gateway.stop());

const call = (method: string, path: string, body?: unknown) =>
  callApi(gateway.url, method, `/api/v1${path}`, { body, token: owner.access_token });
const get = (path: string) => callApi(gateway.url, 'GET', path);
const linkOf = (asset: Asset | undefined): string => asset?.asset_url ?? '';

describe('a preview', () => {
  test('opens by its signed link without a sign-in, kept by the browser alone', async () => {
    const response = await fetch(gateway.url + linkOf(assets[0]));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    expect(await response.text()).toContain('1024');
  });

  test('comes small for grids, and in no other size', async () => {
    expect((await get(`${linkOf(assets[0])}&size=512`)).text).toContain('512 ');
    for (const size of ['2048', '4096', '0', '-1', 'original', '512&size=4096']) {
      expect((await get(`${linkOf(assets[0])}&size=${size}`)).status).toBe(400);
    }
  });

  test('keeps the same link for an hour, and opens for at least another', async () => {
    const link = linkOf(assets[0]);
    const sooner = HOUR_MS - (Date.now() % HOUR_MS) - 1_000;
    aheadMs = Math.max(0, sooner);
    expect(linkOf((await call('GET', `/projects/${project}/assets?limit=1`)).body[0])).toBe(link);
    expect((await get(link)).status).toBe(200);
    aheadMs = 2 * HOUR_MS;
    expect(await get(link)).toMatchObject({ status: 403, body: { code: 'link_expired' } });
    aheadMs = 0;
  });

  test('does not open with a forged, a foreign, a prolonged or no signature', async () => {
    const [link, other] = [new URL(linkOf(assets[0]), gateway.url), new URL(linkOf(assets[1]), gateway.url)];
    const forged = new URL(link);
    forged.searchParams.set('signature', 'A'.repeat(43));
    const foreign = new URL(link);
    foreign.searchParams.set('signature', other.searchParams.get('signature') ?? '');
    const prolonged = new URL(link);
    prolonged.searchParams.set('expires', '99999999999');
    for (const url of [forged, foreign, prolonged]) expect((await fetch(url)).status).toBe(403);
    expect((await get(link.pathname)).status).toBe(400);
  });
});

describe('Z3: an unpaid project', () => {
  test('gives no path data, no genome and no key of a file in any answer', async () => {
    const paths = ['', '/assets', '/assets?limit=100', '/assets/curated', '/payment-status'];
    const answers = await Promise.all(paths.map((path) => call('GET', `/projects/${project}${path}`)));
    const everything = answers.map(({ text }) => text).join('\n');
    expect(everything).toContain('Concept 3');
    // The outlines of other companies' logos are anybody's.
    const own = everything.replaceAll(/\/api\/v1\/lookalikes\/[\w-]+\.svg/g, '');
    expect(own).not.toMatch(/genome|<svg|<path|"d":|\.svg|secret/);
  });

  test.each(['logo.svg', 'preview-1024.webp', 'preview.png', 'original.webp', 'genome.json', 'preview.webp.svg', '..%2flogo.svg', ''])(
    'has no file under the guessed name %j',
    async (name) => {
      const query = new URL(linkOf(assets[0]), gateway.url).search;
      for (const folder of [`/api/v1/files/${project}/${assets[0]?.id}`, `/files/projects/${project}/${assets[0]?.id}`]) {
        expect((await get(`${folder}/${name}${query}`)).status).toBe(404);
      }
    },
  );

  test('has drawings on the server, so that the above refuses something', async () => {
    const folder = join(gateway.platform.config.dataDir, 'files', 'projects', project, assets[0]?.id ?? '');
    expect((await readdir(folder)).toSorted()).toEqual(['logo.svg', 'preview-1024-2.webp', 'preview-512-2.webp']);
  });
});

describe('Z4: the drawing of a paid project', () => {
  const setPaid = (isPaid: boolean) =>
    gateway.platform.pool.query('UPDATE projects SET is_paid = $2 WHERE id = $1', [project, isPaid]);
  const shown = async (): Promise<Asset[]> => (await call('GET', `/projects/${project}/assets`)).body;
  /** As a browser asks for what it has; fetch by itself would forbid the short answer. */
  const asKept = (etag: string) =>
    callApi(gateway.url, 'GET', link, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
  let link: string;
  beforeAll(async () => {
    await setPaid(true);
    link = linkOf((await shown())[0]);
  });
  afterAll(() => setPaid(false));

  test('is what every answer shows, without the watermark', async () => {
    const { curated, all } = (await call('GET', `/projects/${project}/assets/curated`)).body as { curated: Asset[]; all: Asset[] };
    const assetsShown = [...(await shown()), ...curated, ...all];
    expect(assetsShown.map(({ is_watermarked }) => is_watermarked)).toEqual(Array(assetsShown.length).fill(false));
    const { thumbnail_url } = (await call('GET', `/projects/${project}`)).body;
    for (const url of [...assetsShown.map(linkOf), thumbnail_url]) expect(url).toMatch(/\/drawing\.svg\?expires=\d+&signature=[\w-]{43}$/);
  });

  test('is a picture in which nothing could run, asked for again each time it is shown', async () => {
    const { status, headers, text } = await get(link);
    expect(status).toBe(200);
    expect(text).toMatch(/^<svg .*<\/svg>$/);
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const again = await asKept(headers.get('etag') ?? '');
    expect(again).toMatchObject({ status: 304, text: '' });
    expect((await callApi(gateway.url, 'HEAD', link)).text).toBe('');
  });

  test('does not open with the signature of a preview, nor for another asset', async () => {
    await setPaid(false);
    const ofPreview = new URL(linkOf((await shown())[0]), gateway.url).search;
    await setPaid(true);
    const { pathname, search } = new URL(link, gateway.url);
    for (const path of [pathname + ofPreview, pathname.replace(assets[0]?.id ?? '', assets[1]?.id ?? '') + search]) {
      expect(await get(path)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });

  test('closes with its time, and with the refund at once, also for who has it in his browser', async () => {
    aheadMs = 2 * HOUR_MS;
    expect(await get(link)).toMatchObject({ status: 403, body: { code: 'link_expired' } });
    aheadMs = 0;
    const etag = (await get(link)).headers.get('etag') ?? '';
    await setPaid(false);
    for (const answer of [await get(link), await asKept(etag)]) expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    await setPaid(true);
  });
});
