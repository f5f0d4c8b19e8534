import { HERO_BRIEF } from '@fifteen/contracts';
import { planConcepts } from '@fifteen/logo-engine';
import { canvasRaster, loadFontLibrary } from '@fifteen/logo-engine/node';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import sharp from 'sharp';
import { LARGE_PREVIEW } from '../files/file-keys.ts';
import { renderPreviews } from '../generation/threads/render-previews.ts';
import { createWatermark } from '../generation/threads/watermark.ts';
import { type DrawingRoom, openDrawingRoom } from './drawing-room.ts';

let room: DrawingRoom;
let logo: { genome: unknown; profile: typeof HERO_BRIEF };
beforeAll(async () => {
  room = openDrawingRoom(pino({ level: 'silent' }));
  const { concepts } = await planConcepts(HERO_BRIEF, { seed: '1', library: await loadFontLibrary(), raster: canvasRaster });
  logo = { genome: JSON.parse(JSON.stringify(concepts[0]?.genome)) as unknown, profile: HERO_BRIEF };
}, 60_000);
afterAll(() => room.stop());

const variant = { arrangement: 'primary', colouring: 'colour' } as const;

test('draws a stored logo as vector and as picture', async () => {
  const svg = await room.draw('drawVariant', { logo, variant });
  expect(svg).toMatch(/^<svg /);
  const picture = await room.draw('drawPicture', { logo, variant, width: 320, watermark: null });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
}, 30_000);

test('Z3: a watermark given is in the pixels', async () => {
  const [clean, marked] = await Promise.all(
    [null, 'asset'].map((salt) => room.draw('drawPicture', { logo, variant, width: 320, watermark: salt })),
  );
  const pixels = async (bytes: Uint8Array | undefined) => sharp(bytes).raw().toBuffer();
  const [one, other] = [await pixels(clean), await pixels(marked)];
  const changed = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 8).length;
  expect(changed / one.length).toBeGreaterThan(0.03);
}, 30_000);

test('a preview is the same as by the worker, byte for byte', async () => {
  const svg = await room.draw('drawVariant', { logo, variant });
  const [theirs] = await renderPreviews({ svg, salt: 'asset', sizes: [LARGE_PREVIEW] }, await createWatermark(await loadFontLibrary()));
  const ours = await room.draw('drawPreview', { svg, salt: 'asset', size: LARGE_PREVIEW });
  expect(Buffer.from(ours).equals(Buffer.from(theirs?.bytes ?? []))).toBe(true);
}, 30_000);

test('refuses a genome that the engine does not know', async () => {
  await expect(room.draw('drawVariant', { logo: { ...logo, genome: { mark: 'evil' } }, variant })).rejects.toThrow();
});

test('a task whose caller has left is not begun', async () => {
  await expect(room.draw('drawVariant', { logo, variant }, AbortSignal.abort())).rejects.toThrow('aborted');
});
