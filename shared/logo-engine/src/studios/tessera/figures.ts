import type { Recipe } from '../recipe.ts';
import { evenType } from './exact-type.ts';
import { twoGlazes } from './glaze.ts';

/** One tile, turned and repeated until it is a sign. */
export const FIGURES: readonly Recipe[] = [
  {
    id: 'curvedTiles',
    family: 'abstract',
    weight: () => 1.1,
    draft: (desk) => {
      const figure = desk.figure(['petalGrid', 'scaleField', 'truchetKnot', 'mosaic']);
      return figure
        ? {
            layout: desk.pick('layout', ['horizontal', 'stacked', 'poster']),
            mark: { kind: 'abstract', generator: figure },
            type: evenType(desk),
            color: twoGlazes(desk),
          }
        : null;
    },
  },
  {
    id: 'straightTiles',
    family: 'abstract',
    weight: () => 1.2,
    draft: (desk) => {
      const figure = desk.figure(['quiltBlock', 'starTile', 'rhombStar', 'triangleField']);
      return figure
        ? {
            layout: desk.pick('layout', ['horizontal', 'stacked', 'poster']),
            mark: { kind: 'abstract', generator: figure },
            type: evenType(desk),
            color: twoGlazes(desk),
          }
        : null;
    },
  },
  {
    id: 'greatTile',
    family: 'abstract',
    weight: ({ axes }) => 0.7 + Math.max(0, axes.bold) * 0.3,
    draft: (desk) => {
      const figure = desk.figure(['petalGrid', 'quiltBlock', 'starTile', 'triangleField', 'rhombStar']);
      return figure
        ? {
            layout: 'poster',
            mark: { kind: 'abstract', generator: figure },
            type: { ...evenType(desk), mode: 'single' },
            color: { background: desk.ground({ primary: 1, deep: 1, ink: 1, soft: 0.8 }), a: desk.pick('a', ['text', 'accent']), b: desk.pick('b', ['accent', 'primary']), c: 'soft', text: 'text' },
          }
        : null;
    },
  },
];
