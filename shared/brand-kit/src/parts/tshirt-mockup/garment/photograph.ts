import { type Pixels, pixelsOfSvg } from '../../../picture/png.ts';
import type { Box } from '../../../picture/picture.ts';
import type { Field } from './field.ts';
import { SHEET, SILHOUETTE_SVG } from './outline.ts';
import { GRAIN, type Relief, reliefOf } from './relief.ts';
import { seamsSvg } from './seams.ts';

/** Taken out of the loops: a global is looked up anew each time in a test's sandbox. */
const { floor, max, min, round } = Math;

/** Pixels a unit of the sheet: a picture of 2,000 by 2,400. */
export const PIXELS_A_UNIT = 2;
const WIDTH = SHEET.width * PIXELS_A_UNIT;
const HEIGHT = SHEET.height * PIXELS_A_UNIT;

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

interface Studio {
  readonly relief: Relief;
  readonly cover: Uint8Array;
  readonly seams: Uint8Array;
}

let studio: Studio | undefined;

/** Worked out once a process: no brand changes it. */
const openStudio = (): Studio => {
  return (studio ??= { relief: reliefOf(), cover: pixelsOfSvg(SILHOUETTE_SVG, WIDTH).data, seams: pixelsOfSvg(seamsSvg(), WIDTH).data });
};

const STEP = GRAIN / PIXELS_A_UNIT;

/** A field between its points. */
const sampled = ({ data, width, height }: Field, x: number, y: number): number => {
  const [fx, fy] = [min(width - 2, max(0, x)), min(height - 2, max(0, y))];
  const [column, row] = [floor(fx), floor(fy)];
  const [right, down] = [fx - column, fy - row];
  const i = row * width + column;
  const top = data[i]! + (data[i + 1]! - data[i]!) * right;
  const low = data[i + width]! + (data[i + width + 1]! - data[i + width]!) * right;
  return top + (low - top) * down;
};

/** Light added to a tone, in levels: what dark cloth shows of its folds, where shading a share of nothing would show none. */
const SHEEN = 90;

const lit = (tone: number, light: number): number => tone * light + (light - 1) * SHEEN * (1 - tone / 255);

export interface Cloth {
  readonly garment: string;
  readonly backdrop: string;
}

/** A blank garment on its backdrop. */
export const photographOf = ({ garment, backdrop }: Cloth): Pixels => {
  const { relief, cover, seams } = openStudio();
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  const [cloth, behind] = [rgbOf(garment), rgbOf(backdrop)];
  for (let y = 0; y < HEIGHT; y += 1) {
    const gy = y * STEP;
    const fall = 1.05 - 0.13 * (y / HEIGHT);
    for (let x = 0; x < WIDTH; x += 1) {
      const i = (y * WIDTH + x) * 4;
      const there = cover[i + 3]! / 255;
      const gx = x * STEP;
      const shade = there === 1 ? 0 : sampled(relief.shadow, gx - 7, gy - 11) * 0.34 + sampled(relief.shadow, gx - 2, gy - 3) * 0.2;
      const light = there === 0 ? 1 : sampled(relief.light, gx, gy);
      const over = (seams[i + 3]! / 255) * there;
      // A knit's own grain: two tones by turns, too fine to be seen as lines.
      const knit = 1 + (((x >> 1) + y) % 2 === 0 ? 0.006 : -0.006);
      for (let channel = 0; channel < 3; channel += 1) {
        const ground = behind[channel]! * fall * (1 - shade);
        const plain = lit(cloth[channel]!, light * knit);
        const sewn = plain + (seams[i + channel]! - plain) * over * (seams[i + channel]! > 127 ? 0.5 : 1);
        data[i + channel] = max(0, min(255, ground + (sewn - ground) * there));
      }
      data[i + 3] = 255;
    }
  }
  return { data, width: WIDTH, height: HEIGHT };
};

/** How far folds carry a print along, in units a unit of slope. */
const CARRIED = 5;

/** Ink between the pixels of a print: colour times how much of it is there, and how much, all 0 to 255. */
const inkAt = ({ data, width, height }: Pixels, x: number, y: number, out: Float32Array): void => {
  const [column, row] = [min(width - 2, max(0, floor(x))), min(height - 2, max(0, floor(y)))];
  const [right, down] = [min(1, max(0, x - column)), min(1, max(0, y - row))];
  out.fill(0);
  for (let corner = 0; corner < 4; corner += 1) {
    const i = ((row + (corner >> 1)) * width + column + (corner & 1)) * 4;
    const share = (corner & 1 ? right : 1 - right) * (corner >> 1 ? down : 1 - down);
    const there = data[i + 3]! * share;
    for (let channel = 0; channel < 3; channel += 1) out[channel]! += (data[i + channel]! * there) / 255;
    out[3]! += there;
  }
};

/**
 * The garment with a print: ink takes the cloth's light and follows its folds. `print` is a picture of the whole sheet;
 * nothing of it lies outside `area`, in units of the sheet.
 */
export const printedOn = (blank: Pixels, print: Pixels, area: Box): Pixels => {
  const { relief } = openStudio();
  const data = new Uint8Array(blank.data);
  const edge = (value: number, most: number) => round(min(most, max(0, value * PIXELS_A_UNIT)));
  const [left, right] = [edge(area.x - 8, WIDTH), edge(area.x + area.width + 8, WIDTH)];
  const [top, bottom] = [edge(area.y - 8, HEIGHT), edge(area.y + area.height + 8, HEIGHT)];
  const ink = new Float32Array(4);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const [gx, gy] = [x * STEP, y * STEP];
      const carry = CARRIED * PIXELS_A_UNIT;
      inkAt(print, x + sampled(relief.slopeX, gx, gy) * carry, y + sampled(relief.slopeY, gx, gy) * carry, ink);
      const there = ink[3]! / 255;
      if (there === 0) continue;
      const light = sampled(relief.light, gx, gy);
      const i = (y * WIDTH + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const tone = max(0, min(255, lit(ink[channel]! / there, light)));
        data[i + channel] = data[i + channel]! + (tone - data[i + channel]!) * there * 0.97;
      }
    }
  }
  return { ...blank, data };
};
