import { randomUUID } from 'node:crypto';
import { CONCEPT_VIEWS, HERO_BRIEF, type Asset, type SignedIn, UNPAID_VIEWS } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { drawnSet } from '../../testing/drawn-set.ts';
import { fakeEngine, generationOn } from '../../testing/fake-engine.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let owner: SignedIn;
let project: string;
let assets: Asset[];
beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await signUpSomebody(gateway.url);
  project = (await call('POST', '/projects', { taste_profile: HERO_BRIEF })).body.project_id;
  // The real concepts behind the quick previews of the fake.
  const plan = () => drawnSet(HERO_BRIEF);
  await generationOn(gateway.platform, { engine: { ...fakeEngine, plan } as typeof fakeEngine }).generate(project);
  assets = (await call('GET', `/projects/${project}/assets`)).body;
}, 90_000);
afterAll(() => gateway.stop());

const call = (method: string, path: string, body?: unknown) =>
  callApi(gateway.url, method, `/api/v1${path}`, { body, token: owner.access_token });
const linkOf = (view: string, place = 0): string => (assets[place]?.view_url ?? '').replace('{view}', view);
const get = (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers });
const setPaid = (isPaid: boolean) =>
  gateway.platform.pool.query('UPDATE projects SET is_paid = $2 WHERE id = $1', [project, isPaid]);
const pixelsOf = async (path: string): Promise<Buffer> =>
  sharp(Buffer.from(await (await get(path)).arrayBuffer())).raw().toBuffer();

/** Share of the values that differ by more than packing alone makes them. */
const differing = (one: Buffer, other: Buffer): number =>
  one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 8).length / one.length;

describe('a view', () => {
  test.each(['drawing', 'small', 'shirt'])('%s opens by its signed link without a sign-in, in two sizes', async (view) => {
    const widths = { large: view === 'small' ? 640 : 1024, small: view === 'small' ? 320 : 512 };
    for (const [size, width] of Object.entries(widths)) {
      const response = await get(`${linkOf(view)}&size=${size}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(picture).toMatchObject({ format: 'webp', width, height: width });
    }
  });

  test('is drawn once: twenty askers get the same bytes, and who has them is told so', async () => {
    const link = linkOf('card', 1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(link)));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    const held = await get(link, {
      'if-none-match': answers[0]?.headers.get('etag') ?? '',
      // Left alone, fetch asks for a whole answer.
      'cache-control': 'max-age=0',
    });
    expect(held.status).toBe(304);
    expect(held.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('white, black and the brand colour are what they say', async () => {
    const corner = async (view: string): Promise<number[]> => {
      await setPaid(true);
      const pixels = await pixelsOf(`${linkOf(view)}&size=small`);
      await setPaid(false);
      return [...pixels.subarray(0, 3)];
    };
    expect(await corner('white')).toEqual([255, 255, 255]);
    expect(await corner('black')).toEqual([0, 0, 0]);
    expect(await corner('brand')).not.toEqual(await corner('white'));
  });

  test('needs its own signature: not that of a preview, another asset or another view name', async () => {
    const { pathname, search } = new URL(linkOf('white'), gateway.url);
    const ofPreview = new URL(assets[0]?.asset_url ?? '', gateway.url).search;
    const other = pathname.replace(assets[0]?.id ?? '', assets[1]?.id ?? '');
    for (const path of [pathname + ofPreview, other + search]) expect((await get(path)).status).toBe(403);
    for (const name of ['original', 'svg', 'Drawing', '..%2Flogo']) {
      expect((await get(linkOf('white').replace('/white.webp', `/${name}.webp`))).status).toBe(404);
    }
    expect((await get(`${linkOf('grounds')}&size=4096`)).status).toBe(400);
    expect((await get(pathname)).status).toBe(400);
    expect((await get(linkOf('white').replace(project, randomUUID()))).status).toBe(403);
  });

  test('Z3: of an unpaid project it has the watermark in its pixels, paid it has none, refunded it has it again', async () => {
    const shares: number[] = [];
    for (const view of UNPAID_VIEWS) {
      const link = `${linkOf(view, 2)}&size=small`;
      const marked = await pixelsOf(link);
      await setPaid(true);
      const clean = await pixelsOf(link);
      await setPaid(false);
      shares.push(differing(marked, clean));
      expect(differing(marked, await pixelsOf(link))).toBe(0);
    }
    figure('Z3', `${shares.length} views of an unpaid project: at least ${Math.round(Math.min(...shares) * 100)} % of the values changed by the watermark`);
    expect(Math.min(...shares)).toBeGreaterThan(0.02);
  }, 60_000);

  test('Z3: of an unpaid project is never shown on a plain background of our choosing: those views are part of what is bought', async () => {
    const refused = CONCEPT_VIEWS.filter((view) => !UNPAID_VIEWS.some((own) => own === view));
    const statuses = await Promise.all(refused.map(async (view) => (await get(linkOf(view))).status));
    expect([refused, statuses]).toEqual([['white', 'black', 'brand'], [402, 402, 402]]);
    await setPaid(true);
    const paid = await Promise.all(refused.map(async (view) => (await get(`${linkOf(view)}&size=small`)).status));
    await setPaid(false);
    expect(paid).toEqual([200, 200, 200]);
  });

  test('on two grounds shows the logo by light and by dark', async () => {
    await setPaid(true);
    const pixels = await pixelsOf(`${linkOf('grounds')}&size=small`);
    await setPaid(false);
    expect([...pixels.subarray(0, 3), ...pixels.subarray(3 * 511, 3 * 512)]).toEqual([255, 255, 255, 0, 0, 0]);
  });

  test('of a deleted project is gone', async () => {
    await call('DELETE', `/projects/${project}`);
    expect((await get(linkOf('white'))).status).toBe(404);
    await call('POST', `/projects/${project}/restore`);
  });

  test('Z4: a public link opens its pictures with the watermark, and closes them when it is switched off', async () => {
    const { body } = await call('POST', `/projects/${project}/share`, { shows_owner: false, only_favourites: false });
    const { body: visit } = await callApi(gateway.url, 'GET', `/api/v1/shares/${body.share.token}`);
    const { asset_url: picture, id } = visit.concepts[0];
    const own = assets.find((asset) => asset.id === id)?.view_url?.replace('{view}', 'drawing') ?? '';
    expect(await pixelsOf(`${picture}?size=small`)).toEqual(await pixelsOf(`${own}&size=small`));
    const began = performance.now();
    await call('DELETE', `/projects/${project}/share`);
    const { status } = await get(picture);
    expect(status).toBe(410);
    figure('Z4', `a picture of a public link: ${status} at the first request after it was switched off, ${Math.ceil(performance.now() - began)} ms later`);
  });
});
