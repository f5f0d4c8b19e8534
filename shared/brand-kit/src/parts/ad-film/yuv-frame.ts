import type { Box } from '../../picture/picture.ts';

/** A frame as H.264 keeps it: a plane of light at full size, then two of colour at half. Even sides. */
export interface YuvFrame {
  readonly bytes: Uint8Array;
  /** Takes in what a box of the frame shows now; the box has even sides and stands on even numbers. */
  readonly show: (box: Box, rgba: Uint8ClampedArray) => void;
}

/** ITU-R BT.709, 8 bits, studio range, in 65,536ths. */
const LIGHT = [11_966, 40_254, 4_064] as const;
const BLUE = [-6_596, -22_188, 28_784] as const;
const RED = [28_784, -26_145, -2_639] as const;
const HALF = 32_768;

const lightOf = (pixel: number): number =>
  16 + ((LIGHT[0] * (pixel & 255) + LIGHT[1] * ((pixel >> 8) & 255) + LIGHT[2] * ((pixel >> 16) & 255) + HALF) >> 16);

const sumOf = (shift: number, a: number, b: number, c: number, d: number): number =>
  ((a >> shift) & 255) + ((b >> shift) & 255) + ((c >> shift) & 255) + ((d >> shift) & 255);

/** One value of colour for four pixels. */
const shareOf = (weights: readonly [number, number, number], a: number, b: number, c: number, d: number): number =>
  128 + ((weights[0] * sumOf(0, a, b, c, d) + weights[1] * sumOf(8, a, b, c, d) + weights[2] * sumOf(16, a, b, c, d) + 4 * HALF) >> 18);

/** Four pixels become four of light and one of colour. Most of a flat drawing is one colour, so the last one's answer is kept. */
export const yuvFrame = ({ width, height }: { readonly width: number; readonly height: number }): YuvFrame => {
  const bytes = new Uint8Array((width * height * 3) / 2);
  const blues = width * height;
  const reds = blues + blues / 4;
  const show = ({ x, y, width: wide, height: high }: Box, rgba: Uint8ClampedArray): void => {
    const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, wide * high);
    let known = -1;
    let light = 0;
    let blue = 0;
    let red = 0;
    for (let row = 0; row < high; row += 2) {
      let from = row * wide;
      let to = (y + row) * width + x;
      let half = (((y + row) / 2) * width) / 2 + x / 2;
      for (let column = 0; column < wide; column += 2, from += 2, to += 2, half += 1) {
        const a = pixels[from]!;
        const b = pixels[from + 1]!;
        const c = pixels[from + wide]!;
        const d = pixels[from + wide + 1]!;
        const isFlat = a === b && a === c && a === d;
        if (!isFlat || a !== known) {
          light = lightOf(a);
          blue = shareOf(BLUE, a, b, c, d);
          red = shareOf(RED, a, b, c, d);
          known = isFlat ? a : -1;
        }
        bytes[to] = light;
        bytes[to + 1] = isFlat ? light : lightOf(b);
        bytes[to + width] = isFlat ? light : lightOf(c);
        bytes[to + width + 1] = isFlat ? light : lightOf(d);
        bytes[blues + half] = blue;
        bytes[reds + half] = red;
      }
    }
  };
  return { bytes, show };
};
