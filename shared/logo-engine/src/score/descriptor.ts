import { bytesAt, floatsAt, loops, room } from '../loops/loops.ts';
import { type Ink, reduced } from './ink.ts';
import type { Pixels } from './raster.ts';

/** What the eye compares: where the ink is, how its edges run, which colours it has. Each is a unit vector. */
export interface Descriptor {
  shape: Float32Array;
  edges: Float32Array;
  colours: Float32Array;
}

const SHAPE_CELLS = 16;
const EDGE_CELLS = 4;
const DIRECTIONS = 8;
const COLOUR_BINS = 24;
/** Differences of ink below this are no edge. */
const FAINTEST = 0.1;

export const descriptorOf = (ink: Ink, pixels: Pixels): Descriptor => ({
  shape: normalised(reduced(ink, SHAPE_CELLS).values),
  edges: normalised(edgesOf(ink)),
  colours: normalised(coloursOf(pixels).map(Math.sqrt)),
});

/** Edge strength by direction in each of 4 by 4 fields. Every other pixel is looked at, none beyond the ink. */
function edgesOf({ size, values, box }: Ink): Float32Array {
  const count = EDGE_CELLS * EDGE_CELLS * DIRECTIONS;
  const [from, bins] = room(values.byteLength, 4 * count);
  floatsAt(from, values.length).set(values);
  const first = (edge: number) => Math.max(1, (edge - 1) | 1);
  const last = (edge: number) => Math.min(size - 1, edge + 1);
  loops.edges(from, size, first(box.left), first(box.top), last(box.right), last(box.bottom), FAINTEST, bins);
  return floatsAt(bins, count).slice();
}

/** Share of each colour: four greys, ten hues light and ten dark. Every fourth pixel is counted. */
function coloursOf({ data }: Pixels): Float32Array {
  const [pixels, bins] = room(data.length, 4 * COLOUR_BINS);
  bytesAt(pixels, data.length).set(data);
  loops.colours(pixels, data.length / 4, bins);
  return floatsAt(bins, COLOUR_BINS).slice();
}

function normalised(values: Float32Array): Float32Array {
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return values.map((value) => value / length);
}

/** 0 for the same direction, 1 for nothing in common. */
export function cosineDistance(one: Float32Array, other: Float32Array): number {
  let product = 0;
  for (let i = 0; i < one.length; i += 1) product += (one[i] ?? 0) * (other[i] ?? 0);
  return Math.max(0, 1 - product);
}
