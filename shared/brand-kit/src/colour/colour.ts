import { formatHex, interpolate, wcagContrast } from 'culori';

/** WCAG contrast of two colours, 1 to 21. */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

/** A colour between two, in Oklab; 0 gives the first. */
export const mixed = (one: string, other: string, share: number): string => formatHex(interpolate([one, other], 'oklab')(share)) ?? one;

/** The first of the colours that reads on a ground, else the one that reads best. */
export const readableOn = (ground: string, colours: readonly string[], least: number): string => {
  const readable = colours.find((colour) => contrastOf(colour, ground) >= least);
  const best = [...colours, '#000000', '#ffffff'].toSorted((one, other) => contrastOf(other, ground) - contrastOf(one, ground));
  return readable ?? best[0] ?? '#000000';
};
