import type { Chance } from '../chance/chance.ts';
import type { NameParts } from '../taste/name-parts.ts';
import type { FontClass, FontStyle } from '../type/font-style.ts';
import type { LetterCase, TypeMode, TypeSpec } from '../type/type-spec.ts';

/** What a recipe wants of the lettering; the rest follows from the font and the name. */
export interface LetteringWish extends Partial<Omit<TypeSpec, 'case' | 'mode'>> {
  case?: LetterCase;
  mode?: TypeMode;
}

export const SERIF_CLASSES: ReadonlySet<FontClass> = new Set([
  'didone',
  'roman',
  'old',
  'lightserif',
  'softserif',
  'fatface',
  'slab',
  'flare',
]);
export const isSerif = (style: FontStyle): boolean => SERIF_CLASSES.has(style.class);

const isWritten = ({ class: fontClass }: FontStyle): boolean => fontClass === 'script' || fontClass === 'hand';

/** Whether the style may stand in capitals: scripts may not, and faces drawn for mixed case should not. */
export const standsInCapitals = (style: FontStyle): boolean => style.case !== 'title' && !isWritten(style);

/** Names longer than this are broken in lines. */
const LONGEST_LINE = 17;
const LONG_LINE = 13;
const LONGEST_MAIN = 13;

export function letteringOf(style: FontStyle, name: NameParts, chance: Chance, wish: LetteringWish): TypeSpec {
  const letterCase = name.script.hasCase ? caseFor(style, chance.fork('case'), wish.case) : 'title';
  return {
    font: style.id,
    subFont: subFontFor(style),
    tracking: name.script.isJoined ? 0 : trackingFor(style, letterCase),
    subScale: chance.fork('subline').pick([0.31, 0.34]),
    leading: 0.32,
    ...withoutCuts(wish, name),
    mode: modeFor(name, chance.fork('mode'), wish.mode),
    case: letterCase,
  };
}

/** Joined scripts keep their letters whole. */
function withoutCuts(wish: LetteringWish, { script }: NameParts): Partial<TypeSpec> {
  if (!script.isJoined) return wish;
  const { swap: _swap, treatment: _treatment, tracking: _tracking, ...rest } = wish;
  return rest;
}

function caseFor(style: FontStyle, chance: Chance, wanted: LetterCase | undefined): LetterCase {
  if (style.class === 'script' || (style.class === 'hand' && style.case === 'title')) return 'title';
  const isPossible = wanted === 'upper' ? standsInCapitals(style) : wanted !== 'lower' || style.case !== 'upper';
  if (wanted && isPossible) return wanted;
  return style.case === 'any' ? chance.pick(['upper', 'title']) : style.case;
}

function modeFor(name: NameParts, chance: Chance, wanted: TypeMode | undefined): TypeMode {
  const isLong = name.words.length > 1 && name.full.length > LONGEST_LINE;
  const preferred = wanted ?? usualMode(name, chance);
  return isLong && (preferred === 'single' || preferred === 'duo') ? 'stack' : longSubline(name, preferred);
}

/** Over a long main part a subline would be tiny. */
const longSubline = ({ main, words }: NameParts, mode: TypeMode): TypeMode => (words.length > 2 && mode === 'mainSub' && main.length > LONGEST_MAIN ? 'stack' : mode);

function usualMode({ sub, words, full }: NameParts, chance: Chance): TypeMode {
  if (sub) return chance.chance(0.6) ? 'mainSub' : 'single';
  return words.length > 1 && full.length > LONG_LINE ? chance.pick(['stack', 'single']) : 'single';
}

/** The lighter the letters, the more air between capitals. */
export function trackingFor(style: FontStyle, letterCase: LetterCase): number {
  if (letterCase === 'upper') return [0.07, 0.1, 0.14, 0.18].map((stem, i) => (style.stem < stem ? [0.2, 0.13, 0.07, 0.03][i] : undefined)).find((value) => value !== undefined) ?? 0.005;
  if (isWritten(style)) return 0;
  if (style.stem > 0.17) return -0.012;
  return style.stem < 0.08 ? 0.02 : 0;
}

const WARM_CLASSES: ReadonlySet<FontClass> = new Set(['softserif', 'fatface', 'retro', 'fat', 'slab', 'roundbold', 'round', 'flare', 'deco']);

/** A quiet companion for the subline. */
function subFontFor(style: FontStyle): string {
  if (['didone', 'lightserif', 'roman', 'old'].includes(style.class)) return 'tenor-sans-400';
  if (isWritten(style)) return 'josefin-sans-600';
  if (WARM_CLASSES.has(style.class)) return style.stem > 0.15 ? 'jost-600' : 'josefin-sans-600';
  if (style.class === 'tech') return 'rajdhani-600';
  if (style.class === 'techwide') return 'michroma-400';
  if (style.class === 'mono') return 'space-grotesk-600';
  return 'jost-600';
}
