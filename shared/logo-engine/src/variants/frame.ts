import { boundsOfAll } from '../geometry/index.ts';
import { CANVAS } from '../compose/on-canvas.ts';
import { place } from '../compose/place.ts';
import type { Layer } from '../layers.ts';
import type { Framed } from '../render/render-svg.ts';
import { ONE_COLOUR_GAP } from '../render/one-colour.ts';
import type { Lockup } from './compose-variant.ts';
import type { Fit } from './variant.ts';

/** Longer side of a tight picture in units. */
const LONGER = 1000;

const SQUARE = { width: CANVAS, height: CANVAS };

/** Diameter of the circle that no mask of an app icon cuts; source: W3C, Web Application Manifest, "Icon masks and safe zone". */
const SAFE_CIRCLE = 0.78 * CANVAS;

/** A lockup on the square canvas as it stands, or with its clear space alone, its longer side 1,000 units. */
export function framed({ layers, clear }: Lockup, fit: Fit, gap = ONE_COLOUR_GAP): Framed {
  if (fit === 'canvas') return { layers, frame: SQUARE, gap };
  const { x, y, width, height } = boundsOfAll(layers.map(({ path }) => path));
  if (fit === 'safe') return { layers: centred(layers, SAFE_CIRCLE / Math.hypot(width, height)), frame: SQUARE, gap };
  const factor = LONGER / (Math.max(width, height) + 2 * clear);
  // Even sides are whole points in print.
  const side = (length: number) => 2 * Math.round(((length + 2 * clear) * factor) / 2);
  const frame = { width: side(width), height: side(height) };
  const centre = { x: frame.width / 2, y: frame.height / 2 };
  return { layers: place(layers, factor, centre.x - (x + width / 2) * factor, centre.y - (y + height / 2) * factor), frame, gap };
}

function centred(layers: readonly Layer[], factor: number): Layer[] {
  const { cx, cy } = boundsOfAll(layers.map(({ path }) => path));
  return place(layers, factor, CANVAS / 2 - cx * factor, CANVAS / 2 - cy * factor);
}
