import { differenceEuclidean } from 'culori';
import type { Brand } from '../brand.ts';
import { contrastOf } from '../color/color.ts';

const apart = differenceEuclidean('oklab');
/** Colors nearer than this in Oklab look the same side by side. */
const LEAST_APART = 0.07;
/** Contrast that a shape without words needs on its field. */
const SEEN = 1.7;

/** The brand's colors that can be told apart, the leading one first. */
export const swatchesOf = ({ brief: { palette } }: Pick<Brand, 'brief'>): readonly string[] => {
  const all = [palette.main, palette.second, palette.deep, palette.pale, palette.third, palette.paper];
  const kept: string[] = [];
  for (const color of all) if (kept.every((other) => apart(other, color) >= LEAST_APART)) kept.push(color);
  return kept;
};

/** The colors that are seen on a field, best first; ink or white where none is. */
export const inksOn = ({ brief: { palette } }: Pick<Brand, 'brief'>, field: string, swatches: readonly string[]): readonly string[] => {
  const seen = swatches.filter((color) => contrastOf(color, field) >= SEEN).toSorted((one, other) => contrastOf(other, field) - contrastOf(one, field));
  return seen.length > 0 ? seen : [contrastOf(palette.ink, field) > contrastOf(palette.white, field) ? palette.ink : palette.white];
};
