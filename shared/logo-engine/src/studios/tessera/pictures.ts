import type { Recipe } from '../recipe.ts';
import { evenType } from './exact-type.ts';
import { twoGlazes } from './glaze.ts';

/** The brief's pictures as mosaic, and as a pattern of themselves. */
export const PICTURES: readonly Recipe[] = [
  {
    id: 'mosaicPicture',
    family: 'picto',
    weight: ({ bans }) => (bans('plainMotif') ? 0 : 1),
    draft: (desk) => {
      const motif = desk.motif(({ weight }) => weight === 'plain');
      return motif
        ? {
            layout: desk.pick('layout', ['stacked', 'poster']),
            mark: { kind: 'tiled', generator: motif.id },
            type: evenType(desk),
            color: twoGlazes(desk),
          }
        : null;
    },
  },
  {
    id: 'picturePattern',
    family: 'picto',
    weight: ({ bans }) => (bans('plainMotif') ? 0 : 1.2),
    draft: (desk) => {
      const motif = desk.motif(({ weight }) => weight !== 'line');
      return motif
        ? {
            layout: desk.pick('layout', ['horizontal', 'stacked', 'poster']),
            mark: { kind: 'repeated', generator: motif.id },
            type: evenType(desk),
            color: twoGlazes(desk),
          }
        : null;
    },
  },
];
