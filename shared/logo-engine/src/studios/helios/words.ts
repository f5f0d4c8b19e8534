import type { Decoration } from '../../genome.ts';
import type { LetterSwap } from '../../type/type-spec.ts';
import type { Desk } from '../desk.ts';
import { standsInCapitals, trackingFor } from '../lettering.ts';
import type { Recipe } from '../recipe.ts';

export const WORDS: readonly Recipe[] = [
  {
    id: 'airyWord',
    family: 'word',
    weight: () => 1.1,
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && style.stem < 0.13 && style.class !== 'tech');
      const swap = swapFor(desk);
      const decorations: readonly Decoration[] = ['dot', 'rules', 'frame'];
      const additions = swap ? { type: { swap } } : { deco: desk.pick('decoration', decorations) };
      return {
        layout: 'wordmark',
        type: desk.lettering(font, {
          case: 'upper',
          mode: desk.name.sub ? 'mainSub' : 'single',
          tracking: trackingFor(font, 'upper') + 0.05,
          ...additions.type,
        }),
        color: { background: desk.ground({ paper: 2, deep: 1.2, white: 1 }), a: 'text', b: 'accent', c: 'soft', text: 'text' },
        ...(additions.deco && { deco: additions.deco }),
      };
    },
  },
  {
    id: 'quietWord',
    family: 'word',
    weight: ({ axes }) => 0.5 + Math.max(0, axes.minimal) * 0.5,
    draft: (desk) => {
      const font = desk.font((style) => style.case !== 'upper');
      const text = desk.pick('text', ['text', 'primary'] as const);
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { case: desk.pick('case', ['lower', 'title']), ...(/[ij]/u.test(desk.name.full) && desk.maybe('tittle', 0.6) && { treatment: { kind: 'tittle' as const } }) }),
        color: { background: desk.ground({ primary: 1, deep: 1, paper: 1 }), a: text, b: text === 'primary' ? 'accent' : desk.pick('b', ['primary', 'accent']), c: 'soft', text },
        deco: desk.axes.hand > 0.4 ? 'brush' : 'dot',
      };
    },
  },
];

/** Pictures that are read at the size of a letter and are round enough to stand for an O. */
const ROUND_MOTIFS: ReadonlySet<string> = new Set(['bean', 'sun', 'drop', 'globe', 'ball', 'gear', 'vinyl', 'pizza', 'paw', 'nut', 'acorn', 'pear', 'balloon', 'clover', 'flower', 'heart', 'olive', 'cherry']);

/** Figures for an O: a leaf for trades that grow things, rays for those of light and heat. */
function roundsFor({ axes, motifs }: Desk): readonly LetterSwap['figure'][] {
  const ids = new Set(motifs.trade.map(({ id }) => id));
  if (['leaf', 'plant', 'wheat', 'sprig', 'tree', 'flower'].some((id) => ids.has(id))) return ['leaf', 'leaf', 'burst', 'half'];
  if (['sun', 'flame', 'bulb', 'loaf'].some((id) => ids.has(id))) return ['burst', 'sunset', 'half'];
  if (['moon', 'star', 'camera', 'eye'].some((id) => ids.has(id))) return ['eclipse', 'target'];
  return axes.tech > 0.2 ? ['target', 'half', 'quarters', 'eclipse'] : ['target', 'half', 'dot', 'eclipse', 'quarters'];
}

function swapFor(desk: Desk): LetterSwap | null {
  const word = (desk.name.sub ? desk.name.main : desk.name.full).toUpperCase();
  if (word.includes('O')) {
    const motif = desk.bans('plainMotif') ? undefined : desk.motifs.trade.find(({ id }) => ROUND_MOTIFS.has(id));
    return motif && desk.maybe('motif', 0.7) ? { letter: 'O', figure: 'motif', motif: motif.id } : { letter: 'O', figure: desk.pick('figure', roundsFor(desk)) };
  }
  if (word.includes('A') && desk.axes.modern > 0) return { letter: 'A', figure: 'roof' };
  return null;
}
