import type { Decoration } from '../../genome.ts';
import type { LetterSwap } from '../../type/type-spec.ts';
import type { Desk } from '../desk.ts';
import { standsInCapitals, trackingFor } from '../lettering.ts';
import type { Recipe } from '../recipe.ts';
import { ampersandFor, isCapitalFace, isJoinedName, isOfSigns, isOneWord } from '../settings.ts';

export const WORDS: readonly Recipe[] = [
  {
    id: 'greatAmpersand',
    family: 'word',
    weight: ({ name }) => (isJoinedName(name) ? 1.7 : 0),
    draft: (desk) => {
      const font = desk.font((style) => style.class !== 'script' && style.class !== 'mono' && style.stem > 0.07);
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { mode: 'stack', setting: 'ampersand', subFont: ampersandFor(font) }),
        color: { background: desk.ground({ paper: 2, white: 1, deep: 1.2 }), a: 'text', b: desk.pick('b', ['accent', 'primary']), c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'nameAndTrade',
    family: 'word',
    weight: ({ name }) => (name.sub === null && name.trade && name.full.length < 27 ? 1.1 : 0),
    draft: (desk) => {
      const font = desk.font((style) => style.stem > 0.088 && style.stem < 0.19 && !(style.class === 'didone' && style.stem < 0.13));
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { mode: 'single', setting: 'trade', ...(standsInCapitals(font) && desk.maybe('capitals', 0.5) && { case: 'upper' as const }) }),
        color: { background: desk.ground({ paper: 2, white: 1, deep: 1.2 }), a: 'text', b: 'accent', c: 'soft', text: desk.pick('text', ['text', 'text', 'primary']) },
      };
    },
  },
  {
    id: 'uprightName',
    family: 'word',
    weight: ({ name }) => (isOfSigns(name) ? 1.6 : 0),
    draft: (desk) => {
      const font = desk.font((style) => style.stem > 0.06);
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { mode: desk.name.sub ? 'mainSub' : 'single', setting: 'vertical' }),
        color: { background: desk.ground({ paper: 2, white: 1, deep: 1.2 }), a: 'text', b: 'accent', c: 'soft', text: desk.pick('text', ['text', 'text', 'primary']) },
      };
    },
  },
  {
    id: 'tallInitial',
    family: 'word',
    weight: ({ name, bans, axes }) => (isOneWord(name) && !bans('lopsided') ? 1 + Math.max(0, axes.premium) * 0.3 : 0),
    draft: (desk) => {
      const font = desk.font((style) => isCapitalFace(style) && style.stem > 0.075);
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { case: 'upper', mode: desk.name.sub ? 'mainSub' : 'single', setting: 'dropCap', tracking: Math.min(0.08, trackingFor(font, 'upper')) }),
        color: { background: desk.ground({ paper: 2, white: 1.4, deep: 1 }), a: 'text', b: desk.pick('b', ['primary', 'accent']), c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'airyWord',
    family: 'word',
    weight: ({ name }) => (name.main.length > 12 ? 0 : 1.1),
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.085 && style.stem < 0.145 && style.class !== 'tech');
      const swap = swapFor(desk);
      const decorations: readonly Decoration[] = ['dot', 'rules'];
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
    weight: ({ axes }) => 0.3 + Math.max(0, axes.minimal) * 0.5,
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

/** Trades whose O may be a figure without meaning; elsewhere it looks like an eye. */
const FREE: ReadonlySet<string> = new Set(['technical', 'drawn', 'loud']);

/** Figures for an O: a leaf for trades that grow things, rays for those of light and heat. */
function roundsFor({ axes, motifs, manner }: Desk): readonly LetterSwap['figure'][] {
  const ids = new Set([...motifs.trade.slice(0, 2), ...motifs.name.slice(0, 2)].map(({ id }) => id));
  if (['leaf', 'plant', 'sprig', 'teaLeaves', 'flower'].some((id) => ids.has(id))) return ['leaf', 'leaf', 'burst', 'half'];
  if (['sun', 'bulb', 'spark'].some((id) => ids.has(id))) return ['burst', 'sunset', 'half'];
  if (ids.has('moon')) return ['eclipse'];
  return manner && !FREE.has(manner) ? [] : axes.modern > 0 ? ['half', 'target', 'quarters'] : [];
}

function swapFor(desk: Desk): LetterSwap | null {
  const word = (desk.name.sub ? desk.name.main : desk.name.full).toUpperCase();
  if (word.includes('O')) {
    const motif = desk.bans('plainMotif') ? undefined : desk.motifs.trade.find(({ id }) => ROUND_MOTIFS.has(id));
    if (motif) return { letter: 'O', figure: 'motif', motif: motif.id };
    const rounds = roundsFor(desk);
    return rounds.length > 0 ? { letter: 'O', figure: desk.pick('figure', rounds) } : null;
  }
  if (word.includes('A') && desk.axes.modern > 0) return { letter: 'A', figure: 'roof' };
  return null;
}
