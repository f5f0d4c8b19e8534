import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CardDetails, HERO_BRIEF, NO_CARD_DETAILS } from '@fifteen/contracts';
import { drawSet } from '@fifteen/logo-engine';
import { canvasRaster } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { type Brand, brandOf } from '../../brand.ts';
import { sampleDetails } from '../../sample-details.ts';
import { encodeFilm } from './encode.ts';
import { drawFrame } from './film.ts';
import { FILM_FORMATS, type FilmFormat, FRAMES } from './film-format.ts';
import { framesAt } from './moving-frames.ts';
import { type Stage, stageOf } from './stage.ts';
import { TEMPERAMENTS } from './temperament.ts';
import { yuvFrame } from './yuv-frame.ts';

let brand: Brand;
beforeAll(async () => {
  const { concepts } = await drawSet(HERO_BRIEF, { seed: '1', library: await loadFontLibrary(), raster: canvasRaster, readMeaning });
  brand = await brandOf(concepts[0]?.genome, HERO_BRIEF);
}, 60_000);

const folder = mkdtempSync(join(tmpdir(), 'fifteen-film-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const order = { details: { ...sampleDetails('Harbour & Rye'), offer: '20% off your first loaf' } };
const frameAt = async (format: FilmFormat, seconds: number): Promise<Buffer> => {
  const canvas = createCanvas(format.width, format.height);
  drawFrame(canvas.getContext('2d'), await stageOf(brand, order, format), seconds);
  return Buffer.from(canvas.data());
};

describe('frames', () => {
  test.each(FILM_FORMATS.map((format) => [format.id, format] as const))('%s: the end card keeps to the safe area', async (_id, format) => {
    const pixels = await frameAt(format, 9.5);
    const ground = pixels.readUInt32LE(0);
    const { x, y, width, height } = format.safe;
    const outside: string[] = [];
    for (let row = 0; row < format.height; row += 1) {
      for (let column = 0; column < format.width; column += 1) {
        const isSafe = column >= x - 1 && column <= x + width + 1 && row >= y - 1 && row <= y + height + 1;
        if (!isSafe && pixels.readUInt32LE((row * format.width + column) * 4) !== ground) outside.push(`${column},${row}`);
      }
    }
    expect(outside).toEqual([]);
  }, 30_000);

  test('are the same again, in whatever order they are drawn', async () => {
    const [square] = FILM_FORMATS;
    const first = await frameAt(square!, 2.6);
    await frameAt(square!, 0.9);
    expect((await frameAt(square!, 2.6)).equals(first)).toBe(true);
  }, 30_000);

  test('move to the last: neighboring moments of every scene differ', async () => {
    const [square] = FILM_FORMATS;
    for (const moment of [0.8, 2.6, 4, 6.4, 7.4, 8.6, 9.1, 9.6]) expect({ moment, same: (await frameAt(square!, moment)).equals(await frameAt(square!, moment + 0.2)) }).toEqual({ moment, same: false });
  }, 30_000);

  test('end on the customer’s own words: the offer takes the tagline’s place', async () => {
    const [square] = FILM_FORMATS;
    const texts = async (details: Partial<CardDetails>) => {
      const { endCard } = await stageOf(brand, { details: { ...NO_CARD_DETAILS, ...details } }, square!);
      return { saying: endCard.saying?.path.toSVGString(), offer: endCard.offer?.path.toSVGString(), call: endCard.call?.words.path.toSVGString() };
    };
    const [none, own] = [await texts({}), await texts({ tagline: 'Worth getting up for', offer: '20% off', website: 'rye.example' })];
    expect(none).toEqual({ saying: expect.any(String), offer: undefined, call: undefined });
    expect(own).toEqual({ saying: expect.any(String), offer: expect.any(String), call: expect.any(String) });
    expect(own.saying).not.toBe(none.saying);
  });
});

describe('frames for the encoder', () => {
  const [square] = FILM_FORMATS;
  const manners = ['draw', 'build', 'pop'] as const;
  const wholeFrame = (stage: Stage, seconds: number): Uint8Array => {
    const { width, height } = stage.format;
    const context = createCanvas(width, height).getContext('2d');
    drawFrame(context, stage, seconds);
    const frame = yuvFrame(stage.format);
    frame.show({ x: 0, y: 0, width, height }, (box) => context.getImageData(box.x, box.y, box.width, box.height).data as Uint8ClampedArray);
    return frame.bytes;
  };

  test.each(manners)('%s: are what was painted, though only a part of each was read', async (manner) => {
    const stage = { ...(await stageOf(brand, order, square!)), temperament: TEMPERAMENTS[manner] };
    const moments = [0, 1, 1.8, 2.7, 2.9, 3.5, 4.6, 6.2, 7.3, 7.6, 8.4, 9.9];
    let at = 0;
    const differing = [];
    for (const frame of framesAt(stage, moments)) {
      if (!Buffer.from(frame).equals(wholeFrame(stage, moments[at]!))) differing.push(moments[at]);
      at += 1;
    }
    expect({ at, differing }).toEqual({ at: moments.length, differing: [] });
  }, 60_000);
});

describe('the encoder', () => {
  const side = 64;
  const frame = Buffer.alloc((side * side * 3) / 2, 200);

  test('gives ten seconds of H.264 High that play from the first bytes', async () => {
    const bytes = await encodeFilm({ width: side, height: side }, Array.from({ length: FRAMES }, () => frame), new AbortController().signal);
    const file = join(folder, 'film.mp4');
    writeFileSync(file, bytes);
    const entries = 'stream=codec_name,profile,pix_fmt,r_frame_rate,nb_frames,width,height:format=duration';
    const { streams, format } = JSON.parse(execFileSync('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'json', file]).toString());
    expect(streams).toEqual([{ codec_name: 'h264', profile: 'High', width: side, height: side, pix_fmt: 'yuv420p', r_frame_rate: '30/1', nb_frames: '300' }]);
    expect(Number(format.duration)).toBe(10);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  }, 30_000);

  test('ends when nobody wants the film any more', async () => {
    const left = new AbortController();
    function* frames() {
      for (let i = 0; i < FRAMES; i += 1) {
        if (i === 10) left.abort();
        yield frame;
      }
    }
    await expect(encodeFilm({ width: side, height: side }, frames(), left.signal)).rejects.toThrow();
  }, 30_000);
});
