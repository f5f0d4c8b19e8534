import { Path2D, createCanvas } from '@napi-rs/canvas';
import type { Raster } from '../score/raster.ts';

const CANVAS_UNITS = 1000;

/** Paints with Skia: about a millisecond for a logo at 192 pixels. */
export const canvasRaster: Raster = (shapes, background, size) => {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.fillStyle = background;
  context.fillRect(0, 0, size, size);
  context.scale(size / CANVAS_UNITS, size / CANVAS_UNITS);
  for (const { d, fill } of shapes) {
    context.fillStyle = fill;
    context.fill(new Path2D(d), 'evenodd');
  }
  return { width: size, height: size, data: context.getImageData(0, 0, size, size).data };
};
