import { canConstruct } from '../../marks/index.ts';
import type { Decoration, PlateShape } from '../../genome.ts';
import type { NameParts } from '../../taste/name-parts.ts';
import { hasLongLeg, hasSharedBar } from '../../type/letter-joins.ts';
import type { LetterSwap, Treatment } from '../../type/type-spec.ts';
import type { Desk } from '../desk.ts';
import { isSerif, standsInCapitals, trackingFor } from '../lettering.ts';
import type { Recipe } from '../recipe.ts';
import { ampersandFor, isCapitalFace, isHeavyEnough, isJoinedName, isOneWord, isTwoWords, lightMateOf } from '../settings.ts';
import { BUILDERS } from '../trade-manners.ts';

/** Words sliced, boxed, rebuilt. */
export const WORDS: readonly Recipe[] = [
  {
    id: 'twoWeights',
    family: 'word',
    weight: ({ name, axes }) => (isTwoWords(name) ? 1.3 + Math.max(0, axes.modern) * 0.2 : 0),
    draft: (desk) => {
      const font = desk.font(isHeavyEnough);
      const mate = isHeavyEnough(font) ? lightMateOf(font, desk.styles) : null;
      return mate && {
        layout: 'wordmark',
        type: desk.lettering(font, { case: font.case === 'upper' ? 'upper' : desk.pick('case', ['lower', 'title', 'upper']), mode: desk.name.sub ? 'mainSub' : 'stack', setting: 'weights', subFont: mate.id }),
        color: { background: desk.ground({ white: 1.6, ink: 1, primary: 0.7 }), a: 'text', b: desk.pick('b', ['primary', 'accent']), c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'nameAlongBar',
    family: 'word',
    weight: ({ name }) => ((name.words.length < 2 && name.sub === null && !name.trade) || name.full.length > 34 ? 0 : 1.1),
    draft: (desk) => {
      const font = desk.font((style) => style.stem > 0.085 && style.stem < 0.24 && style.class !== 'script' && !(style.class === 'didone' && style.stem < 0.13));
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { mode: desk.name.sub ? 'mainSub' : 'stack', setting: 'flag' }),
        color: { background: desk.ground({ white: 1.5, ink: 1, paper: 1, primary: 0.5 }), a: 'text', b: desk.pick('b', ['accent', 'primary']), c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'standingInitial',
    family: 'word',
    weight: ({ name, bans }) => (isOneWord(name) && !bans('lopsided') ? 0.9 : 0),
    draft: (desk) => {
      const font = desk.font((style) => isCapitalFace(style) && style.stem > 0.12);
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { case: 'upper', mode: desk.name.sub ? 'mainSub' : 'single', setting: 'dropCap', tracking: 0.01 }),
        color: { background: desk.ground({ white: 1.2, ink: 1.2, primary: 0.7 }), a: 'text', b: desk.pick('b', ['accent', 'primary']), c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'squareNames',
    family: 'word',
    weight: ({ name }) => (isJoinedName(name) ? 1.3 : 0),
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.12 && !isSerif(style));
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { case: 'upper', mode: 'stack', setting: desk.pick('setting', ['ampersand', 'between']), subFont: ampersandFor(font), tracking: 0.01 }),
        color: { background: desk.ground({ white: 1.2, ink: 1.2, primary: 0.7 }), a: 'text', b: desk.pick('b', ['accent', 'primary']), c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'cutWord',
    family: 'word',
    weight: ({ name, manner }) => (name.main.length > 12 || !BUILDERS.has(manner) || manner === 'drawn' ? 0 : 0.4),
    draft: (desk) => {
      if (!isPlain(desk.name.full)) return null;
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.15 && style.class !== 'didone' && style.class !== 'lightserif' && style.class !== 'cond');
      const isCalm = isSerif(font) || font.class === 'deco' || desk.axes.bold < 0 || desk.axes.tech < -0.2 || font.stem < 0.13;
      // A level cut through a whole word looks like a fault of the screen; bridges and a lean are meant.
      if (isCalm) return null;
      const kind = desk.bans('lopsided') ? ('stencil' as const) : desk.pick('cut', ['stencil', 'skew'] as const);
      const type = desk.lettering(font, {
        case: 'upper',
        mode: desk.name.sub ? 'mainSub' : 'single',
        tracking: Math.min(trackingFor(font, 'upper'), 0.02),
        treatment: { kind },
      });
      // A cut through two lines, one over the other, leaves four strips of half letters.
      if (type.mode === 'stack') return null;
      return {
        layout: 'wordmark',
        type,
        color: { background: desk.ground({ white: 1, ink: 1.6, primary: 0.7 }), a: 'text', b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'joinedWord',
    family: 'word',
    weight: ({ name, bans }) => (joinsFor(name, bans('lopsided')).length > 0 ? 1.3 : 0),
    draft: (desk) => {
      const joins = joinsFor(desk.name, desk.bans('lopsided'));
      if (joins.length === 0) return null;
      const font = desk.font((style) => standsInCapitals(style) && !isSerif(style) && style.stem > 0.1 && !UNJOINED.has(style.class));
      const type = desk.lettering(font, {
        case: 'upper',
        mode: desk.name.sub ? 'mainSub' : 'single',
        tracking: Math.min(trackingFor(font, 'upper'), 0.03),
        treatment: { kind: desk.pick('join', joins) },
      });
      return isSerif(font) || type.mode === 'stack'
        ? null
        : { layout: 'wordmark', type, color: { background: desk.ground({ white: 1.4, ink: 1.2, primary: 0.8 }), a: 'text', b: 'accent', c: 'soft', text: desk.pick('text', ['text', 'text', 'primary']) } };
    },
  },
  {
    id: 'wall',
    family: 'word',
    weight: ({ name }) => (name.sub !== null || name.pieces.units.length < 2 ? 0 : name.full.length > 24 ? 1.6 : 0.9),
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.1 && style.class !== 'didone');
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { case: 'upper', mode: 'stack', justify: true, leading: 0.16, tracking: 0 }),
        color: { background: desk.ground({ white: 1, ink: 1.2, primary: 0.8 }), a: 'text', b: 'accent', c: 'soft', text: desk.pick('text', ['text', 'text', 'primary']) },
      };
    },
  },
  {
    id: 'boxedWord',
    family: 'word',
    weight: ({ axes }) => 0.8 + axes.bold * 0.4,
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && (style.stem > 0.12 || desk.axes.premium > 0.4));
      const hasLines = desk.name.words.length > 1;
      const shapes: readonly PlateShape[] = desk.axes.tech > 0.3 ? ['square', 'chamfer'] : ['square'];
      return {
        layout: 'plate',
        type: desk.lettering(font, { case: 'upper', mode: hasLines ? 'stack' : 'single', leading: 0.3, justify: hasLines && desk.axes.premium < 0.4 }),
        plate: { shape: desk.pick('shape', shapes), rim: false },
        color: { background: desk.ground({ white: 1.5, accent: 0.8, paper: 1 }), a: desk.pick('a', ['ink', 'ink', 'primary']), b: 'accent', c: 'soft', text: 'text', boxed: true },
      };
    },
  },
  {
    id: 'builtWord',
    family: 'word',
    weight: ({ axes, bans, manner }) => (BUILDERS.has(manner) && manner !== 'sturdy' ? (bans('stripedType') ? 0 : 0.4) + Math.max(0, axes.tech) * 0.9 + Math.max(0, axes.modern) * 0.3 : 0),
    draft: (desk) => {
      const word = desk.name.sub ? desk.name.main : desk.name.full;
      if (![...word].every((char) => char === ' ' || canConstruct(char))) return null;
      return {
        layout: 'wordmark',
        type: desk.lettering(desk.font(standsInCapitals), {
          case: 'upper',
          constructed: {
            corner: desk.axes.sharp > 0 ? 'chamfer' : 'round',
            weight: desk.pick('weight', desk.axes.bold > 0 ? [22, 26] : [12, 14]),
            spacing: desk.pick('spacing', [16, 20]),
          },
          subFont: desk.axes.tech > 0 ? 'rajdhani-600' : 'jost-600',
        }),
        color: { background: desk.ground({ white: 1, ink: 1.6, deep: 1 }), a: 'primary', b: 'accent', c: 'soft', text: desk.pick('text', ['text', 'text', 'primary']) },
      };
    },
  },
  {
    id: 'edgedWord',
    family: 'word',
    weight: () => 1,
    draft: (desk) => {
      const font = desk.font(standsInCapitals);
      const swap = isSerif(font) || font.class === 'deco' ? null : swapFor(desk);
      const deco: Decoration = 'square';
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { case: 'upper', mode: desk.name.sub ? 'mainSub' : 'single', ...(swap && { swap }) }),
        color: { background: desk.ground({ ink: 1.5, white: 1, paper: 1 }), a: 'text', b: 'accent', c: 'soft', text: 'text' },
        ...(!swap && { deco }),
      };
    },
  },
];

