import { isSerif, standsInCapitals } from '../lettering.ts';
import type { Recipe } from '../recipe.ts';

/** Initials cut, cropped, boxed and inverted. */
export const LETTERS: readonly Recipe[] = [
  {
    id: 'slicedLetter',
    family: 'letter',
    weight: () => 1.1,
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.12 && style.class !== 'didone');
      const mark = desk.letterMark(desk.bans('lopsided') ? ['slicedLetter', 'knockout', 'fieldLetter'] : ['slicedLetter', 'slicedLetter', 'speedLetter', 'castShadow']);
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
      const mark = desk.letterMark(
        desk.axes.premium > 0.4 ? ['interlocked', 'splitBox', 'plateInitials', 'ligatureLetters'] : desk.axes.tech < 0 ? ['interlocked', 'plateInitials', 'splitBox'] : ['cubeLetters', 'interlocked', 'splitBox', 'ligatureLetters', 'ligatureLetters'],
      );
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
    weight: ({ axes }) => 0.6 + Math.max(0, axes.tech) * 0.4,
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
    weight: () => 0.8,
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
    weight: ({ axes }) => 0.8 + Math.max(0, axes.bold) * 0.3,
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.11);
      const mark = desk.letterMark(isSerif(font) ? ['stencilLetter', 'boxedBleed', 'halfInverse'] : ['slicedLetter', 'stencilLetter', 'boxedBleed']);
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
