import type { Recipe } from '../recipe.ts';

/** One tile, turned and repeated until it is a sign. */
export const PATTERNS: readonly Recipe[] = [
  {
    id: 'turnedTile',
    family: 'abstract',
    weight: () => 1.2,
    draft: (desk) => {
      const figure = desk.figure(['quarterCircles', 'mosaic', 'quarterRipples']);
      return figure
        ? {
            layout: desk.pick('layout', ['horizontal', 'stacked', 'poster']),
            mark: { kind: 'abstract', generator: figure },
            type: desk.lettering(desk.font()),
            color: { background: desk.ground({ white: 2, ink: 1 }), a: 'primary', b: 'accent', c: desk.bans('thirdColour') ? 'soft' : 'third', text: 'text' },
          }
        : null;
    },
  },
  {
    id: 'latticeWord',
    family: 'word',
    weight: () => 1,
    draft: (desk) => ({
      layout: 'wordmark',
      type: desk.lettering(desk.font(), { case: desk.pick('case', ['upper', 'lower']) }),
      color: { background: desk.ground({ white: 2, primary: 1 }), a: 'primary', b: 'accent', c: 'soft', text: 'text' },
      deco: 'square',
    }),
  },
];
