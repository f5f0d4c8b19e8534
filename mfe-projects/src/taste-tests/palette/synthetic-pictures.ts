import type { Pixels } from './colour-bins.ts';
import { hexOfLab, distance, isShowable, type Lab } from './oklab.ts';

/** For tests: pictures whose colours are known, made repeatably. */

export type Rgb = readonly [number, number, number];

const SIZE = 100;

export const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Numbers from 0 to 1: a small congruential generator. */
export const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

/** As many colours as asked for, no two alike to the eye; greys, neons and everything between. */
export const coloursFrom = (next: () => number, count: number): string[] => {
  const labs: Lab[] = [];
  while (labs.length < count) {
    const chroma = next() < 0.2 ? 0 : next() * 0.28;
    const turn = next() * 2 * Math.PI;
    const lab = { l: 0.15 + next() * 0.82, a: chroma * Math.cos(turn), b: chroma * Math.sin(turn) };
    if (isShowable(lab) && labs.every((other) => distance(lab, other) > 0.16)) labs.push(lab);
  }
  return labs.map(hexOfLab);
};

/** Ragged areas of the colours, the shares in order; every pixel off by as much as the noise says. */
export const pictureOf = (colours: readonly string[], shares: readonly number[], noise: number, seed: number): Pixels => {
  const next = numbersFrom(seed);
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let at = 0; at < SIZE * SIZE; at += 1) {
    let edge = 0;
    const place = at / (SIZE * SIZE);
    const field = shares.findIndex((share) => place < (edge += share));
    const shade = (next() - 0.5) * noise;
    const rgb = rgbOf(colours[field === -1 ? 0 : field]!).map((value) => value + shade + (next() - 0.5) * noise * 0.4);
    data.set([...rgb, 255], at * 4);
  }
  return { data, width: SIZE, height: SIZE };
};
