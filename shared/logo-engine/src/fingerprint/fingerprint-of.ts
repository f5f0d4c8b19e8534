import { boundsOfAll } from '../geometry/index.ts';
import type { ColourRole, Layer } from '../layers.ts';
import { bytesAt, doublesAt, loops, room } from '../loops/loops.ts';
import { place } from '../compose/place.ts';
import { drawn } from '../render/paths.ts';
import type { Pixels, Raster } from '../score/raster.ts';
import { type Fingerprint, encoded } from './codec.ts';
import { type Darkness, featuresOf } from './features.ts';

const SIZE = 64;
const GROUND = '#ffffff';
/** What of the 1000 by 1000 canvas the longer side of the drawing takes. */
const FILLED = 920;

/** Greys that stand for the roles, whatever colours they have: apart enough that what is drawn within a figure counts. */
const GREYS: Readonly<Record<ColourRole, string>> = {
  a: '#000000',
  text: '#000000',
  sub: '#000000',
  b: '#333333',
  tb: '#333333',
  c: '#5c5c5c',
  background: GROUND,
};

/**
 * The fingerprint of a drawing: of its shape alone, not of its colours, size or place. Plain text of 64 characters,
 * the same on every machine.
 */
export function fingerprintOf(layers: readonly Layer[], raster: Raster): Fingerprint {
  const { width, height, cx, cy } = boundsOfAll(layers.map(({ path }) => path));
  const factor = FILLED / Math.max(width, height, 1);
  const shapes = drawn(place(layers, factor, 500 - cx * factor, 500 - cy * factor)).map(({ role, d }) => ({ d, fill: GREYS[role] }));
  return encoded(featuresOf(darknessOf(raster(shapes, GROUND, SIZE))));
}

/** A figure all in its second colour is the same figure: the darkest pixel counts as full. */
function darknessOf({ width, data }: Pixels): Darkness {
  const count = width * width;
  const [pixels, values] = room(data.length, 8 * count);
  bytesAt(pixels, data.length).set(data);
  loops.darkness(pixels, count, values);
  return { size: width, values: doublesAt(values, count).slice() };
}
