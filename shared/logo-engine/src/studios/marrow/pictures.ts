import type { Recipe } from '../recipe.ts';
import { handMade, isWarm, isWoodType } from './hand-type.ts';
import { inkOverColour, oneInk } from './ink.ts';

/** The brief's pictures as block print, woodcut, brush drawing and cut paper. */
export const PICTURES: readonly Recipe[] = [
  {
    id: 'linocut',
    family: 'picto',
    weight: ({ bans }) => (bans('plainMotif') ? 0 : 1.3),
    draft: (desk) => {
      const motif = desk.motif(({ weight }) => weight !== 'line');
      const font = desk.font(isWoodType);
      return motif
        ? {
            layout: desk.pick('layout', ['stacked', 'stacked', 'poster']),
            mark: { kind: 'carved', generator: motif.id },
            type: desk.lettering(font, handMade(font, desk)),
            color: oneInk(desk),
          }
        : null;
    },
  },
  {
    id: 'woodcut',
    family: 'picto',
    weight: ({ bans }) => (bans('plainMotif') ? 0 : 1),
    draft: (desk) => {
      const motif = desk.motif(({ weight }) => weight === 'plain');
      const font = desk.font(isWoodType);
      return motif
        ? {
            layout: desk.pick('layout', ['horizontal', 'stacked']),
            mark: { kind: 'gouged', generator: motif.id },
            type: desk.lettering(font, handMade(font, desk)),
            color: oneInk(desk),
          }
        : null;
    },
  },
  {
    id: 'paperPicture',
    family: 'picto',
    weight: ({ bans }) => (bans('plainMotif') ? 0 : 1.1),
    draft: (desk) => {
      const motif = desk.motif(({ weight }) => weight !== 'line');
      const font = desk.font(isWarm);
      return motif
        ? {
            layout: desk.pick('layout', ['stacked', 'horizontal', 'poster']),
            mark: { kind: 'collage', generator: motif.id },
            type: desk.lettering(font, handMade(font, desk)),
            color: inkOverColour(desk),
          }
        : null;
    },
  },
  {
    id: 'inkDrawing',
    family: 'picto',
    weight: ({ bans }) => (bans('plainMotif') || bans('mark:brush') ? 0 : 0.8),
    draft: (desk) => {
      const motif = desk.motif();
      const font = desk.font(isWarm);
      return motif
        ? {
            layout: desk.pick('layout', ['horizontal', 'stacked']),
            mark: { kind: 'motif', generator: motif.id },
            type: desk.lettering(font, handMade(font, desk)),
            color: oneInk(desk),
          }
        : null;
    },
  },
];
