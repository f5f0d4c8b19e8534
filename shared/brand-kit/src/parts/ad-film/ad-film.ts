import { createCanvas } from '@napi-rs/canvas';
import type { Brand } from '../../brand.ts';
import type { KitFile } from '../../kit-file.ts';
import type { KitOrder, KitPart, Making } from '../../kit-part.ts';
import { encodeFilm, type Frames } from './encode.ts';
import { drawFrame, POSTER_SECONDS, STILL_FROM } from './film.ts';
import { FILM_FORMATS, FRAMES, FRAMES_A_SECOND } from './film-format.ts';
import { type Stage, stageOf } from './stage.ts';

const canvasFor = ({ format: { width, height } }: Stage) => {
  const canvas = createCanvas(width, height);
  return { canvas, context: canvas.getContext('2d') };
};

/** Two canvases by turns: one is drawn while the other's pixels travel. Frames that look like the last are not drawn. */
function* framesOf(stage: Stage, onFrame: (frame: number) => void): Frames {
  const canvases = [canvasFor(stage), canvasFor(stage)] as const;
  let last: Uint8Array | undefined;
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const seconds = frame / FRAMES_A_SECOND;
    const isStill = last !== undefined && seconds > STILL_FROM + 1 / FRAMES_A_SECOND;
    if (!isStill) {
      const { canvas, context } = canvases[frame % 2 === 0 ? 0 : 1];
      drawFrame(context, stage, seconds);
      last = canvas.data();
    }
    onFrame(frame);
    if (last) yield last;
  }
}

const posterOf = async (stage: Stage): Promise<Uint8Array> => {
  const { canvas, context } = canvasFor(stage);
  drawFrame(context, stage, POSTER_SECONDS);
  return canvas.encode('png');
};

async function* make(brand: Brand, order: KitOrder, { onProgress, signal }: Making): AsyncIterable<KitFile> {
  for (const [done, format] of FILM_FORMATS.entries()) {
    const stage = await stageOf(brand, order, format);
    const { id, label, width, height } = format;
    const about = { preview: label, width, height };
    yield { name: `ad-film/${id}-poster.png`, mediaType: 'image/png', bytes: await posterOf(stage), ...about };
    const tell = (frame: number) => onProgress((done + (frame + 1) / FRAMES) / FILM_FORMATS.length);
    const bytes = await encodeFilm(format, framesOf(stage, tell), signal);
    yield { name: `ad-film/${id}.mp4`, mediaType: 'video/mp4', bytes, ...about };
  }
}

/** A film of ten seconds in three formats, moved by the logo's own parts. */
export const adFilm: KitPart = { id: 'ad_video', make };
