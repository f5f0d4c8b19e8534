import { type Pixels, pixelsOfSvg } from '../../../picture/png.ts';
import type { Box } from '../../../picture/picture.ts';
import type { Field } from './field.ts';
import { SHEET, SILHOUETTE_SVG } from './outline.ts';
import { GRAIN, type Relief, reliefOf } from './relief.ts';
import { seamsSvg } from './seams.ts';

/** Pixels a unit of the sheet: a picture of 2,000 by 2,400. */
export const PIXELS_A_UNIT = 2;
const WIDTH = SHEET.width * PIXELS_A_UNIT;
const HEIGHT = SHEET.height * PIXELS_A_UNIT;

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const STEP = GRAIN / PIXELS_A_UNIT;

/** A field between its points. */
const sampled = ({ data, width, height }: Field, x: number, y: number): number => {
  const [fx, fy] = [Math.min(width - 2, Math.max(0, x)), Math.min(height - 2, Math.max(0, y))];
  const [column, row] = [Math.floor(fx), Math.floor(fy)];
  const [right, down] = [fx - column, fy - row];
  const i = row * width + column;
  const top = data[i]! + (data[i + 1]! - data[i]!) * right;
  const low = data[i + width]! + (data[i + width + 1]! - data[i + width]!) * right;
  return top + (low - top) * down;
};

/** What every garment has in common, a number a pixel. */
interface Studio {
  readonly relief: Relief;
  /** How much of the garment is there, 0 to 255. */
  readonly cover: Uint8Array;
  /** Black or white of what is sewn, and how much of it is there, 0 to 255. */
  readonly thread: Uint8Array;
  readonly sewn: Uint8Array;
  readonly light: Float32Array;
}

let studio: Studio | undefined;

/** One channel of a picture. */
const channelOf = ({ data }: Pixels, channel: number): Uint8Array => {
  const out = new Uint8Array(data.length / 4);
  for (let i = 0; i < out.length; i += 1) out[i] = data[i * 4 + channel]!;
  return out;
};

const lightWithin = ({ light }: Relief, cover: Uint8Array): Float32Array => {
  const out = new Float32Array(cover.length).fill(1);
  for (let y = 0, i = 0; y < HEIGHT; y += 1) for (let x = 0; x < WIDTH; x += 1, i += 1) if (cover[i] !== 0) out[i] = sampled(light, x * STEP, y * STEP);
  return out;
};

/** Worked out once a process: no brand changes it. */
const openStudio = (): Studio => {
  if (studio) return studio;
  const cover = channelOf(pixelsOfSvg(SILHOUETTE_SVG, WIDTH), 3);
  const seams = pixelsOfSvg(seamsSvg(), WIDTH);
  const relief = reliefOf();
  return (studio = { relief, cover, thread: channelOf(seams, 0), sewn: channelOf(seams, 3), light: lightWithin(relief, cover) });
};

/** Light added to a tone, in levels: what dark cloth shows of its folds, where shading a share of nothing would show none. */
const SHEEN = 90;

const lit = (tone: number, light: number): number => tone * light + (light - 1) * SHEEN * (1 - tone / 255);

export interface Cloth {
  readonly garment: string;
  readonly backdrop: string;
}

/** How much darker the backdrop is where the garment's shadow falls. */
const shadeAt = ({ shadow }: Relief, gx: number, gy: number): number => sampled(shadow, gx - 7, gy - 11) * 0.34 + sampled(shadow, gx - 2, gy - 3) * 0.2;

/** A blank garment on its backdrop. */
export const photographOf = ({ garment, backdrop }: Cloth): Pixels => {
  const { relief, cover, thread, sewn, light } = openStudio();
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  const [cloth, behind] = [rgbOf(garment), rgbOf(backdrop)];
  for (let y = 0, at = 0; y < HEIGHT; y += 1) {
    const fall = 1.05 - 0.13 * (y / HEIGHT);
    for (let x = 0; x < WIDTH; x += 1, at += 1) {
      const i = at * 4;
      const there = cover[at]! / 255;
      const ground = there === 1 ? 0 : fall * (1 - shadeAt(relief, x * STEP, y * STEP));
      // A knit's own grain: two tones by turns, too fine to be seen as lines.
      const shine = light[at]! * (((x >> 1) + y) % 2 === 0 ? 1.006 : 0.994);
      const over = (sewn[at]! / 255) * there * (thread[at]! > 127 ? 0.5 : 1);
      for (let channel = 0; channel < 3; channel += 1) {
        const back = behind[channel]! * ground;
        const plain = there === 0 ? back : lit(cloth[channel]!, shine);
        const stitched = plain + (thread[at]! - plain) * over;
        data[i + channel] = Math.max(0, Math.min(255, back + (stitched - back) * there));
      }
      data[i + 3] = 255;
    }
  }
  return { data, width: WIDTH, height: HEIGHT };
};

/** How far folds carry a print along, in units a unit of slope. */
const CARRIED = 5;

/** Ink between the pixels of a print: color times how much of it is there, and how much, all 0 to 255. */
const inkAt = ({ data, width, height }: Pixels, x: number, y: number, out: Float32Array): void => {
  const [column, row] = [Math.min(width - 2, Math.max(0, Math.floor(x))), Math.min(height - 2, Math.max(0, Math.floor(y)))];
  const [right, down] = [Math.min(1, Math.max(0, x - column)), Math.min(1, Math.max(0, y - row))];
  out.fill(0);
  for (let corner = 0; corner < 4; corner += 1) {
    const i = ((row + (corner >> 1)) * width + column + (corner & 1)) * 4;
    const share = (corner & 1 ? right : 1 - right) * (corner >> 1 ? down : 1 - down);
    const there = data[i + 3]! * share;
    for (let channel = 0; channel < 3; channel += 1) out[channel]! += (data[i + channel]! * there) / 255;
    out[3]! += there;
  }
};

/** Units around a print within which folds carry it: its own edge stays free of ink. */
export const PRINT_MARGIN = 24;
/** And within which it is looked for. */
const REACH = 8;

/**
 * Prints on the garment: ink takes the cloth's light and follows its folds. `print` is a picture of `area`, in units of
 * the sheet, with `PRINT_MARGIN` on all sides.
 */
export const printOn = ({ data }: Pixels, print: Pixels, area: Box): void => {
  const { relief, light } = openStudio();
  const edge = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value * PIXELS_A_UNIT)));
  const [left, right] = [edge(area.x - REACH, WIDTH), edge(area.x + area.width + REACH, WIDTH)];
  const [top, bottom] = [edge(area.y - REACH, HEIGHT), edge(area.y + area.height + REACH, HEIGHT)];
  const [across, down] = [(area.x - PRINT_MARGIN) * PIXELS_A_UNIT, (area.y - PRINT_MARGIN) * PIXELS_A_UNIT];
  const carry = CARRIED * PIXELS_A_UNIT;
  const ink = new Float32Array(4);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const [gx, gy] = [x * STEP, y * STEP];
      inkAt(print, x - across + sampled(relief.slopeX, gx, gy) * carry, y - down + sampled(relief.slopeY, gx, gy) * carry, ink);
      const there = ink[3]! / 255;
      if (there === 0) continue;
      const i = (y * WIDTH + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const tone = Math.max(0, Math.min(255, lit(ink[channel]! / there, light[y * WIDTH + x]!)));
        data[i + channel] = data[i + channel]! + (tone - data[i + channel]!) * there * 0.97;
      }
    }
  }
};
