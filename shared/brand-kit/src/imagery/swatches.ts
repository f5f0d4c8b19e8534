import { differenceEuclidean } from 'culori';
import type { Brand } from '../brand.ts';
import { contrastOf } from '../colour/colour.ts';

const apart = differenceEuclidean('oklab');
/** Colours nearer than this in Oklab look the same side by side. */
const LEAST_APART = 0.07;
/** Contrast that a shape without words needs on its field. */
const SEEN = 1.7;

/** The brand's colours that can be told apart, the leading one first. */
export const swatchesOf = ({ context: { palette } }: Pick<Brand, 'context'>): readonly string[] => {
  const all = [palette.primary, palette.accent, palette.deep, palette.soft, palette.third, palette.paper];
  const kept: string[] = [];
  for (const colour of all) if (kept.every((other) => apart(other, colour) >= LEAST_APART)) kept.push(colour);
  return kept;
};

/** The colours that are seen on a field, best first; ink or white where none is. */
export const inksOn = ({ context: { palette } }: Pick<Brand, 'context'>, field: string, swatches: readonly string[]): readonly string[] => {
  const seen = swatches.filter((colour) => contrastOf(colour, field) >= SEEN).toSorted((one, other) => contrastOf(other, field) - contrastOf(one, field));
  return seen.length > 0 ? seen : [contrastOf(palette.ink, field) > contrastOf(palette.white, field) ? palette.ink : palette.white];
};
