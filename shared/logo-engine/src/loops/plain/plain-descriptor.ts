// The plain version of loops that the engine runs as WebAssembly: what they must equal. See loops.test.ts.
import { type Ink, wordsOf } from '../../score/ink.ts';
import type { Pixels } from '../../score/raster.ts';

const { floor, max, min, sqrt } = Math;

const EDGE_CELLS = 4;
const DIRECTIONS = 8;
const COLOUR_BINS = 24;
const FAINTEST = 0.1;

/** Edge strength by direction in each of 4 by 4 fields. Every other pixel is looked at, none beyond the ink. */
export function plainEdges({ size, values, box }: Ink): Float32Array {
  const bins = new Float32Array(EDGE_CELLS * EDGE_CELLS * DIRECTIONS);
  const field = size / EDGE_CELLS;
  const first = (edge: number) => max(1, (edge - 1) | 1);
  for (let y = first(box.top); y < min(size - 1, box.bottom + 1); y += 2) {
    for (let x = first(box.left); x < min(size - 1, box.right + 1); x += 2) {
      const at = y * size + x;
      const dx = (values[at + 1] ?? 0) - (values[at - 1] ?? 0);
      const dy = (values[at + size] ?? 0) - (values[at - size] ?? 0);
      const square = dx * dx + dy * dy;
      if (square < FAINTEST * FAINTEST) continue;
      const bin = (floor(y / field) * EDGE_CELLS + floor(x / field)) * DIRECTIONS + octantOf(dx, dy);
      bins[bin] = (bins[bin] ?? 0) + sqrt(square);
    }
  }
  return bins;
}

/** Of eight equal sectors the one that a direction falls in, counted clockwise from the left: comparisons are exact everywhere. */
function octantOf(dx: number, dy: number): number {
  if (dy < 0) {
    if (dx < 0) return -dy < -dx ? 0 : 1;
    return dx < -dy ? 2 : 3;
  }
  if (dx > 0) return dy < dx ? 4 : 5;
  return -dx < dy ? 6 : dy > 0 ? 7 : 0;
}

/** Share of each colour: four greys, ten hues light and ten dark. Every fourth pixel is counted. */
export function plainColours({ data }: Pixels): Float32Array {
  const bins = new Float32Array(COLOUR_BINS);
  const pixels = wordsOf(data);
  let [last, bin] = [-1, 0];
  for (let i = 0; i < pixels.length; i += 4) {
    const pixel = pixels[i] ?? 0;
    if (pixel !== last) [last, bin] = [pixel, colourBin(data[4 * i] ?? 0, data[4 * i + 1] ?? 0, data[4 * i + 2] ?? 0)];
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
