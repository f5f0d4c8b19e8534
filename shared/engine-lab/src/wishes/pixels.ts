import { Resvg } from '@resvg/resvg-js';

const SIDE = 128;

/** A drawing as a customer's file shows it, painted by another renderer than the one that the engine measures with: RGBA. */
export const pixelsOf = (svg: string): Uint8ClampedArray => new Uint8ClampedArray(new Resvg(svg, { fitTo: { mode: 'width', value: SIDE } }).render().pixels);

/** Mean difference of two pictures over their three channels, 0 to 1. */
export function differenceOf(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 4) for (const channel of [0, 1, 2]) sum += Math.abs(one[i + channel]! - other[i + channel]!);
  return sum / ((one.length / 4) * 3 * 255);
}
