import type { Motif } from '../../marks/index.ts';
import { standsInCapitals } from '../lettering.ts';
import type { Recipe } from '../recipe.ts';

/** Room that a second idea needs inside the first, in units of 1,000. */
const ROOMY_SLOT = 150;
const isSolid = ({ weight }: Motif): boolean => weight === 'solid';

/** One picture, drawn simply; two in one wherever the brief gives two. */
export const PICTURES: readonly Recipe[] = [
  {
    id: 'twoInOne',
    family: 'idea',
    weight: () => 1.4,
    draft: (desk) => {
      const outer = [...desk.motifs.trade, ...desk.motifs.name].find(({ slot }) => slot && slot.radius >= ROOMY_SLOT);
      if (!outer) return null;
      const inner = [...desk.motifs.name, ...desk.motifs.trade].find((motif) => motif.id !== outer.id && isSolid(motif) && !motif.slot);
      const font = desk.font();
      if (!inner && desk.name.script.isJoined) return null;
      return {
        layout: desk.pick('layout', ['horizontal', 'horizontal', 'stacked']),
        mark: { kind: 'merged', generator: outer.id, inner: inner?.id ?? 'letter', font: font.id },
        type: desk.lettering(font),
        color: { background: desk.ground({ white: 2, paper: 1.5 }), a: 'primary', b: 'accent', c: 'soft', text: 'text' },
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
            mark: { kind: 'contained', generator: motif.id, container },
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
            mark: { kind: 'motif', generator: motif.id, ...(desk.maybe('tint', 0.5) && { tint: 'b' as const }) },
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
            mark: { kind: 'motif', generator: motif.id, scale: 0.8 },
            type: desk.lettering(desk.font(standsInCapitals), { case: 'upper', subRule: true }),
            color: { background: desk.ground({ paper: 2, deep: 1 }), a: desk.pick('a', ['primary', 'accent']), b: 'accent', c: 'soft', text: 'text' },
          }
        : null;
    },
  },
];
