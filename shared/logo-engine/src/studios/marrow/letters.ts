import { standsInCapitals } from '../lettering.ts';
import type { Recipe } from '../recipe.ts';
import { handMade, isWarm, isWoodType } from './hand-type.ts';
import { inkOverColour, oneInk } from './ink.ts';

/** Initials cut from a block, from paper, or written with a brush. */
export const LETTERS: readonly Recipe[] = [
  {
    id: 'linoInitial',
    family: 'letter',
    weight: () => 1.1,
    draft: (desk) => {
      const mark = desk.letterMark(['linoLetter']);
      const font = desk.font((style) => isWoodType(style) && standsInCapitals(style));
      return mark
        ? {
            layout: desk.pick('layout', ['stacked', 'poster']),
            mark: { kind: 'letter', generator: mark, font: font.id },
            type: desk.lettering(font, handMade(font, desk)),
            color: oneInk(desk),
          }
        : null;
    },
  },
  {
    id: 'paperInitial',
    family: 'letter',
    weight: () => 1,
    draft: (desk) => {
      const mark = desk.letterMark(['paperLetter']);
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.11);
      return mark
        ? {
            layout: desk.pick('layout', ['stacked', 'horizontal']),
            mark: { kind: 'letter', generator: mark, font: font.id },
            type: desk.lettering(font, handMade(font, desk)),
            color: inkOverColour(desk),
          }
        : null;
    },
  },
  {
    id: 'brushInitial',
    family: 'letter',
    weight: ({ bans }) => (bans('mark:brush') ? 0 : 0.8),
    draft: (desk) => {
      const mark = desk.letterMark(['brushLetter']);
      const font = desk.font(isWarm);
      return mark
        ? {
            layout: desk.pick('layout', ['stacked', 'horizontal']),
            mark: { kind: 'letter', generator: mark, font: font.id, scale: 0.9 },
            type: desk.lettering(font, handMade(font, desk)),
            color: oneInk(desk),
          }
        : null;
    },
  },
];
