import { createCanvas } from '@napi-rs/canvas';
import { REEL_SIZE } from '@fifteen/contracts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Brand } from '../brand.ts';
import { encodeReel, REEL_FRAMES_A_SECOND } from './encode-reel.ts';
import { drawReel, REEL_SECONDS, reelStage } from './reel.ts';

const FRAMES = Math.round(REEL_SECONDS * REEL_FRAMES_A_SECOND);
const POSTER_QUALITY = 86;

export interface MadeReel {
  readonly film: Uint8Array;
  /** WebP of the first frame. */
  readonly poster: Uint8Array;
}

/** A concept coming together, once around. */
export const makeReel = async (brand: Brand): Promise<MadeReel> => {
  const stage = await reelStage(brand);
  const canvas = createCanvas(REEL_SIZE, REEL_SIZE);
  const context = canvas.getContext('2d');
  const folder = await mkdtemp(join(tmpdir(), 'fifteen-reel-'));
  try {
    drawReel(context, stage, 0);
    const poster = await canvas.encode('webp', POSTER_QUALITY);
    for (let frame = 0; frame < FRAMES; frame += 1) {
      drawReel(context, stage, frame / REEL_FRAMES_A_SECOND);
      await writeFile(join(folder, `${String(frame).padStart(3, '0')}.png`), canvas.encodeSync('png'));
    }
    return { film: await encodeReel(folder), poster };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
