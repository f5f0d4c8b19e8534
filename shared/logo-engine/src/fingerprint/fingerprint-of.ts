import { type ColorRole, type Layer, type Paint, boundsOfLayers, rolesOf } from '@fifteen/drawing';
import type { Pixels, Raster } from '../score/raster.ts';
import { type Fingerprint, encoded } from './codec.ts';
import { darknessOf, featuresOf } from './features.ts';

const SIZE = 64;
const GROUND = '#ffffff';
/** What of the canvas the longer side of the drawing takes. */
const FILLED = 920;

/** Grays that represent roles, whatever colors they have: far enough apart that what is drawn within a figure counts. */
const GRAYS: Readonly<Record<ColorRole, string>> = { main: '#000000', ink: '#000000', second: '#333333', third: '#5c5c5c', fourth: '#777777', ground: GROUND };

/** The fingerprint of a drawing's form, whatever its colors, size and place. 64 characters, the same on every machine. */
export const fingerprintOf = (layers: readonly Layer[], raster: Raster): Fingerprint => fingerprintOfForm(formOf(layers, raster));

export const fingerprintOfForm = (form: Pixels): Fingerprint => encoded(featuresOf(darknessOf(form)));

/** A drawing's form, each role in its own gray, filling 92 % of a small square. */
export function formOf(layers: readonly Layer[], raster: Raster): Pixels {
  const { width, height, cx, cy } = boundsOfLayers(layers);
  const scale = FILLED / Math.max(width, height, 1);
  const shapes = layers.map(({ shape, paint }) => ({ d: shape.toSvg(), fill: grayOf(paint) }));
  return raster(shapes, GROUND, SIZE, { scale, x: 500 - cx * scale, y: 500 - cy * scale });
}

const grayOf = (paint: Paint): string => GRAYS[rolesOf(paint)[0] ?? 'main'];
