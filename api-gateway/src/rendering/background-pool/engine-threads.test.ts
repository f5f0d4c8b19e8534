import { HERO_BRIEF } from '@fifteen/contracts';
import { fingerprintDistance, NEAR_DUPLICATE } from '@fifteen/logo-engine';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import sharp from 'sharp';
import { PREVIEW_SIZES, SMALL_PREVIEW } from '../../platform/files/file-keys.ts';
import { startEngineThreads, type EngineThreads } from './engine-threads.ts';

let threads: EngineThreads;
beforeAll(() => {
  threads = startEngineThreads(pino({ level: 'silent' }), 1);
});
afterAll(() => threads.stop());

const squareOn = (ground: string, ink = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><path fill="${ground}" d="M0 0h1000v1000H0z"/>${ink}</svg>`;
const inked = (d: string, fill = '#c43a2c'): string => squareOn('#ffffff', `<path fill="${fill}" d="${d}"/>`);

const painted = async (svg: string, markKey = 'key'): Promise<Buffer> => {
  const [large] = await threads.renderPreviews(svg, markKey, PREVIEW_SIZES);
  return Buffer.from(large?.bytes ?? []);
};

/** Which corner pixels the mark changed: where the ground was white in both. */
const markOf = async (svg: string, markKey?: string): Promise<string> => {
  const { data, info } = await sharp(await painted(svg, markKey)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: 300 * 300 }, (_, i) => (data[3 * (Math.floor(i / 300) * info.width + (i % 300))] === 255 ? '.' : '#')).join('');
};

/** Of 16 parts of the picture, the one with the least watermark: its share of pixels that are not the ground. */
const leastMarked = async (bytes: Uint8Array, ground: number[]): Promise<number> => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const tiles = Array.from({ length: 16 }, () => 0);
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * info.width + x) * info.channels;
      const differs = ground.some((value, channel) => Math.abs((data[at + channel] ?? 0) - value) > 8);
      const tile = Math.floor((y * 4) / info.height) * 4 + Math.floor((x * 4) / info.width);
      if (differs) tiles[tile] = (tiles[tile] ?? 0) + 1;
    }
  }
  return Math.min(...tiles) / ((info.width * info.height) / 16);
};

describe('plans', () => {
  test('repeat no symbol that they are told to avoid', async () => {
    const symbolsOf = async (avoid: readonly string[]) =>
      (await threads.engine.plan(HERO_BRIEF, '1', avoid)).concepts.flatMap(({ fingerprints }) => fingerprints.symbol ?? []);
    const known = await symbolsOf([]);
    const others = await symbolsOf(known);
    expect(known.length).toBeGreaterThan(5);
    expect(others.filter((symbol) => known.some((one) => fingerprintDistance(one, symbol) < NEAR_DUPLICATE))).toEqual([]);
  }, 60_000);
});

describe('previews', () => {
  test.each([
    ['white', '#ffffff', [255, 255, 255]],
    ['black', '#000000', [0, 0, 0]],
    ['red', '#c43a2c', [196, 58, 44]],
  ])('Z3: on %s the watermark is in the pixels of every part, in both sizes', async (_name, hex, ground) => {
    const previews = await threads.renderPreviews(squareOn(hex), 'key', PREVIEW_SIZES);
    expect(previews.map(({ size }) => size)).toEqual([1024, 512]);
    for (const { size, bytes } of previews) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: size, height: size, hasAlpha: false });
      expect(await leastMarked(bytes, ground)).toBeGreaterThan(0.03);
    }
  }, 30_000);

  test('Z3: two drawings carry it in different places, so that one does not clean the other', async () => {
    expect(await markOf(inked('M400 400h200v200h-200z'))).not.toBe(await markOf(inked('M400 400h200v210h-200z')));
  });

  test('Z3: where it lies depends on the secret, not on anything that a customer knows', async () => {
    expect(await markOf(inked('M400 400h200v200h-200z'))).not.toBe(await markOf(inked('M400 400h200v200h-200z'), 'another key'));
  });

  test('Z3: the same outlines in another color carry it in the same place, so that many of them are worth no more than one', async () => {
    expect(await markOf(inked('M400 400h200v200h-200z'))).toBe(await markOf(inked('M400 400h200v200h-200z', '#14213d')));
  });

  test('the same drawing gives the same bytes, so that a repeated try changes nothing', async () => {
    const svg = inked('M400 400h200v200h-200z');
    expect(await painted(svg)).toEqual(await painted(svg));
  });

  test('a drawing that cannot be read is an error of its task alone', async () => {
    await expect(threads.renderPreviews('<svg', 'x', PREVIEW_SIZES)).rejects.toThrow();
    expect(await threads.renderPreviews(squareOn('#ffffff'), 'x', [SMALL_PREVIEW])).toMatchObject([{ size: SMALL_PREVIEW }]);
  });
});
