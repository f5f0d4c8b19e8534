import type { Recipe } from '../recipe.ts';
import { standsInCapitals } from '../lettering.ts';
import { handMade, handSet, isWarm, isWoodType } from './hand-type.ts';
import { oneInk } from './ink.ts';

/** Under a name this short a stroke is a blot. */
const SHORT = 4;

/** Words from a type case that has seen some use. */
export const WORDS: readonly Recipe[] = [
  {
    id: 'woodType',
    family: 'word',
    weight: ({ name }) => (name.script.isJoined ? 0.3 : 1.1),
    draft: (desk) => {
      const font = desk.font((style) => isWoodType(style) && standsInCapitals(style));
      const hasLines = desk.name.words.length > 1;
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { case: 'upper', mode: hasLines ? 'stack' : 'single', justify: hasLines, leading: 0.24, ...handSet(font, desk) }),
        color: oneInk(desk),
      };
    },
  },
  {
    id: 'printingBlock',
    family: 'word',
    weight: () => 1.1,
    draft: (desk) => {
      const font = desk.font(isWoodType);
      return {
        layout: 'plate',
        type: desk.lettering(font, { mode: desk.name.full.length > 11 && desk.name.words.length > 1 ? 'stack' : 'single', leading: 0.3, treatment: { kind: 'knife' } }),
        plate: { shape: 'block', rim: true },
        color: { ...oneInk(desk), boxed: true },
      };
    },
  },
  {
    id: 'brushedLine',
    family: 'word',
    weight: ({ bans, name }) => (bans('mark:brush') || [...name.full].length < SHORT ? 0.3 : 0.9),
    draft: (desk) => {
      const font = desk.font(isWarm);
      return {
        layout: 'wordmark',
        type: desk.lettering(font, handMade(font, desk)),
        color: { background: desk.ground({ paper: 3, soft: 1, deep: 0.6 }), a: 'text', b: desk.pick('stroke', ['primary', 'accent']), c: 'soft', text: 'text' },
        deco: 'brush',
      };
    },
  },
];
