import { stampOfLoops } from '@fifteen/tooling/jest/loops-stamp.mjs';
import { describe, expect, test } from '@jest/globals';
import { SOURCE_STAMP } from '../../loops/module.ts';
import { yuvFrame } from './yuv-frame.ts';

type Color = readonly [red: number, green: number, blue: number];

const size = { width: 24, height: 140 };
const whole = { x: 0, y: 0, ...size };
const colorAt = (rgba: Uint8ClampedArray, x: number, y: number): Color => [...rgba.subarray((y * size.width + x) * 4, (y * size.width + x) * 4 + 3)] as unknown as Color;

/** BT.709 as the standard writes it: 16 to 235 for light, 16 to 240 for color. */
const lightOf = ([red, green, blue]: Color): number => 16 + (219 * (0.2126 * red + 0.7152 * green + 0.0722 * blue)) / 255;
const blueOf = ([red, green, blue]: Color): number => 128 + (224 * (blue - (0.2126 * red + 0.7152 * green + 0.0722 * blue))) / (255 * 1.8556);
const redOf = ([red, green, blue]: Color): number => 128 + (224 * (red - (0.2126 * red + 0.7152 * green + 0.0722 * blue))) / (255 * 1.5748);

const mean = (colors: readonly Color[]): Color => [0, 1, 2].map((channel) => colors.reduce((sum, color) => sum + color[channel]!, 0) / colors.length) as unknown as Color;

const reading = (rgba: Uint8ClampedArray) => ({ x, y, width, height }: typeof whole): Uint8ClampedArray =>
  Uint8ClampedArray.from(Array.from({ length: height }, (_, row) => [...rgba.subarray(((y + row) * size.width + x) * 4, ((y + row) * size.width + x + width) * 4)]).flat());

/** Flat fields, edges between them, and noise, more rows than are read at once. */
const picture = (): Uint8ClampedArray => {
  const rgba = new Uint8ClampedArray(size.width * size.height * 4).fill(255);
  let state = 7;
  for (let i = 0; i < rgba.length; i += 4) {
    const [x, y] = [(i / 4) % size.width, Math.floor(i / 4 / size.width)];
    for (const channel of [0, 1, 2]) {
      state = (state * 48_271) % 2_147_483_647;
      rgba[i + channel] = y > 100 ? state % 256 : (x + channel) % 9 > 4 ? 240 : 30;
    }
  }
  return rgba;
};

/** The greatest distance between what a frame holds and what the standard says of the same pixels. */
const distances = (bytes: Uint8Array, rgba: Uint8ClampedArray) => {
  const { width, height } = size;
  const far = { light: 0, blue: 0, red: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) far.light = Math.max(far.light, Math.abs(bytes[y * width + x]! - lightOf(colorAt(rgba, x, y))));
  }
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const square = mean([0, 1].flatMap((down) => [0, 1].map((right) => colorAt(rgba, x + right, y + down))));
      const at = width * height + (y / 2) * (width / 2) + x / 2;
      far.blue = Math.max(far.blue, Math.abs(bytes[at]! - blueOf(square)));
      far.red = Math.max(far.red, Math.abs(bytes[at + (width * height) / 4]! - redOf(square)));
    }
  }
  return far;
};

describe('a frame for the encoder', () => {
  test('holds every pixel as BT.709 has it, rounded', () => {
    const rgba = picture();
    const frame = yuvFrame(size);
    frame.show(whole, reading(rgba));
    const { light, blue, red } = distances(frame.bytes, rgba);
    expect(Math.max(light, blue, red)).toBeLessThan(0.52);
  });

  test('takes in a box and leaves the rest as it was', () => {
    const [before, after] = [picture(), picture()];
    for (let y = 20; y < 130; y += 1) after.fill(77, (y * size.width + 8) * 4, (y * size.width + 16) * 4);
    const frame = yuvFrame(size);
    frame.show(whole, reading(before));
    frame.show({ x: 8, y: 20, width: 8, height: 110 }, reading(after));
    const anew = yuvFrame(size);
    anew.show(whole, reading(after));
    expect(Buffer.from(frame.bytes).equals(Buffer.from(anew.bytes))).toBe(true);
  });

  test('keeps white, black and pure colors as BT.709 has them', () => {
    const frame = yuvFrame({ width: 8, height: 2 });
    const shown = (...rgb: [number, number, number]) => {
      frame.show({ x: 0, y: 0, width: 8, height: 2 }, () => Uint8ClampedArray.from(Array.from({ length: 16 }, () => [...rgb, 255]).flat()));
      return [frame.bytes[0], frame.bytes[16], frame.bytes[20]];
    };
    expect(shown(255, 255, 255)).toEqual([235, 128, 128]);
    expect(shown(0, 0, 0)).toEqual([16, 128, 128]);
    expect(shown(255, 0, 0)).toEqual([63, 102, 240]);
    expect(shown(0, 0, 255)).toEqual([32, 240, 118]);
  });

  test('is made by the module of its sources', async () => {
    expect(SOURCE_STAMP).toBe(await stampOfLoops(new URL('../../../loops/', import.meta.url)));
  });
});
