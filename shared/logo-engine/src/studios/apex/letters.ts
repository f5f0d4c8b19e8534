import { isSerif, standsInCapitals } from '../lettering.ts';
import type { Recipe } from '../recipe.ts';
import { BUILDERS, type Manner } from '../trade-manners.ts';

/** Trades that a letter at speed suits. */
const FAST: ReadonlySet<Manner | null> = new Set<Manner | null>(['sturdy', 'technical', 'loud']);

/** Initials cut, cropped, boxed and inverted. */
export const LETTERS: readonly Recipe[] = [
  {
    id: 'slicedLetter',
    family: 'letter',
    weight: ({ manner }) => (BUILDERS.has(manner) ? 1.1 : 0.7),
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.12 && style.class !== 'didone' && style.class !== 'deco');
      const mark = desk.letterMark(desk.bans('lopsided') ? ['slicedLetter', 'knockout'] : FAST.has(desk.manner) ? ['slicedLetter', 'speedLetter'] : ['slicedLetter']);
      return mark
        ? {
            layout: 'horizontal',
            mark: { kind: 'letter', generator: mark, font: font.id },
            type: desk.lettering(font, { case: 'upper' }),
            color: { background: desk.ground({ white: 2, ink: 1.4, accent: 0.6 }), a: 'text', b: 'accent', c: 'soft', text: 'text' },
          }
        : null;
    },
  },
  {
    id: 'croppedTile',
    family: 'letter',
    weight: () => 1.1,
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.08);
      const mark = desk.letterMark(['boxedBleed', 'cornerLetter', 'boxedBleed', 'knockout', 'sealLetter']);
      return mark
        ? {
            layout: desk.pick('layout', ['horizontal', 'horizontal', 'stacked']),
            mark: {
              kind: 'letter',
              generator: mark,
              font: font.id,
              container: desk.pick('container', desk.axes.sharp > 0.2 ? ['square', 'hexagon', 'square'] : ['squircle', 'square', 'circle']),
            },
            type: desk.lettering(font, { case: 'upper' }),
            color: {
              background: desk.ground({ white: 2, paper: 1 }),
              a: desk.pick('a', ['ink', 'ink', 'primary']),
              b: desk.pick('b', ['accent', 'primary']),
              c: 'soft',
              text: 'text',
              onFirst: mark === 'boxedBleed',
            },
          }
        : null;
    },
  },
  {
    id: 'pairedInitials',
    family: 'letter',
    weight: ({ name }) => (name.words.length > 1 && name.initials.first !== name.initials.second ? 0.9 : 0),
    draft: (desk) => {
      const font = desk.font(standsInCapitals);
      const cut = BUILDERS.has(desk.manner) && desk.axes.premium <= 0.4 ? ['cubeLetters', 'splitBox', 'ligatureLetters', 'ligatureLetters'] : ['plateInitials', 'splitBox'];
      const mark = desk.letterMark(isSerif(font) ? ['interlocked', 'plateInitials'] : cut);
      return mark
        ? {
            layout: desk.pick('layout', ['stacked', 'horizontal']),
            mark: { kind: 'letter', generator: mark, font: font.id, container: desk.pick('container', ['hexagon', 'diamond', 'square']) },
            type: desk.lettering(font, { case: 'upper' }),
            color: { background: desk.ground({ white: 2, ink: 1, primary: 0.8 }), a: 'text', b: 'accent', c: 'soft', text: 'text' },
          }
        : null;
    },
  },
  {
    id: 'foldedLetter',
    family: 'letter',
    weight: ({ axes, manner }) => (BUILDERS.has(manner) ? 0.6 + Math.max(0, axes.tech) * 0.4 : 0),
    draft: (desk) => {
      const mark = desk.letterMark(['ribbonLetter', 'plateLetter', 'builtLetter', 'stripLetter']);
      const font = desk.font(standsInCapitals);
      return mark
        ? {
            layout: 'horizontal',
            mark: { kind: 'letter', generator: mark, font: font.id, container: desk.pick('container', ['hexagon', 'octagon']) },
            type: desk.lettering(font, { case: desk.pick('case', ['upper', 'title']) }),
            color: { background: desk.ground({ white: 2, ink: 1.2, deep: 0.6 }), a: 'primary', b: 'accent', c: 'soft', text: 'text' },
          }
        : null;
    },
  },
  {
    id: 'stripedLetter',
    family: 'letter',
    weight: ({ manner }) => (BUILDERS.has(manner) ? 0.7 : 0),
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && (style.stem > 0.15 || isSerif(style)) && style.class !== 'cond');
      const isFine = isSerif(font) || font.stem < 0.14;
      const mark = desk.letterMark(isFine ? ['stencilLetter'] : ['stripedLetter', 'halftoneLetter', 'stencilLetter']);
      return mark
        ? {
            layout: 'horizontal',
            mark: { kind: 'letter', generator: mark, font: font.id },
            type: desk.lettering(font, { case: 'upper' }),
            color: { background: desk.ground({ white: 1, ink: 1, primary: 1 }), a: 'text', b: 'accent', c: 'soft', text: 'text' },
          }
        : null;
    },
  },
  {
    id: 'bigLetter',
    family: 'letter',
    weight: ({ axes, manner }) => (BUILDERS.has(manner) || manner === 'refined' || manner === 'solemn' ? 0.8 + Math.max(0, axes.bold) * 0.3 : 0),
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.11 && style.class !== 'deco');
      const mark = desk.letterMark(isSerif(font) ? ['stencilLetter', 'boxedBleed'] : ['slicedLetter', 'stencilLetter', 'boxedBleed']);
      return mark
        ? {
            layout: 'poster',
            mark: { kind: 'letter', generator: mark, font: font.id, container: 'square' },
            type: desk.lettering(font, { case: 'upper', mode: 'single' }),
            color: {
              background: desk.ground({ ink: 1, white: 1, accent: 0.8, primary: 0.8 }),
              a: 'text',
              b: 'accent',
              c: 'soft',
              text: 'text',
              onFirst: mark === 'boxedBleed',
            },
          }
        : null;
    },
  },
];
