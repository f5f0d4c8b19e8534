import { bendFor } from './bend-for.ts';
import { BLOCK, BLOCK_BITS, blocksOf } from './calm-blocks.ts';
import { CAP_PIXELS, type LetterShape, SLOPE } from './letter-shapes.ts';
import type { MarkLetter, Wave } from './mark-plan.ts';
import type { MarkStyle } from './mark-style.ts';

/** A mark as it is painted. */
export interface Mark {
  readonly letters: readonly MarkLetter[];
  /** Of the whole picture, as it bends by 1 unit. */
  readonly waves: readonly Wave[];
  /** By how much it may bend, in units. */
  readonly bend: MarkStyle['bend'];
}

/** Heights of the relief: below the first there is nothing, from the second a pixel belongs to a letter, at the third is its rim, half of the shapes' 255. */
const NOTHING = 56;
const FOOT = 112;
const RIM = 128;

/** Of each cell, two pixels wide and high: how far inside a letter it is, 0 to 255 as in the shapes, and inside which. The relief is smooth: what is between cells is found from four of them. */
interface Relief {
  /** Cells of a side. */
  readonly cells: number;
  readonly height: Uint8Array;
  readonly owner: Uint8Array;
  /** Of each block of pixels: 1 where a letter reaches into it. */
  readonly touched: Uint8Array;
}

/** Kept from picture to picture: a thread paints one at a time, and zeros are cheaper than new memory. */
const rooms = new Map<number, Relief & { readonly source: Int32Array }>();

const roomFor = (size: number) => {
  const count = size * size;
  const cells = Math.ceil(size / 2);
  const room = rooms.get(size) ?? { cells, height: new Uint8Array(cells * cells), owner: new Uint8Array(cells * cells), source: new Int32Array(count), touched: new Uint8Array(Math.ceil(size / BLOCK) ** 2) };
  rooms.set(size, room);
  room.height.fill(0);
  room.touched.fill(0);
  return room;
};

// The loops below run over every pixel. They take no arrays apart and make no objects: both cost more than the work.

const raise = (index: number, letter: MarkLetter, shape: LetterShape, { cells, height, owner, touched }: Relief): void => {
  const { relief, width } = shape;
  const unit = cells / 1000;
  const cos = Math.cos(letter.turn);
  const sin = Math.sin(letter.turn);
  // Pixels of the shape for a cell.
  const scale = CAP_PIXELS / (letter.cap * unit);
  const cx = letter.x * unit;
  const cy = letter.y * unit;
  const lastU = width - 1.001;
  const lastV = shape.height - 1.001;
  const reach = (Math.abs(sin) * width + Math.abs(cos) * shape.height) / (2 * scale);
  const top = Math.max(0, Math.floor(cy - reach));
  const bottom = Math.min(cells, Math.ceil(cy + reach));
  const stepU = cos * scale;
  const stepV = -sin * scale;
  const blocksAcross = Math.ceil((2 * cells) / BLOCK);
  for (let y = top; y < bottom; y += 1) {
    const offY = y + 0.5 - cy;
    // At the left edge of the picture; the row crosses the shape between two places.
    const startU = ((0.5 - cx) * cos + offY * sin) * scale + (width - 1) / 2;
    const startV = (offY * cos - (0.5 - cx) * sin) * scale + (shape.height - 1) / 2;
    const left = Math.max(0, Math.ceil(Math.max(entry(startU, stepU, lastU), entry(startV, stepV, lastV))));
    const right = Math.min(cells - 1, Math.floor(Math.min(exit(startU, stepU, lastU), exit(startV, stepV, lastV))));
    const blockRow = (y >> (BLOCK_BITS - 1)) * blocksAcross;
    let u = startU + left * stepU;
    let v = startV + left * stepV;
    for (let x = left, at = y * cells + left; x <= right; x += 1, at += 1, u += stepU, v += stepV) {
      const ui = u | 0;
      const vi = v | 0;
      const from = vi * width + ui;
      const here = relief[from]!;
      const below = relief[from + width]!;
      const fu = u - ui;
      const upper = here + (relief[from + 1]! - here) * fu;
      const high = upper + (below + (relief[from + width + 1]! - below) * fu - upper) * (v - vi);
      if (high < NOTHING || high <= height[at]!) continue;
      height[at] = high;
      owner[at] = index;
      touched[blockRow + (x >> (BLOCK_BITS - 1))] = 1;
    }
  }
};

/** Where a value that grows by a step from a start comes to lie between 0 and its last, and where it leaves. */
const entry = (start: number, step: number, last: number): number =>
  step > 0 ? -start / step : step < 0 ? (last - start) / step : start >= 0 && start <= last ? -Infinity : Infinity;
