import { ERRORS, type Problem, RESIDENT_STUDIOS, type TasteProfile, type Trial, TRIAL_DEALS, TRIAL_PICTURE_SIZE } from '@fifteen/contracts';
import { sketchConcepts } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Draw } from '../../rendering/interactive-pool/drawing-pool.ts';
import { callApi } from '../../testing/api-client.ts';
import { LONG_NAMES } from '../../testing/long-names.ts';
import { paintPicture } from '../../rendering/watermark/paint-picture.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { drawTrial } from './threads/draw-trial.ts';
import { trialProfile } from './trial-profile.ts';
import { createTrialsService } from './trials.service.ts';

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.replace('data:image/webp;base64,', ''), 'base64');
const pixelsOf = (picture: Uint8Array): Promise<Buffer> => sharp(picture).removeAlpha().raw().toBuffer();

describe('a trial over the wire', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.stop());
  const ask = (body: unknown) => callApi(gateway.url, 'POST', '/api/v1/trials', { body });

  test.each([
    ['an empty name', '   ', 'Must contain at least one letter or digit'],
    ['a name of signs alone', '★★★', 'Must contain at least one letter or digit'],
    ['a name that turns the line around', 'abc\u202Edef', 'Must not contain control or invisible characters'],
    ['a name longer than any sign', 'x'.repeat(61), 'Must be at most 60 characters'],
  ])('%s is refused by name', async (_, name, words) => {
    const answer = await ask({ company_name: name });
    const { code, errors } = answer.body as Problem;
    expect([answer.status, code, errors?.at(-1)]).toEqual([400, 'invalid_request', { field: 'company_name', message: words }]);
  });

  test.each(LONG_NAMES)('%s, long, dense or in letters without a font, is drawn', async (name) => {
    const { status, body } = await ask({ company_name: name });
    expect([status, body.concepts?.length]).toEqual([200, 3]);
  }, 200_000);

  test('one address is held back in time, and told for how long', async () => {
    const answers = [];
    // A refused body costs no drawing; it counts all the same.
    for (let i = 0; i < 13; i += 1) answers.push(await ask({ company_name: '' }));
    const last = answers.at(-1);
    expect([last?.status, (last?.body as Problem | undefined)?.code]).toEqual([429, 'rate_limited']);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the drawing of a trial', () => {
  test('Z3: is one concept of each studio, the watermark in its pixels', async () => {
    const profile = trialProfile('Harbour & Rye', 'Bakery');
    const { concepts } = await drawTrial({ profile, deal: 0, markKey: 'key' });
    expect(concepts.map(({ studio }) => studio)).toEqual(RESIDENT_STUDIOS);

    const { sketches } = await sketchConcepts(profile, { seed: 'trial', library: await loadFontLibrary(), raster: canvasRaster, readMeaning, marks: realMarks }, { index: 0, of: TRIAL_DEALS });
    for (const [i, { svg, title }] of sketches.entries()) {
      const picture = bytesOf(concepts[i]?.picture ?? '');
      expect([concepts[i]?.title, await sharp(picture).metadata()]).toMatchObject([title, { format: 'webp', width: TRIAL_PICTURE_SIZE }]);
      const [clean, marked] = [await pixelsOf(await paintPicture(svg, TRIAL_PICTURE_SIZE)), await pixelsOf(picture)];
      const changed = marked.filter((value, at) => Math.abs(value - (clean[at] ?? 0)) > 8).length;
      expect(changed / marked.length).toBeGreaterThan(0.02);
    }
  }, 120_000);

  test('another deal gives other concepts, the same deal the same', async () => {
    const library = await loadFontLibrary();
    const profile = trialProfile('Ohmbird', '');
    const deal = async (n: number) => (await sketchConcepts(profile, { seed: 'trial', library, raster: canvasRaster, readMeaning, marks: realMarks }, { index: n, of: TRIAL_DEALS })).sketches.map(({ svg }) => svg);
    const [first, again, next] = [await deal(0), await deal(0), await deal(1)];
    expect(again).toEqual(first);
    expect(next.filter((svg) => first.includes(svg))).toEqual([]);
  }, 120_000);
});

describe('the room for trials', () => {
  const empty: Trial = { concepts: [], notes: [] };
  const wish = { company_name: 'Ohmbird', deal: 0 };
  const { signal } = new AbortController();
  const busyRoom = () => {
    const waiting: (() => void)[] = [];
    const draw = (() => new Promise((resolve) => waiting.push(() => resolve(empty)))) as unknown as Draw;
    const answerAll = (): void => waiting.splice(0).forEach((answer) => answer());
    return { trials: createTrialsService(draw, () => 'key', () => new Date()), answerAll };
  };

  test('takes two at once of one address, refuses it the third, and nobody else', async () => {
    const { trials, answerAll } = busyRoom();
    const taken = [1, 2].map(() => trials.draw(wish, '203.0.113.7', signal));
    await expect(trials.draw(wish, '203.0.113.7', signal)).rejects.toMatchObject({ code: 'rate_limited', headers: { 'Retry-After': '2' } });
    const other = trials.draw(wish, '203.0.113.8', signal);
    answerAll();
    await expect(Promise.all([...taken, other])).resolves.toEqual([empty, empty, empty]);
    const next = trials.draw(wish, '203.0.113.7', signal);
    answerAll();
    await expect(next).resolves.toEqual(empty);
  });

  test('takes forty visitors at once, and tells the next in clear words', async () => {
    const { trials, answerAll } = busyRoom();
    const taken = Array.from({ length: 40 }, (_, i) => trials.draw(wish, `203.0.113.${i}`, signal));
    await expect(trials.draw(wish, '203.0.113.99', signal)).rejects.toMatchObject({
      code: 'unavailable',
      status: ERRORS.unavailable.status,
      message: 'Many people are trying this right now. Please try again in a few seconds.',
      headers: { 'Retry-After': '3' },
    });
    answerAll();
    await Promise.all(taken);
  });
});

describe('a room that sleeps', () => {
  test('is woken by who opens the page, once in nine minutes, and not beside a visitor who draws', async () => {
    let at = Date.parse('2026-03-02T09:00:00Z');
    const names: string[] = [];
    const draw = ((_: string, { profile }: { profile: TasteProfile }) => {
      names.push(profile.basic_info.company_name);
      return names.length === 1 ? Promise.reject(new Error('no thread')) : Promise.resolve({ concepts: [], notes: [] });
    }) as unknown as Draw;
    const trials = createTrialsService(draw, () => 'key', () => new Date(at));
    const minutes = (count: number) => void (at += count * 60_000);
    trials.expectVisitor();
    trials.expectVisitor();
    minutes(8);
    await trials.draw({ company_name: 'Ohmbird', deal: 0 }, '203.0.113.7', new AbortController().signal);
    minutes(8);
    trials.expectVisitor();
    expect(names).toEqual(['Fifteen', 'Ohmbird']);
    minutes(1);
    trials.expectVisitor();
    expect(names).toEqual(['Fifteen', 'Ohmbird', 'Fifteen']);
  });
});

describe('what a trial is drawn from', () => {
  test('a name has one taste for good, names have several', () => {
    expect(trialProfile('Ohmbird', '')).toEqual(trialProfile('Ohmbird', ''));
    const colours = ['Ohmbird', 'Gridstone', 'Maison Orme', 'Little Fathom', 'Velo Norte', 'Lumo', 'Wren'].map(
      (name) => trialProfile(name, '').taste_theft.dominant_color,
    );
    expect(new Set(colours).size).toBeGreaterThan(1);
  });
});
