import { pixelsOfSvg } from '../../../picture/png.ts';
import { aField, blurred, type Field } from './field.ts';
import { type Fold, FOLDS } from './folds.ts';
import { SHEET, SILHOUETTE_SVG } from './outline.ts';

/** Points of the relief a unit of the sheet: folds are soft, so that half is enough. */
export const GRAIN = 0.5;
const PIECES = 14;

/** How the light falls on the cloth, and where the cloth slopes, on a grid of `GRAIN` points a unit. */
export interface Relief {
  /** 1 where the cloth is flat; more towards the light. */
  readonly light: Field;
  readonly slopeX: Field;
  readonly slopeY: Field;
  /** How much of the garment is there, soft: for the shadow that it casts. */
  readonly shadow: Field;
}

/** Towards the light: from the upper left, in front. */
const LIGHT = { x: -0.46, y: -0.6, z: 0.65 } as const;
/** How steep the relief is taken: photographs of cotton stay within a fifth of its own tone. */
const STEEPNESS = 0.5;

const pointOf = ({ from, by, to }: Fold, t: number): [number, number] => {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
  return [a * from[0] + b * by[0] + c * to[0], a * from[1] + b * by[1] + c * to[1]];
};

/** Folds are strongest soon after they begin and run out slowly. */
const taper = (t: number): number => Math.sin(Math.PI * t ** 0.75) ** 1.8;

interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Grid points about a line from one number to another. */
const about = (from: number, to: number, reach: number, least: number, most: number): readonly [number, number] => [
  Math.max(least, Math.floor((Math.min(from, to) - reach) * GRAIN)),
  Math.min(most, Math.ceil((Math.max(from, to) + reach) * GRAIN) + 1),
];

/** Of each point of a region, how far the fold is, squared and at most `reach` squared, and how far along it that is, 0 to 1. */
const nearest = ({ left, top, right, bottom }: Region, xs: readonly number[], ys: readonly number[], reach: number) => {
  const wide = right - left;
  const near = new Float64Array(wide * (bottom - top)).fill(reach * reach);
  const along = new Float64Array(near.length);
  for (let i = 0; i < PIECES; i += 1) {
    const [ax, ay, bx, by] = [xs[i]!, ys[i]!, xs[i + 1]! - xs[i]!, ys[i + 1]! - ys[i]!];
    const length = bx * bx + by * by;
    const [begin, end] = about(ax, xs[i + 1]!, reach, left, right);
    const [first, last] = about(ay, ys[i + 1]!, reach, top, bottom);
    for (let row = first; row < last; row += 1) {
      const py = row / GRAIN;
      for (let column = begin, at = (row - top) * wide + begin - left; column < end; column += 1, at += 1) {
        const px = column / GRAIN;
        const share = Math.min(1, Math.max(0, ((px - ax) * bx + (py - ay) * by) / length));
        const distance = (px - ax - share * bx) ** 2 + (py - ay - share * by) ** 2;
        if (distance < near[at]!) [near[at], along[at]] = [distance, (i + share) / PIECES];
      }
    }
  }
  return { near, along };
};

const press = ({ data, width, height }: Field, fold: Fold): void => {
  const points = Array.from({ length: PIECES + 1 }, (_, i) => pointOf(fold, i / PIECES));
  const reach = fold.width * 2.2;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const bound = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value * GRAIN)));
  const [left, right] = [bound(Math.min(...xs) - reach, width), bound(Math.max(...xs) + reach, width)];
  const [top, bottom] = [bound(Math.min(...ys) - reach, height), bound(Math.max(...ys) + reach, height)];
  const { near, along } = nearest({ left, top, right, bottom }, xs, ys, reach);
  for (let row = top, at = 0; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1, at += 1) {
      if (near[at]! < reach * reach) data[row * width + column]! += fold.height * taper(along[at]!) * Math.exp(-near[at]! / fold.width ** 2);
    }
  }
};

const coverage = (): Field => {
  const { data, width, height } = pixelsOfSvg(SILHOUETTE_SVG, SHEET.width * GRAIN);
  const field = aField(width, height);
  for (let i = 0; i < field.data.length; i += 1) field.data[i] = data[i * 4 + 3]! / 255;
  return field;
};

/** The cloth's height in units: round towards its edges, with folds. */
const heightOf = (cover: Field): Field => {
  const [edge, volume] = [blurred(cover, 4), blurred(cover, 20)];
  const field = aField(cover.width, cover.height);
  for (let i = 0; i < field.data.length; i += 1) field.data[i] = edge.data[i]! * 13 + volume.data[i]! * 22;
  for (const fold of FOLDS) press(field, fold);
  return blurred(field, 2);
};

/** Works out the relief: the same for every brand. */
export const reliefOf = (): Relief => {
  const cover = coverage();
  const { width, height, data } = heightOf(cover);
  const valley = blurred({ width, height, data }, 12);
  const [light, slopeX, slopeY] = [aField(width, height), aField(width, height), aField(width, height)];
  for (let row = 1; row < height - 1; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      const i = row * width + column;
      const dx = (data[i + 1]! - data[i - 1]!) * GRAIN * 0.5;
      const dy = (data[i + width]! - data[i - width]!) * GRAIN * 0.5;
      const [sx, sy] = [dx * STEEPNESS, dy * STEEPNESS];
      const facing = (LIGHT.z - sx * LIGHT.x - sy * LIGHT.y) / Math.sqrt(1 + sx * sx + sy * sy) / LIGHT.z;
      const hollow = Math.max(-0.08, Math.min(0.05, (data[i]! - valley.data[i]!) * 0.012));
      const fall = 0.99 - 0.04 * (row / height) - 0.03 * (column / width);
      light.data[i] = facing * fall + hollow;
      slopeX.data[i] = dx;
      slopeY.data[i] = dy;
    }
  }
  return { light, slopeX, slopeY, shadow: blurred(cover, 9) };
};
