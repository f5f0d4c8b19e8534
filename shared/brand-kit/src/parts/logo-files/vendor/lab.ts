import { lab } from 'culori';

/** CIE L*a*b* under D50: lightness 0 to 100, a and b about -128 to 127. */
export type Lab = readonly [lightness: number, a: number, b: number];

const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;

/** An sRGB color in CIE Lab, D50, as print shops measure it. Throws for what is not a color. */
export const labOf = (hex: string): Lab => {
  const color = lab(hex);
  if (!color) throw new RangeError(`${hex} is not a color`);
  return [rounded(color.l), rounded(color.a), rounded(color.b)];
};