/** Faces whose letters are figures already. */
const UNJOINED: ReadonlySet<string> = new Set(['deco', 'hand', 'retro', 'techwide']);

/** What joins the letters of this name: a bar that two share, a leg under the others. */
function joinsFor({ full, main, sub }: NameParts, isLopsided: boolean): Extract<Treatment, 'ligature' | 'leg'>[] {
  const word = (sub ? main : full).toUpperCase();
  const isShort = word.length > 3 && word.length < 15;
  return [...(hasSharedBar(word) ? ['ligature' as const] : []), ...(hasLongLeg(word) && isShort && !isLopsided ? ['leg' as const] : [])];
}

/** Letters of three scripts without accents: nothing that a cut would part or turn into something else. */
const isPlain = (name: string): boolean => /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]+$/u.test(name) && !/\p{M}/u.test(name.normalize('NFD'));

/** A lone E as three bars, or an A without its bar. */
function swapFor({ axes, name, pick, manner }: Desk): LetterSwap | null {
  if (axes.modern <= 0 || !BUILDERS.has(manner)) return null;
  const word = (name.sub ? name.main : name.full).toUpperCase();
  const possible: LetterSwap[] = [];
  if (word.includes('E') && !word.startsWith('E')) possible.push({ letter: 'E', figure: 'bars' });
  if (word.includes('A')) possible.push({ letter: 'A', figure: 'roof' }, { letter: 'A', figure: 'peak' });
  if (word.includes('O')) possible.push({ letter: 'O', figure: 'slash' }, { letter: 'O', figure: 'quarters' });
  return possible.length > 0 ? pick('swap', possible) : null;
}
