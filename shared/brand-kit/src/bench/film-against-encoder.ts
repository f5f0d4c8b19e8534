import { createCanvas } from '@napi-rs/canvas';
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../brand.ts';
import type { KitOrder } from '../kit-part.ts';
import { encodeFilm, encoderArguments, type Source } from '../parts/ad-film/encode.ts';
import { ffmpegPath } from '../parts/ad-film/ffmpeg.ts';
import { drawFrame } from '../parts/ad-film/film.ts';
import { FILM_FORMATS, type FilmFormat, FRAMES, FRAMES_A_SECOND } from '../parts/ad-film/film-format.ts';
import { filmFrames } from '../parts/ad-film/moving-frames.ts';
import { type Stage, stageOf } from '../parts/ad-film/stage.ts';
import { treeCpu } from './process-tree.ts';

export interface Effort {
  readonly wall: number;
  readonly cpu: number;
}

export interface FilmEffort {
  readonly format: string;
  /** Drawn and encoded, as in the kit. */
  readonly film: Effort;
  /** The encoder alone, its frames lying ready: as they were drawn, and in its own colors already. */
  readonly drawn: Effort;
  readonly converted: Effort;
}

const measured = async (work: () => Promise<unknown> | void): Promise<Effort> => {
  const [began, cpuBefore] = [performance.now(), await treeCpu()];
  await work();
  return { wall: performance.now() - began, cpu: (await treeCpu()) - cpuBefore };
};

const written = (file: string, frames: Iterable<Uint8Array>): string => {
  const into = openSync(file, 'w');
  for (const frame of frames) writeSync(into, frame);
  closeSync(into);
  return file;
};

function* drawnFrames(stage: Stage): Generator<Uint8Array> {
  const canvas = createCanvas(stage.format.width, stage.format.height);
  const context = canvas.getContext('2d');
  for (let frame = 0; frame < FRAMES; frame += 1) {
    drawFrame(context, stage, frame / FRAMES_A_SECOND);
    yield canvas.data();
  }
}

/** The encoder alone, over frames in a file that is in memory still. */
const bareEncode = async (format: FilmFormat, folder: string, pixels: Source['pixels'], frames: Iterable<Uint8Array>): Promise<Effort> => {
  const file = written(join(folder, 'frames.raw'), frames);
  const effort = await measured(() => {
    const { status, stderr } = spawnSync(ffmpegPath(), encoderArguments(format, { pixels, input: file }, join(folder, 'bare.mp4')));
    if (status !== 0) throw new Error(`ffmpeg ended with ${status}: ${stderr}`);
  });
  rmSync(file);
  return effort;
};

/** What each film takes beside a bare encode of its frames, by the same encoder with the same settings. */
export const filmAgainstEncoder = async (brand: Brand, order: KitOrder, folder: string): Promise<FilmEffort[]> => {
  const efforts: FilmEffort[] = [];
  for (const format of FILM_FORMATS) {
    const stage = await stageOf(brand, order, format);
    efforts.push({
      format: format.id,
      film: await measured(() => encodeFilm(format, filmFrames(stage), new AbortController().signal)),
      drawn: await bareEncode(format, folder, 'rgba', drawnFrames(stage)),
      converted: await bareEncode(format, folder, 'yuv420p', filmFrames(stage)),
    });
  }
  return efforts;
};
