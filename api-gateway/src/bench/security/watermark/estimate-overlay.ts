import type { Picture } from './picture.ts';

/** One logo on white and on black, at the same size. */
export interface PlainPair {
  readonly white: Picture;
  readonly black: Picture;
}

/** What an overlay does to each pixel of a picture: keeps a share of it and adds some. NaN where nobody knows. */
export interface Overlay {
  readonly size: number;
  readonly keeps: Float32Array;
  readonly adds: Float32Array;
}

/** Farthest that channels of a neutral pixel are apart, and what counts as white and as black under a mark. */
const NEUTRAL = 10;
const LIGHT_FROM = 140;
const DARK_TO = 115;
/** Farthest that a mark is looked for in another picture, as a share of its side. */
const FARTHEST = 0.16;
/** Pixels of the reduced maps that are compared for a shift. */
const COARSE = 256;
const SAMPLES = 2_500;

const isNeutral = (red: number, green: number, blue: number): boolean => Math.max(red, green, blue) - Math.min(red, green, blue) <= NEUTRAL;

/** The overlay over one logo: known where both grounds are seen. */
const overlayOf = ({ white, black }: PlainPair): Overlay => {
  const { size } = white;
  const [keeps, adds] = [new Float32Array(size * size).fill(Number.NaN), new Float32Array(size * size).fill(Number.NaN)];
  for (let i = 0; i < size * size; i += 1) {
    const light = [0, 1, 2].map((channel) => white.rgb[3 * i + channel] ?? 0) as [number, number, number];
    const dark = [0, 1, 2].map((channel) => black.rgb[3 * i + channel] ?? 0) as [number, number, number];
    if (!isNeutral(...light) || !isNeutral(...dark) || Math.min(...light) < LIGHT_FROM || Math.max(...dark) > DARK_TO) continue;
    const [high, low] = [(light[0] + light[1] + light[2]) / 3, (dark[0] + dark[1] + dark[2]) / 3];
    keeps[i] = (high - low) / 255;
    adds[i] = low;
  }
  return { size, keeps, adds };
};

/** How strong the mark is, reduced to a few pixels; 0 where it is not known. */
const signalOf = ({ size, keeps }: Overlay, to: number): Float32Array => {
  const factor = size / to;
  const signal = new Float32Array(to * to);
  for (let y = 0; y < to; y += 1) {
    for (let x = 0; x < to; x += 1) {
      const kept = keeps[Math.floor(y * factor) * size + Math.floor(x * factor)] ?? Number.NaN;
      signal[y * to + x] = Number.isNaN(kept) ? 0 : 1 - kept;
    }
  }
  return signal;
};

interface Shift {
  readonly dx: number;
  readonly dy: number;
}

/** Where `other` fits best over `one`, within so many pixels of a first guess. */
const bestShift = (one: Float32Array, other: Float32Array, size: number, reach: number, near: Shift): Shift => {
  const samples: number[] = [];
  const step = Math.max(1, Math.floor((size * size) / (SAMPLES * 4)));
  for (let i = 0; i < other.length; i += step) if ((other[i] ?? 0) > 0.02) samples.push(i);
  let best = { dx: near.dx, dy: near.dy, value: -1 };
  for (let dy = near.dy - reach; dy <= near.dy + reach; dy += 1) {
    for (let dx = near.dx - reach; dx <= near.dx + reach; dx += 1) {
      let [sum, weight] = [0, 1e-9];
      for (const i of samples) {
        const [x, y] = [(i % size) + dx, Math.floor(i / size) + dy];
        if (x < 0 || y < 0 || x >= size || y >= size) continue;
        sum += (one[y * size + x] ?? 0) * (other[i] ?? 0);
        weight += (other[i] ?? 0) ** 2;
      }
      const value = sum / Math.sqrt(weight);
      if (value > best.value) best = { dx, dy, value };
    }
  }
  return best;
};

/** How far the mark of `other` lies from that of `one`: first roughly, then to the pixel. */
const shiftBetween = (one: Overlay, other: Overlay): Shift => {
  const coarse = bestShift(signalOf(one, COARSE), signalOf(other, COARSE), COARSE, Math.round(FARTHEST * COARSE), { dx: 0, dy: 0 });
  const factor = one.size / COARSE;
  const near = { dx: Math.round(coarse.dx * factor), dy: Math.round(coarse.dy * factor) };
  return bestShift(signalOf(one, one.size), signalOf(other, other.size), one.size, Math.ceil(factor) + 1, near);
};

const medianOf = (values: number[]): number => {
  values.sort((one, other) => one - other);
  return values[values.length >> 1] ?? Number.NaN;
};

/**
 * The published attack: white and black views of many logos give one overlay, each view a part of it where its ground is
 * seen, moved by a shift that is searched for. Returns the overlay as it is over each of the logos.
 */
export const estimateOverlays = (pairs: readonly PlainPair[]): Overlay[] => {
  const own = pairs.map(overlayOf);
  const [first] = own;
  if (!first) return [];
  const { size } = first;
  const shifts = own.map((overlay) => shiftBetween(first, overlay));
  return own.map((_, target) => {
    const [keeps, adds] = [new Float32Array(size * size), new Float32Array(size * size)];
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        const [kept, added]: [number[], number[]] = [[], []];
        for (const [i, overlay] of own.entries()) {
          const [left, top] = [x + (shifts[target]?.dx ?? 0) - (shifts[i]?.dx ?? 0), y + (shifts[target]?.dy ?? 0) - (shifts[i]?.dy ?? 0)];
          if (left < 0 || top < 0 || left >= size || top >= size) continue;
          const value = overlay.keeps[top * size + left] ?? Number.NaN;
          if (Number.isNaN(value)) continue;
          kept.push(value);
          added.push(overlay.adds[top * size + left] ?? 0);
        }
        keeps[y * size + x] = medianOf(kept);
        adds[y * size + x] = medianOf(added);
      }
    }
    return { size, keeps, adds };
  });
};

const LEAST_KEPT = 0.2;

/** Takes an overlay off a picture. Where the overlay is not known, the picture stays as it is. */
export const withoutOverlay = ({ size, rgb }: Picture, { keeps, adds }: Overlay): Picture => {
  const clean = Uint8Array.from(rgb);
  for (let i = 0; i < size * size; i += 1) {
    const kept = keeps[i] ?? Number.NaN;
    if (Number.isNaN(kept) || kept < LEAST_KEPT) continue;
    for (let at = 3 * i; at < 3 * i + 3; at += 1) clean[at] = Math.max(0, Math.min(255, Math.round(((rgb[at] ?? 0) - (adds[i] ?? 0)) / kept)));
  }
  return { size, rgb: clean };
};