const exit = (start: number, step: number, last: number): number =>
  step > 0 ? (last - start) / step : step < 0 ? -start / step : start >= 0 && start <= last ? Infinity : -Infinity;

/** The bend has a knot at each corner of a block: it is slow enough to be straight between them. How far each is moved, in pixels. */
const knotsOf = (waves: readonly Wave[], bend: number, size: number) => {
  const across = Math.ceil(size / BLOCK) + 1;
  const [dx, dy] = [new Float32Array(across * across), new Float32Array(across * across)];
  const unit = size / 1000;
  for (let row = 0, at = 0; row < across; row += 1) {
    for (let column = 0; column < across; column += 1, at += 1) {
      for (const wave of waves) {
        const height = Math.sin((wave.kx * column * BLOCK + wave.ky * row * BLOCK) / unit + wave.phase) * bend * unit;
        dx[at] = dx[at]! + wave.dx * height;
        dy[at] = dy[at]! + wave.dy * height;
      }
    }
  }
  return { across, dx, dy };
};

/** The knots of a line between two rows of them. */
const lineOf = (knots: Float32Array, across: number, y: number, line: Float32Array): void => {
  const from = Math.floor(y / BLOCK) * across;
  const share = (y % BLOCK) / BLOCK;
  for (let i = 0; i < across; i += 1) line[i] = knots[from + i]! + (knots[from + across + i]! - knots[from + i]!) * share;
};

/** Tones end on steps of so much: what was between them cannot be told afterwards. */
const STEP = 4;
/** Rims are drawn in so many steps between outside and inside. */
const RIM_STEPS = 4;
/** How much light a rim catches from the upper left where it is steep, and half of it where it is half as steep. */
const RIM_LIGHT = 14;
const RIM_SLOPE = 80;
/** A letter's rim ends so far up: beyond it, nothing but the tone changes. */
const RIM_TOP = 200;

/** What is seen through a letter, in pixels. */
interface Glass {
  /** The color that was last seen deep inside, and what became of it: areas are flat. */
  seen: number;
  shown: number;
  readonly cx: number;
  readonly cy: number;
  readonly dx: number;
  readonly dy: number;
  readonly lens: number;
  readonly tones: Int16Array;
  /** Relief that its rim rises over within a pixel of the picture. */
  readonly rise: number;
}

const glassOf = (letter: MarkLetter, unit: number): Glass => ({
  seen: 0,
  shown: 0,
  cx: letter.x * unit,
  cy: letter.y * unit,
  dx: letter.dx * unit,
  dy: letter.dy * unit,
  lens: -letter.magnification,
  tones: tonesOf(letter.strength),
  rise: (255 / SLOPE) * (CAP_PIXELS / (letter.cap * unit)),
});

/** The color that a letter shows for the one that is seen through it, deep inside: computed once per flat area. */
const shownThrough = (glass: Glass, seen: number): number => {
  if (seen !== glass.seen) {
    glass.seen = seen;
    glass.shown = lifted(seen, toneOf(seen, glass.tones));
  }
  return glass.shown;
};

/**
 * Writes a mark into a square picture (RGBA, opaque). The whole picture is bent a little; through a letter it is seen
 * moved and magnified, as through poured glass, with its tones drawn to the middle; the rims catch light.
 */
