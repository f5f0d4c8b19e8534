import { type Ink, reduced } from './ink.ts';
import type { Pixels } from './raster.ts';

/** What the eye compares: where the ink is, how its edges run, which colours it has. Each is a unit vector. */
export interface Descriptor {
  shape: Float32Array;
  edges: Float32Array;
  colours: Float32Array;
}

/** Taken out of the loops over pixels: a global is looked up anew each time in a test's sandbox. */
const { atan2, floor, hypot, max, min, PI, sqrt } = Math;

const SHAPE_CELLS = 16;
const EDGE_CELLS = 4;
const DIRECTIONS = 8;
const COLOUR_BINS = 24;

export const descriptorOf = (ink: Ink, pixels: Pixels): Descriptor => ({
  shape: normalised(reduced(ink, SHAPE_CELLS).values),
  edges: normalised(edgesOf(ink)),
  colours: normalised(coloursOf(pixels).map(sqrt)),
});

/** Edge strength by direction in each of 4 by 4 fields. */
function edgesOf({ size, values }: Ink): Float32Array {
  const bins = new Float32Array(EDGE_CELLS * EDGE_CELLS * DIRECTIONS);
  const field = size / EDGE_CELLS;
  for (let y = 1; y < size - 1; y += 2) {
    for (let x = 1; x < size - 1; x += 2) {
      const dx = (values[y * size + x + 1] ?? 0) - (values[y * size + x - 1] ?? 0);
      const dy = (values[(y + 1) * size + x] ?? 0) - (values[(y - 1) * size + x] ?? 0);
      const strength = hypot(dx, dy);
      if (strength < 0.1) continue;
      const direction = floor(((atan2(dy, dx) + PI) / (2 * PI)) * DIRECTIONS) % DIRECTIONS;
      const cell = floor(y / field) * EDGE_CELLS + floor(x / field);
      bins[cell * DIRECTIONS + direction] = (bins[cell * DIRECTIONS + direction] ?? 0) + strength;
    }
  }
  return bins;
}

/** Share of each colour: four greys, ten hues light and ten dark. */
function coloursOf({ data }: Pixels): Float32Array {
  const bins = new Float32Array(COLOUR_BINS);
  for (let i = 0; i < data.length; i += 16) {
    const bin = colourBin(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return bins;
}

const GREY_SPREAD = 22;

function colourBin(red: number, green: number, blue: number): number {
  const [most, least] = [max(red, green, blue), min(red, green, blue)];
  const lightness = (most + least) / 510;
  const spread = most - least;
  if (spread < GREY_SPREAD) return lightness > 0.85 ? 0 : lightness > 0.5 ? 1 : lightness > 0.2 ? 2 : 3;
  const sector = most === red ? ((green - blue) / spread + 6) % 6 : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  return 4 + (floor((sector / 6) * 10) % 10) + (lightness < 0.4 ? 10 : 0);
}

function normalised(values: Float32Array): Float32Array {
  const length = sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return values.map((value) => value / length);
}

/** 0 for the same direction, 1 for nothing in common. */
export function cosineDistance(one: Float32Array, other: Float32Array): number {
  let product = 0;
  for (let i = 0; i < one.length; i += 1) product += (one[i] ?? 0) * (other[i] ?? 0);
  return max(0, 1 - product);
}
