import type { Recipe } from '../recipe.ts';
import { handMade, isWarm, isWoodType } from './hand-type.ts';
import { inkOverColour, oneInk } from './ink.ts';

/** Suns, fronds and flowers by gouge, scissors and brush. */
export const FIGURES: readonly Recipe[] = [
  {
    id: 'blockFigure',
    family: 'abstract',
    weight: () => 1,
    draft: (desk) => {
      const figure = desk.figure(['carvedSun', 'stampFlower']);
      const font = desk.font(isWoodType);
      return figure
        ? {
            layout: desk.pick('layout', ['stacked', 'poster', 'horizontal']),
            mark: { kind: 'abstract', generator: figure },
            type: desk.lettering(font, handMade(font, desk)),
            color: oneInk(desk),
          }
        : null;
    },
  },
  {
    id: 'paperFigure',
    family: 'abstract',
    weight: ({ axes }) => (axes.tech > 0.5 ? 0.7 : 1),
    draft: (desk) => {
      const figure = desk.figure(sheetsFor(desk.axes));
      const font = desk.font(isWarm);
      return figure
        ? {
            layout: desk.pick('layout', ['stacked', 'horizontal', 'poster']),
            mark: { kind: 'abstract', generator: figure },
            type: desk.lettering(font, handMade(font, desk)),
            color: inkOverColour(desk),
          }
        : null;
    },
  },
  {
    id: 'brushFigure',
    family: 'abstract',
    weight: ({ bans }) => (bans('mark:brush') ? 0 : 0.75),
    draft: (desk) => {
      const figure = desk.figure(['brushRing', 'brushFlower', 'brushRing', 'brushFlower', 'brushSweep']);
      const font = desk.font(isWarm);
      return figure
        ? {
            layout: desk.pick('layout', ['stacked', 'poster']),
            mark: { kind: 'abstract', generator: figure },
            type: desk.lettering(font, handMade(font, desk)),
            color: oneInk(desk),
          }
        : null;
    },
  },
];

/** Growing things for warm trades, stones for the others. */
const sheetsFor = ({ tech }: { tech: number }): readonly string[] => (tech > 0 ? ['paperStones', 'paperStones', 'paperFrond'] : ['paperStones', 'paperFrond', 'paperFrond']);
