import { randomBytes } from 'node:crypto';
import { HERO_BRIEF } from '@fifteen/contracts';
import { drawFallback } from '@fifteen/logo-engine';
import { canvasRaster } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { createFairQueue } from '../../rendering/interactive-pool/fair-queue.ts';
import { AS_DRAWN, createWatermark, shapeOf } from '../../rendering/watermark/watermark.ts';
import { paintPicture } from '../../rendering/watermark/paint-picture.ts';
import { medianOf } from '../medians.ts';
import type { MeasureSecurity } from './figure.ts';

const SLOTS = [0, 5, 10];
const SIZES = [512, 1024];
const ROUNDS = 7;
const TURNS = 20_000;
const CALLER = { key: 'bench', lane: 'account' } as const;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

/** A preview with its watermark beside the same without, and what a turn in the fair queue takes. */
export const measure: MeasureSecurity = async () => {
  const library = await loadFontLibrary();
  const options = { seed: '1', library, raster: canvasRaster, readMeaning };
  const drawings = await Promise.all(SLOTS.map(async (slot) => (await drawFallback(HERO_BRIEF, slot, options)).svg));
  const watermark = await createWatermark(library);
  const key = randomBytes(32).toString('base64url');
  const paint = async (isMarked: boolean): Promise<void> => {
    for (const svg of drawings) {
      for (const size of SIZES) {
        const marked = { key, shape: shapeOf(svg), view: AS_DRAWN };
        await paintPicture(svg, size, isMarked ? (pixels) => watermark(pixels, size, marked) : undefined);
      }
    }
  };
  const inTurn = createFairQueue({ places: 1, mostEach: 48, most: 1_000 });
  const queue = async (): Promise<void> => {
    for (let turn = 0; turn < TURNS; turn += 1) await inTurn(CALLER, () => Promise.resolve());
  };
  const [plain, marked, queued]: [number[], number[], number[]] = [[], [], []];
  await paint(true);
  for (let round = 0; round < ROUNDS; round += 1) {
    plain.push(await timed(() => paint(false)));
    marked.push(await timed(() => paint(true)));
    queued.push(await timed(queue));
  }
  const pictures = drawings.length * SIZES.length;
  const preview = medianOf(marked) / pictures;
  const turn = medianOf(queued) / TURNS;
  return [
    { name: 'a preview without a watermark, ms', value: medianOf(plain) / pictures, digits: 1 },
    { name: 'the same with it, ms', value: preview, digits: 1 },
    { name: 'times without', value: medianOf(marked) / medianOf(plain) },
    { name: 'a turn in the fair queue, of a preview in thousandths', value: (turn / preview) * 1000, digits: 3 },
  ];
};
