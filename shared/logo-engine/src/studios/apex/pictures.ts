import { standsInCapitals } from '../lettering.ts';
import { type Hand, forTheHand, initialMark, mergedMark, sceneMark, stagedMark, wishForScenes } from '../pairs.ts';
import type { Recipe } from '../recipe.ts';

const HAND: Hand = 'cut';

/** Two pictures under one knife: halves, holes and hard edges; prints cut from a block. */
export const PICTURES: readonly Recipe[] = [
  {
    id: 'cutTogether',
    family: 'idea',
    weight: ({ axes }) => 1.2 + forTheHand(axes),
    draft: (desk) => {
      const mark = mergedMark(desk, ['halves', 'slot', 'between'], HAND);
      return mark && {
        layout: desk.pick('layout', ['horizontal', 'horizontal', 'stacked']),
        mark,
        type: desk.lettering(desk.font(standsInCapitals), { case: 'upper' }),
        color: { background: desk.ground({ white: 2, ink: 1.4 }), a: 'text', b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'framedIdea',
    family: 'idea',
    weight: ({ axes }) => 0.9 + Math.max(0, axes.minimal) * 0.3 + forTheHand(axes),
    draft: (desk) => {
      const mark = mergedMark(desk, ['outline', 'slot', 'part'], HAND);
      return mark && {
        layout: desk.pick('layout', ['horizontal', 'poster']),
        mark,
        type: desk.lettering(desk.font(standsInCapitals), { case: 'upper', mode: 'single' }),
        color: { background: desk.ground({ white: 1.6, ink: 1, primary: 0.5 }), a: desk.pick('a', ['text', 'primary']), b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'initialCut',
    family: 'idea',
    weight: ({ name, axes }) => (name.script.isJoined ? 0 : 0.9 + forTheHand(axes) / 2),
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.14);
      const mark = initialMark(desk, font.id, HAND);
      return mark && {
        layout: desk.pick('layout', ['horizontal', 'poster']),
        mark,
        type: desk.lettering(font, { case: 'upper' }),
        color: { background: desk.ground({ white: 2, ink: 1, accent: 0.5 }), a: 'text', b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'blockPrint',
    family: 'picto',
    weight: ({ axes }) => wishForScenes(axes) * 1.2 + forTheHand(axes),
    draft: (desk) => {
      const mark = sceneMark(desk, ['ridges', 'harbour', 'road', 'rays', 'stillLife'], HAND);
      return mark && {
        layout: desk.pick('layout', ['stacked', 'horizontal', 'poster']),
        mark,
        type: desk.lettering(desk.font(standsInCapitals), { case: 'upper' }),
        color: { background: desk.ground({ white: 2, paper: 1, ink: 0.6 }), a: 'text', b: desk.pick('b', ['accent', 'primary']), c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'partedPicture',
    family: 'picto',
    weight: ({ bans, name }) => (bans('plainMotif') || name.script.isJoined ? 1 : 0),
    draft: (desk) => {
      const mark = stagedMark(desk, 'parted', desk.pick('container', desk.axes.tech > 0.2 ? ['square', 'hexagon', 'circle'] : ['square', 'circle', 'circle']));
      return mark && {
        layout: desk.pick('layout', ['horizontal', 'stacked']),
        mark,
        type: desk.lettering(desk.font(standsInCapitals), { case: 'upper' }),
        color: { background: desk.ground({ white: 2, paper: 1, ink: 0.6 }), a: desk.pick('a', ['text', 'primary']), b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'bareSign',
    family: 'picto',
    weight: () => 1,
    draft: (desk) => {
      const motif = desk.bans('plainMotif') ? null : desk.motif(({ weight }) => weight !== 'line');
      const mark = motif ? { kind: 'motif' as const, generator: motif.id } : desk.bans('plainMotif') ? stagedMark(desk, 'disc') : null;
      return mark && {
        layout: desk.pick('layout', ['stacked', 'horizontal', 'poster']),
        mark,
        type: desk.lettering(desk.font(standsInCapitals), { case: 'upper' }),
        color: { background: desk.ground({ white: 2, ink: 1.2, primary: 0.5 }), a: desk.pick('a', ['text', 'primary']), b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
];
