import { type Layer, boundsOfLayers, transformLayers } from '@fifteen/drawing';
import { CANVAS } from '../compose/canvas.ts';
import type { Frame } from '../render/artwork.ts';
import type { Fit } from './variant.ts';

/** A lockup on the canvas, and the clear space that it asks for on every side. */
export interface ArrangedLogo {
  readonly layers: readonly Layer[];
  readonly clear: number;
}

/** Longer side of a tight picture in units. */
const LONGER = 1000;
const SQUARE: Frame = { width: CANVAS, height: CANVAS };
/** Diameter of the circle that no mask of an app icon cuts. Source: W3C, Web Application Manifest, "Icon masks and safe zone". */
const SAFE_CIRCLE = 0.78 * CANVAS;

/** The layers within the frame that a fit asks for. */
export function framed({ layers, clear }: ArrangedLogo, fit: Fit): { layers: readonly Layer[]; frame: Frame } {
  if (fit === 'canvas') return { layers, frame: SQUARE };
  const { left, top, width, height, cx, cy } = boundsOfLayers(layers);
  if (fit === 'safe') {
    const k = SAFE_CIRCLE / Math.hypot(width, height);
    return { layers: transformLayers(layers, [k, 0, 0, k, CANVAS / 2 - cx * k, CANVAS / 2 - cy * k]), frame: SQUARE };
  }
  const k = LONGER / (Math.max(width, height) + 2 * clear);
  // Even sides are whole points in print.
  const side = (length: number) => 2 * Math.round(((length + 2 * clear) * k) / 2);
  const frame = { width: side(width), height: side(height) };
  return { layers: transformLayers(layers, [k, 0, 0, k, frame.width / 2 - (left + width / 2) * k, frame.height / 2 - (top + height / 2) * k]), frame };
}
