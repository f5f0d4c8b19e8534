import { standsInCapitals } from '../lettering.ts';
import { type Hand, forTheHand, initialMark, mergedMark, sceneMark, stagedMark, wishForScenes } from '../pairs.ts';
import type { Recipe } from '../recipe.ts';

const HAND: Hand = 'contour';

/** One picture, drawn simply; two in one wherever the brief gives two. */
export const PICTURES: readonly Recipe[] = [
  {
    id: 'twoInOne',
    family: 'idea',
    weight: ({ axes }) => 1.4 + forTheHand(axes),
    draft: (desk) => {
      const mark = mergedMark(desk, ['slot', 'part', 'outline'], HAND);
      return mark && {
        layout: desk.pick('layout', ['horizontal', 'horizontal', 'stacked']),
        mark,
        type: desk.lettering(desk.font()),
        color: { background: desk.ground({ white: 2, paper: 1.5 }), a: 'primary', b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'halfAndHalf',
    family: 'idea',
    weight: ({ axes }) => 1.1 + Math.max(0, axes.ornate) * 0.2 + forTheHand(axes),
    draft: (desk) => {
      const mark = mergedMark(desk, ['halves', 'between', 'wreath', 'part'], HAND);
      return mark && {
        layout: 'stacked',
        mark,
        type: desk.lettering(desk.font((style) => style.stem < 0.2)),
        color: { background: desk.ground({ paper: 2, white: 1, deep: 0.8 }), a: desk.pick('a', ['primary', 'text']), b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'initialPicture',
    family: 'idea',
    weight: ({ name, axes }) => (name.script.isJoined ? 0 : 0.9 + forTheHand(axes) / 2),
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.07);
      const mark = initialMark(desk, font.id, HAND);
      return mark && {
        layout: desk.pick('layout', ['horizontal', 'stacked']),
        mark,
        type: desk.lettering(font),
        color: { background: desk.ground({ white: 2, paper: 1 }), a: desk.pick('a', ['primary', 'ink']), b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'vista',
    family: 'picto',
    weight: ({ axes }) => wishForScenes(axes) * 1.3 + forTheHand(axes),
    draft: (desk) => {
      const mark = sceneMark(desk, ['ridges', 'harbour', 'bouquet', 'amongLeaves', 'stillLife', 'garden'], HAND);
      return mark && {
        layout: desk.pick('layout', ['stacked', 'stacked', 'horizontal']),
        mark,
        type: desk.lettering(desk.font((style) => style.stem < 0.2)),
        color: { background: desk.ground({ paper: 2, white: 1.4 }), a: desk.pick('a', ['primary', 'ink']), b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'medallion',
    family: 'picto',
    weight: ({ bans }) => (bans('plainMotif') ? 0 : 0.9),
    draft: (desk) => {
      const motif = desk.motif();
      const container = desk.pick('container', desk.axes.sharp > 0.3 ? ['hexagon', 'circle'] : ['circle', 'squircle', 'circle']);
      return motif
        ? {
            layout: 'horizontal',
            mark: { kind: 'contained', generator: motif.id, container, params: { hand: HAND } },
            type: desk.lettering(desk.font()),
            color: { background: desk.ground({ white: 2, paper: 1 }), a: 'primary', b: 'accent', c: 'soft', text: 'text' },
          }
        : null;
    },
  },
  {
    id: 'between',
    family: 'picto',
    weight: ({ name, bans }) => (name.words.length === 2 && name.full.length < 17 && !bans('plainMotif') && !bans('lopsided') ? 0.8 : 0),
    draft: (desk) => {
      const motif = desk.motif();
      return motif
        ? {
            layout: 'split',
            mark: { kind: 'motif', generator: motif.id, params: { hand: HAND }, ...(desk.maybe('tint', 0.5) && { tint: 'b' as const }) },
            type: desk.lettering(desk.font(standsInCapitals), { case: 'upper', mode: 'single' }),
            color: { background: desk.ground({ white: 1, paper: 1 }), a: 'primary', b: 'accent', c: 'soft', text: 'text' },
          }
        : null;
    },
  },
  {
    id: 'emblem',
    family: 'picto',
    weight: ({ bans }) => (bans('plainMotif') ? 0 : 0.8),
    draft: (desk) => {
      const motif = desk.motif();
      return motif
        ? {
            layout: 'stacked',
            mark: { kind: 'motif', generator: motif.id, scale: 0.8, params: { hand: HAND } },
            type: desk.lettering(desk.font(standsInCapitals), { case: 'upper', subRule: true }),
            color: { background: desk.ground({ paper: 2, deep: 1 }), a: desk.pick('a', ['primary', 'accent']), b: 'accent', c: 'soft', text: 'text' },
          }
        : null;
    },
  },
  {
    id: 'ringed',
    family: 'picto',
    weight: () => 1.1,
    draft: (desk) => {
      const mark = stagedMark(desk, 'ring');
      return mark && {
        layout: desk.pick('layout', ['stacked', 'horizontal']),
        mark,
        type: desk.lettering(desk.font((style) => style.stem < 0.2)),
        color: { background: desk.ground({ white: 1.4, paper: 2, deep: 0.8 }), a: desk.pick('a', ['primary', 'text']), b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'daylight',
    family: 'picto',
    weight: () => 1.2,
    draft: (desk) => {
      const mark = stagedMark(desk, 'disc');
      return mark && {
        layout: 'stacked',
        mark,
        type: desk.lettering(desk.font(standsInCapitals), { case: 'upper' }),
        color: { background: desk.ground({ white: 2, paper: 2 }), a: desk.pick('a', ['primary', 'ink']), b: desk.pick('b', ['soft', 'accent']), c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'halfLight',
    family: 'picto',
    weight: ({ bans }) => (bans('plainMotif') ? 0.9 : 0),
    draft: (desk) => {
      const mark = stagedMark(desk, 'parted', desk.pick('container', ['circle', 'arch', 'squircle']));
      return mark && {
        layout: desk.pick('layout', ['stacked', 'horizontal']),
        mark,
        type: desk.lettering(desk.font((style) => style.stem > 0.06)),
        color: { background: desk.ground({ white: 2, paper: 2 }), a: 'primary', b: desk.pick('b', ['accent', 'ink']), c: 'soft', text: 'text' },
      };
    },
  },
];
