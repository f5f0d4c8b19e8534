import { HERO_BRIEF } from '@fifteen/contracts';
import { loadFontLibrary } from '@fifteen/typography/node';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import sharp from 'sharp';
import { drawnSet } from '../../testing/drawn-set.ts';
import { LARGE_PREVIEW } from '../../platform/files/file-keys.ts';
import { renderPreviews } from '../background-pool/threads/render-previews.ts';
import { createWatermark } from '../watermark/watermark.ts';
import { type DrawingPool, openDrawingPool } from './drawing-pool.ts';
import { THE_HOUSE, visitorAt } from './drawn-for.ts';
import { INTERACTIVE_THREAD } from '../../app/wiring/interactive-thread.ts';
import type * as previewTasks from '../../projects/generation/threads/draw-preview.ts';
import type * as viewTasks from '../../projects/views/threads/draw-view.ts';
import { DRAW_VARIANT } from './own-tasks.ts';
import { tasksOf } from './tasks.ts';

let room: DrawingPool;
let logo: { genome: unknown; profile: typeof HERO_BRIEF };
beforeAll(async () => {
  room = openDrawingPool(pino({ level: 'silent' }), INTERACTIVE_THREAD);
  const { concepts } = await drawnSet(HERO_BRIEF);
  logo = { genome: concepts[0]?.genome, profile: HERO_BRIEF };
}, 60_000);
afterAll(() => room.stop());

const variant = { arrangement: 'primary', coloring: 'color' } as const;

test('draws a stored logo as vector and as picture', async () => {
  const svg = await room.draw(DRAW_VARIANT, { logo, variant }, THE_HOUSE);
  expect(svg).toMatch(/^<svg /);
  const picture = await room.draw(tasksOf<typeof viewTasks>()('drawView'), { logo, view: 'drawing', width: 320, markKey: null }, THE_HOUSE);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
}, 30_000);

test('Z3: a watermark given is in the pixels', async () => {
  const [clean, marked] = await Promise.all(
    [null, 'key'].map((markKey) => room.draw(tasksOf<typeof viewTasks>()('drawView'), { logo, view: 'drawing', width: 320, markKey }, THE_HOUSE)),
  );
  const pixels = async (bytes: Uint8Array | undefined) => sharp(bytes).raw().toBuffer();
  const [one, other] = [await pixels(clean), await pixels(marked)];
  const changed = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 8).length;
  expect(changed / one.length).toBeGreaterThan(0.03);
}, 30_000);

test('a preview is the same as by the worker, byte for byte', async () => {
  const svg = await room.draw(DRAW_VARIANT, { logo, variant }, THE_HOUSE);
  const [theirs] = await renderPreviews({ svg, markKey: 'key', sizes: [LARGE_PREVIEW] }, await createWatermark(await loadFontLibrary()));
  const ours = await room.draw(tasksOf<typeof previewTasks>()('drawPreview'), { svg, markKey: 'key', size: LARGE_PREVIEW }, THE_HOUSE);
  expect(Buffer.from(ours).equals(Buffer.from(theirs?.bytes ?? []))).toBe(true);
}, 30_000);

test('the start of its thread is neither time of the first task nor of its caller', async () => {
  const taskMs = 2_000;
  const cold = openDrawingPool(pino({ level: 'silent' }), INTERACTIVE_THREAD, { taskMs });
  const began = performance.now();
  await expect(cold.draw(DRAW_VARIANT, { logo, variant }, visitorAt('203.0.113.7'))).resolves.toMatch(/^<svg /);
  figure('A1', `a cold drawing room answered after ${Math.round(performance.now() - began)} ms where a task may take ${taskMs}`);
  await cold.stop();
}, 120_000);

test('refuses a genome that the engine does not know', async () => {
  await expect(room.draw(DRAW_VARIANT, { logo: { ...logo, genome: { mark: 'evil' } }, variant }, THE_HOUSE)).rejects.toThrow();
});

test('a task whose caller has left is not begun', async () => {
  await expect(room.draw(DRAW_VARIANT, { logo, variant }, THE_HOUSE, AbortSignal.abort())).rejects.toThrow('aborted');
});
