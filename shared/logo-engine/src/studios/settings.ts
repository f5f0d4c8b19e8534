import type { NameParts } from '../taste/name-parts.ts';
import type { FontClass, FontStyle } from '../type/font-style.ts';
import { isSerif, standsInCapitals } from './lettering.ts';

/** Faces with a fine ampersand, from light to heavy. */
const AMPERSANDS = [
  { upTo: 0.085, font: 'libre-caslon-display-400' },
  { upTo: 0.125, font: 'sorts-mill-goudy-400' },
  { upTo: 0.15, font: 'playfair-display-600' },
  { upTo: Infinity, font: 'playfair-display-800' },
] as const;

/** The sign's face beside letters of this style: their own where it is a serif of character, else an old-style one of like weight. */
export const ampersandFor = (style: FontStyle): string =>
  style.class === 'softserif' || style.class === 'didone' || style.class === 'old' ? style.id : AMPERSANDS.find(({ upTo }) => style.stem <= upTo)!.font;

/** Light faces to stand beside a heavy one, by what draws the name. */
const LIGHT_MATES: ReadonlySet<string> = new Set(['jost-300', 'ysabeau-300', 'assistant-300', 'noto-kufi-arabic-300', 'prompt-300', 'mukta-300', 'zen-kaku-gothic-new-300', 'noto-sans-kr-300', 'noto-sans-sc-300', 'josefin-sans-300']);
const SANS: ReadonlySet<FontClass> = new Set(['geo', 'grot', 'round', 'roundgrot', 'plain']);

/** A light mate for the second of two words; null where none of the styles is one. */
export function lightMateOf(style: FontStyle, styles: readonly FontStyle[]): FontStyle | null {
  const own = styles.find(({ family, stem }) => family === style.family && stem < style.stem * 0.6);
  if (own) return own;
  return SANS.has(style.class) ? (styles.find(({ id }) => LIGHT_MATES.has(id)) ?? null) : null;
}

/** Whether this face may carry the first of two weights. */
export const isHeavyEnough = (style: FontStyle): boolean => SANS.has(style.class) && style.stem >= 0.115 && style.stem < 0.26;

/** Whether a name is of the form that a setting wants, before it is drawn. */
export const isJoinedName = ({ words, sub, main }: NameParts): boolean => (sub ? main.split(' ') : words).some((word, i, all) => i > 0 && i < all.length - 1 && /^(&|\+|and|und|et|y|e|en|og|och|и|και)$/iu.test(word));

export const isTwoWords = ({ words, sub }: NameParts): boolean => words.length === 2 || (sub !== null && words.length <= 2);

/** A name of two to five signs, which may stand in a column. */
export const isOfSigns = ({ main, script }: NameParts): boolean => (script.id === 'ideographic' || script.id === 'korean') && [...main].length >= 2 && [...main].length <= 5;

/** One word in capitals with something to say under it. */
export const isOneWord = ({ words, sub, main, isSubFirst, trade = '', script }: NameParts): boolean => {
  const word = sub ? main : words.length === 1 ? main : '';
  return script.hasCase && !isSubFirst && !word.includes(' ') && word.length >= 5 && word.length <= 12 && (sub !== null || trade !== '');
};

/** Capitals that a large initial or tall ends look well in. */
export const isCapitalFace = (style: FontStyle): boolean => standsInCapitals(style) && style.class !== 'retro' && style.class !== 'fat' && style.class !== 'mono' && (isSerif(style) || style.stem < 0.2);