export const paintMark = (pixels: Uint8Array, size: number, mark: Mark, shapes: readonly LetterShape[]): void => {
  const room = roomFor(size);
  const { cells, source, height, owner, touched } = room;
  const target = new Int32Array(pixels.buffer, pixels.byteOffset, size * size);
  source.set(target);
  // A letter has its place in a byte; those beyond would be more than a picture has room for.
  const letters = mark.letters.slice(0, 256);
  for (const [index, letter] of letters.entries()) {
    const shape = shapes[letter.shape];
    if (shape) raise(index, letter, shape, room);
  }
  const blocks = blocksOf(source, size);
  const { across, dx: knotsX, dy: knotsY } = knotsOf(mark.waves, bendFor(source, size, blocks, mark.bend), size);
  const lineX = new Float32Array(across);
  const lineY = new Float32Array(across);
  const last = size - 1;
  const glass = letters.map((letter) => glassOf(letter, size / 1000));

  for (let y = 0; y < size; y += 1) {
    lineOf(knotsX, across, y, lineX);
    lineOf(knotsY, across, y, lineY);
    const blockRow = Math.floor(y / BLOCK) * blocks.across;
    const cellRow = (y >> 1) * cells;
    // To the cells above or below that are nearest, within the picture.
    const beyond = y % 2 === 0 ? (y > 0 ? -cells : 0) : y < last ? cells : 0;
    for (let left = 0, block = 0; left < size; left += BLOCK, block += 1) {
      const isCalm = blocks.calm[blockRow + block] === 1;
      if (isCalm && touched[blockRow + block] === 0) continue;
      const slopeX = (lineX[block + 1]! - lineX[block]!) / BLOCK;
      const slopeY = (lineY[block + 1]! - lineY[block]!) / BLOCK;
      const right = left + BLOCK < size ? left + BLOCK : size;
      for (let x = left, at = y * size + left; x < right; x += 1, at += 1) {
        const cell = cellRow + (x >> 1);
        const near = height[cell]!;
        const beside = x % 2 === 0 ? (x > 0 ? -1 : 0) : x < last ? 1 : 0;
        const between = near === 0 ? 0 : (9 * near + 3 * height[cell + beside]! + 3 * height[cell + beyond]! + height[cell + beyond + beside]!) >> 4;
        const high = between < FOOT ? 0 : between;
        if (isCalm && high === 0) continue;
        const movedX = x + lineX[block]! + slopeX * (x - left);
        const movedY = y + lineY[block]! + slopeY * (x - left);
        if (high === 0) {
          target[at] = sampled(source, size, movedX, movedY);
          continue;
        }
        const own = glass[owner[cell]!]!;
        // Nothing at the rim, all of it in the middle of a stroke: no edge of the picture is torn.
        const depth = high <= RIM ? 0 : (high - RIM) / (255 - RIM);
        const seen = isCalm ? source[at]! : sampled(source, size, movedX + depth * (own.dx + (x - own.cx) * own.lens), movedY + depth * (own.dy + (y - own.cy) * own.lens));
        if (high >= RIM_TOP) {
          target[at] = shownThrough(own, seen);
          continue;
        }
        const slope = x > 1 && y > 1 && x < last - 1 && y < last - 1 ? height[cell + cells + 1]! - height[cell - cells - 1]! : 0;
        const rim = (RIM_LIGHT / 2) * Math.max(-2, Math.min(2, Math.trunc((2 * slope) / RIM_SLOPE)));
        const inside = Math.round(clamped01(0.5 + (high - RIM) / own.rise) * RIM_STEPS) / RIM_STEPS;
        target[at] = lifted(seen, Math.round(toneOf(seen, own.tones) * inside) + rim);
      }
    }
  }
};

/** The picture at a place between its pixels. */
const sampled = (source: Int32Array, size: number, x: number, y: number): number => {
  const last = size - 1;
  const cx = x < 0 ? 0 : x > last ? last : x;
  const cy = y < 0 ? 0 : y > last ? last : y;
  const xi = cx | 0;
  const yi = cy | 0;
  const at = yi * size + xi;
  const right = xi < last ? 1 : 0;
  const down = yi < last ? size : 0;
  const one = source[at]!;
  const two = source[at + right]!;
  const three = source[at + down]!;
  const four = source[at + down + right]!;
  if (one === two && one === three && one === four) return one;
  return mixed(mixed(one, two, cx - xi), mixed(three, four, cx - xi), cy - yi);
};

const packed = (red: number, green: number, blue: number): number => (255 << 24) | (blue << 16) | (green << 8) | red;

const mixed = (a: number, b: number, share: number): number => {
  if (a === b) return a;
  const red = a & 255;
  const green = (a >>> 8) & 255;
  const blue = (a >>> 16) & 255;
  return packed(red + ((b & 255) - red) * share + 0.5, green + (((b >>> 8) & 255) - green) * share + 0.5, blue + (((b >>> 16) & 255) - blue) * share + 0.5);
};

/** What the tones between light and dark move by, of what white and black do: a mark is seen on every ground. */
const MIDDLE = 0.5;

const knownTones = new Map<number, Int16Array>();

/** How far a color of each lightness moves behind glass of a strength: light ones down, dark ones up, all in steps. */
const tonesOf = (strength: number): Int16Array => {
  const known = knownTones.get(strength);
  if (known) return known;
  const tones = Int16Array.from({ length: 256 }, (_, luma) => {
    const off = (luma - 128) / 128;
    return Math.round(((off > 0 ? -128 : 128) * strength * (MIDDLE + (1 - MIDDLE) * off * off)) / STEP) * STEP;
  });
  knownTones.set(strength, tones);
  return tones;
};

/** How far all channels of a color move: alike, for a tint of its own would change the customer's colors. */
const toneOf = (color: number, tones: Int16Array): number => tones[((color & 255) * 77 + ((color >>> 8) & 255) * 150 + ((color >>> 16) & 255) * 29) >> 8]!;

const lifted = (color: number, by: number): number =>
  by === 0 ? color : packed(clamped((color & 255) + by), clamped(((color >>> 8) & 255) + by), clamped(((color >>> 16) & 255) + by));

const clamped = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);
const clamped01 = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);
