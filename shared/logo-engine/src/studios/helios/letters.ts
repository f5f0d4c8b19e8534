import { standsInCapitals } from '../lettering.ts';
import { BUILDERS } from '../trade-manners.ts';
import type { Recipe } from '../recipe.ts';

export const LETTERS: readonly Recipe[] = [
  {
    id: 'haloLetter',
    family: 'letter',
    weight: () => 1,
    draft: (desk) => {
      const font = desk.font((style) => style.class !== 'script' && style.stem < 0.15);
      const mark = desk.letterMark(halosFor(desk.axes));
      return mark
        ? {
            layout: 'stacked',
            mark: { kind: 'letter', generator: mark, font: font.id, scale: 0.9 },
            type: desk.lettering(font, standsInCapitals(font) ? { case: 'upper' } : {}),
            color: {
              background: desk.ground({ paper: 2, white: 1, deep: 1 }),
              a: desk.pick('a', ['primary', 'text']),
              b: 'accent',
              c: 'soft',
              text: 'text',
            },
          }
        : null;
    },
  },
  {
    id: 'firstLetter',
    family: 'letter',
    weight: ({ axes }) => 0.4 + Math.max(0, axes.modern) * 0.3,
    draft: (desk) => {
      const mark = desk.letterMark(desk.axes.modern > 0.6 && desk.axes.bold < 0.3 && BUILDERS.has(desk.manner) ? ['builtLetter', 'knockout', 'sealLetter'] : ['knockout', 'sealLetter']);
      const font = desk.font((style) => style.stem < 0.19 && style.class !== 'script');
      return mark
        ? {
            layout: 'horizontal',
            mark: { kind: 'letter', generator: mark, font: font.id, container: desk.pick('container', ['circle', 'squircle']), params: { corner: 'round' } },
            type: desk.lettering(font, font.case === 'upper' ? {} : { case: desk.pick('case', ['lower', 'title']) }),
            color: { background: desk.ground({ white: 2, paper: 2, deep: 0.6 }), a: 'primary', b: 'accent', c: 'soft', text: 'text' },
          }
        : null;
    },
  },
];

function halosFor({ premium, modern }: { premium: number; modern: number }): readonly string[] {
  if (premium > 0.4) return ['ringLetter', 'laurelLetter', 'diamondLetter', 'sunLetter', 'illuminatedLetter', 'sealLetter'];
  return modern > 0 ? ['ringLetter', 'sunLetter', 'sealLetter'] : ['risingLetter', 'sunLetter', 'ringLetter', 'illuminatedLetter', 'sealLetter'];
}
