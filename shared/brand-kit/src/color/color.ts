import { formatHex, interpolate, wcagContrast } from 'culori';

/** WCAG contrast of two colors, 1 to 21. */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

/** A color between two, in Oklab; 0 gives the first. */
export const mixed = (one: string, other: string, share: number): string => formatHex(interpolate([one, other], 'oklab')(share)) ?? one;

/** The first of the colors that reads on a ground, else the one that reads best. */
export const readableOn = (ground: string, colors: readonly string[], least: number): string => {
  const readable = colors.find((color) => contrastOf(color, ground) >= least);
  const best = [...colors, '#000000', '#ffffff'].toSorted((one, other) => contrastOf(other, ground) - contrastOf(one, ground));
  return readable ?? best[0] ?? '#000000';
};
