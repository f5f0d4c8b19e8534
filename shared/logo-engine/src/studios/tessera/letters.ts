import { standsInCapitals } from '../lettering.ts';
import type { Recipe } from '../recipe.ts';
import { evenType, isExact } from './exact-type.ts';
import { twoGlazes } from './glaze.ts';

/** Initials laid in tiles, chequered, mirrored to an ornament. */
export const LETTERS: readonly Recipe[] = [
  {
    id: 'chequeredInitial',
    family: 'letter',
    weight: () => 1.1,
    draft: (desk) => {
      const mark = desk.letterMark(['counterLetter', 'quarterLetter']);
      const font = desk.font((style) => isExact(style) && standsInCapitals(style) && style.stem > 0.14);
      return mark
        ? {
            layout: desk.pick('layout', ['horizontal', 'stacked']),
            mark: { kind: 'letter', generator: mark, font: font.id },
            type: evenType(desk),
            color: twoGlazes(desk),
          }
        : null;
    },
  },
  {
    id: 'mosaicInitial',
    family: 'letter',
    weight: ({ axes }) => 0.9 + Math.max(0, axes.bold) * 0.2,
    draft: (desk) => {
      const mark = desk.letterMark(['mosaicLetter']);
      const font = desk.font((style) => isExact(style) && standsInCapitals(style) && style.stem > 0.15);
      return mark
        ? {
            layout: desk.pick('layout', ['stacked', 'horizontal', 'poster']),
            mark: { kind: 'letter', generator: mark, font: font.id },
            type: evenType(desk),
            color: twoGlazes(desk),
          }
        : null;
    },
  },
  {
    id: 'laidInitial',
    family: 'letter',
    weight: ({ axes }) => 0.9 + Math.max(0, axes.tech) * 0.2,
    draft: (desk) => {
      const mark = desk.letterMark(['tileLetter']);
      return mark
        ? {
            layout: desk.pick('layout', ['horizontal', 'stacked']),
            mark: { kind: 'letter', generator: mark },
            type: evenType(desk),
            color: { ...twoGlazes(desk), background: desk.ground({ white: 1, primary: 1, ink: 1, deep: 0.6 }) },
          }
        : null;
    },
  },
];
