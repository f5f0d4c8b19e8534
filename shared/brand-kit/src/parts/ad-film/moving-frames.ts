import { createCanvas } from '@napi-rs/canvas';
import type { Box } from '../../picture/picture.ts';
import { drawFrame, sceneAt } from './film.ts';
import { FRAMES, FRAMES_A_SECOND } from './film-format.ts';
import type { Stage } from './stage.ts';
import { takeTouched } from './touched.ts';
import { GRID, type ReadPixels, yuvFrame } from './yuv-frame.ts';

/** Smoothed edges reach a little beyond their paths. */
const EDGE = 2;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box grown to the frame's grid within the frame; null where it is outside. */
const onGrid = ({ x, y, width, height }: Box, frame: Size): Box | null => {
  const within = (value: number, most: number, step: number) => Math.min(most, Math.max(0, step * value));
  const [left, top] = [within(Math.floor((x - EDGE) / GRID.x), frame.width, GRID.x), within(Math.floor((y - EDGE) / GRID.y), frame.height, GRID.y)];
  const [right, bottom] = [within(Math.ceil((x + width + EDGE) / GRID.x), frame.width, GRID.x), within(Math.ceil((y + height + EDGE) / GRID.y), frame.height, GRID.y)];
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
};

const around = (one: Box | null, other: Box | null): Box | null => {
  if (!one || !other) return one ?? other;
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const [right, bottom] = [Math.max(one.x + one.width, other.x + other.width), Math.max(one.y + one.height, other.y + other.height)];
  return { x, y, width: right - x, height: bottom - y };
};

/**
 * The frames of these moments as the encoder takes them. Reading pixels costs more than painting them: within a scene
 * only what was painted on in this frame or the last one is read. A frame lives until the one after the next.
 */
export function* framesAt(stage: Stage, moments: readonly number[]): Generator<Uint8Array> {
  const { width, height } = stage.format;
  const context = createCanvas(width, height).getContext('2d');
  const frame = yuvFrame(stage.format);
  const read: ReadPixels = ({ x, y, width, height }) => context.getImageData(x, y, width, height).data as Uint8ClampedArray;
  const sent = [new Uint8Array(frame.bytes.length), new Uint8Array(frame.bytes.length)] as const;
  let scene: number | null = null;
  let painted: Box | null = null;
  for (const [at, seconds] of moments.entries()) {
    drawFrame(context, stage, seconds);
    const [now, touched] = [sceneAt(stage, seconds), takeTouched(context)];
    const changed: Box | null = now === null || now !== scene ? { x: 0, y: 0, width, height } : around(painted, touched);
    const box = changed && onGrid(changed, stage.format);
    if (box) frame.show(box, read);
    [scene, painted] = [now, touched];
    const next = sent[at % 2 === 0 ? 0 : 1];
    next.set(frame.bytes);
    yield next;
  }
}

/** Every frame of a film. */
export const filmFrames = (stage: Stage): Generator<Uint8Array> => framesAt(stage, Array.from({ length: FRAMES }, (_, frame) => frame / FRAMES_A_SECOND));
