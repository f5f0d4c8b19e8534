import { Path2D, type SKRSContext2D, createCanvas } from '@napi-rs/canvas';
import type { Raster } from '../score/raster.ts';

const CANVAS_UNITS = 1000;

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
export const canvasRaster: Raster = (shapes, background, size) => {
  const context = contextOf(size);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = background;
  context.fillRect(0, 0, size, size);
  context.scale(size / CANVAS_UNITS, size / CANVAS_UNITS);
  for (const { d, fill } of shapes) {
    context.fillStyle = fill;
    context.fill(new Path2D(d), 'evenodd');
  }
  return { width: size, height: size, data: context.getImageData(0, 0, size, size).data };
};
