import { Path2D, type SKRSContext2D, createCanvas } from '@napi-rs/canvas';
import type { Raster } from '../score/raster.ts';

const CANVAS_UNITS = 1000;
const AS_IT_IS = { scale: 1, x: 0, y: 0 };

/** A canvas for each size, painted over from one logo to the next. */
const contexts = new Map<number, SKRSContext2D>();

function contextOf(size: number): SKRSContext2D {
  const known = contexts.get(size);
  if (known) return known;
  const context = createCanvas(size, size).getContext('2d');
  contexts.set(size, context);
  return context;
}

/** Paints with Skia: about a millisecond for a logo at 192 pixels. */
export const canvasRaster: Raster = (shapes, background, size, { scale, x, y } = AS_IT_IS) => {
  const context = contextOf(size);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = background;
  context.fillRect(0, 0, size, size);
  const pixel = size / CANVAS_UNITS;
  context.setTransform(scale * pixel, 0, 0, scale * pixel, x * pixel, y * pixel);
  for (const { d, fill } of shapes) {
    context.fillStyle = fill;
    context.fill(new Path2D(d), 'evenodd');
  }
  return { width: size, height: size, data: context.getImageData(0, 0, size, size).data };
};
