import { createCanvas } from '@napi-rs/canvas';
import type { Brand } from '../../brand.ts';
import type { KitFile } from '../../kit-file.ts';
import type { KitOrder, KitPart, Making } from '../../kit-part.ts';
import { encodeFilm, type Frames } from './encode.ts';
import { drawFrame, POSTER_SECONDS } from './film.ts';
import { FILM_FORMATS, FRAMES } from './film-format.ts';
import { filmFrames } from './moving-frames.ts';
import { musicOf } from './sound/music.ts';
import { wavOf } from './sound/wav.ts';
import { withSound } from './sound/with-sound.ts';
import { type Stage, stageOf } from './stage.ts';

/** Frames as they are taken, each told before it goes. */
function* told(frames: Iterable<Uint8Array>, onFrame: (frame: number) => void): Frames {
  let frame = 0;
  for (const bytes of frames) {
    onFrame(frame);
    frame += 1;
    yield bytes;
  }
}

const posterOf = async (stage: Stage): Promise<Uint8Array> => {
  const canvas = createCanvas(stage.format.width, stage.format.height);
  drawFrame(canvas.getContext('2d'), stage, POSTER_SECONDS);
  return canvas.encode('png');
};

async function* make(brand: Brand, order: KitOrder, { onProgress, signal }: Making): AsyncIterable<KitFile> {
  let sound: Uint8Array | undefined;
  for (const [done, format] of FILM_FORMATS.entries()) {
    const stage = await stageOf(brand, order, format);
    const { id, label, width, height } = format;
    const about = { preview: label, width, height };
    yield { name: `ad-film/${id}-poster.png`, mediaType: 'image/png', bytes: await posterOf(stage), ...about };
    const tell = (frame: number) => onProgress((done + (frame + 1) / FRAMES) / FILM_FORMATS.length);
    const bytes = await encodeFilm(format, told(filmFrames(stage), tell), signal);
    yield { name: `ad-film/${id}.mp4`, mediaType: 'video/mp4', bytes, ...about };
    sound ??= wavOf(musicOf(brand.name, stage.temperament.manner));
    yield { name: `ad-film/${id}-with-sound.mp4`, mediaType: 'video/mp4', bytes: await withSound(bytes, sound, signal), ...about, preview: `${label}, with sound` };
  }
}

/** A film of ten seconds in three formats, moved by the logo's own parts, each silent and with sound. */
export const adFilm: KitPart = { id: 'ad_video', make };
