import type { Chance } from '../chance/chance.ts';
import type { NameParts } from '../taste/name-parts.ts';
import type { FontClass, FontStyle } from '../type/font-style.ts';
import type { LetterCase, Treatment, TypeMode, TypeSpec } from '../type/type-spec.ts';

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

/** The name, and the styles that draw it. */
interface Text {
  name: NameParts;
  styles: readonly FontStyle[];
}

export function letteringOf(style: FontStyle, { name, styles }: Text, chance: Chance, wish: LetteringWish): TypeSpec {
  const letterCase = name.script.hasCase ? caseFor(style, chance.fork('case'), wish.case) : 'title';
  return {
    font: style.id,
    tracking: name.script.isJoined ? 0 : trackingFor(style, letterCase),
    subScale: chance.fork('subline').pick([0.33, 0.37]),
    // Ascenders and tails make small letters look closer than capitals.
    leading: letterCase === 'upper' ? 0.34 : 0.44,
    ...withoutCuts(wish, name),
    ...(isDense(name) && { tracking: denseTracking(name, wish.tracking ?? trackingFor(style, letterCase)) }),
    subFont: companionFor(style, styles, wish.subFont),
    mode: modeFor(name, chance.fork('mode'), wish.mode),
    case: letterCase,
  };
}

/** Joined scripts keep their letters whole; dense ones are not hollowed out, their strokes would close up. */
function withoutCuts(wish: LetteringWish, { script }: NameParts): Partial<TypeSpec> {
  const { swap: _swap, treatment, tracking: _tracking, ...rest } = wish;
  if (script.isJoined) return rest;
  if (!isDense({ script }) || !treatment || !HOLLOWING.has(treatment.kind)) return wish;
  const { treatment: _treatment, ...whole } = wish;
  return whole;
}

/** Ideographs and syllables stand in squares that bring their own air. */
const isDense = ({ script: { id } }: Pick<NameParts, 'script'>): boolean => id === 'ideographic' || id === 'korean';

/** Words of so few signs fall apart where they are spaced out. */
const FEW_SIGNS = 3;
const MOST_AIR = { few: 0, many: 0.1 };

const denseTracking = ({ main, full, sub }: NameParts, wished: number): number =>
  Math.min(wished, [...(sub ? main : full)].length <= FEW_SIGNS ? MOST_AIR.few : MOST_AIR.many);

const HOLLOWING: ReadonlySet<Treatment> = new Set(['lines', 'inline']);

function caseFor(style: FontStyle, chance: Chance, wanted: LetterCase | undefined): LetterCase {
  if (style.class === 'script' || (style.class === 'hand' && style.case === 'title')) return 'title';
  const isPossible = wanted === 'upper' ? standsInCapitals(style) : wanted !== 'lower' || style.case !== 'upper';
  if (wanted && isPossible) return wanted;
  return style.case === 'any' ? chance.pick(['upper', 'title']) : style.case;
}

function modeFor(name: NameParts, chance: Chance, wanted: TypeMode | undefined): TypeMode {
  const isLong = name.pieces.units.length > 1 && lengthOf(name.full) > LONGEST_LINE;
  const asked = wanted ?? usualMode(name, chance);
  const preferred = asked === 'stack' && name.sub !== null ? 'mainSub' : asked;
  const isOneLine = preferred === 'single' || preferred === 'duo';
  return longSubline(name, !isLong || !isOneLine ? preferred : name.sub === null ? 'stack' : 'mainSub');
}

/** Over a long main part a subline would be tiny. */
const longSubline = ({ main, words, pieces }: NameParts, mode: TypeMode): TypeMode =>
  words.length > 2 && mode === 'mainSub' && lengthOf(main) > LONGEST_MAIN && pieces.units.length < 3 ? 'stack' : mode;

/** In letters of usual width: an ideograph takes about two, a mark none. */
const lengthOf = (text: string): number => [...text].reduce((sum, char) => sum + (WIDE.test(char) ? 1.8 : MARK.test(char) ? 0 : 1), 0);
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const MARK = /\p{M}/u;

function usualMode({ sub, pieces, full }: NameParts, chance: Chance): TypeMode {
  if (sub) return chance.chance(0.6) ? 'mainSub' : 'single';
  return pieces.units.length > 1 && lengthOf(full) > LONG_LINE ? chance.pick(['stack', 'single']) : 'single';
}

/** The lighter the letters, the more air between capitals. */
export function trackingFor(style: FontStyle, letterCase: LetterCase): number {
  if (letterCase === 'upper') return [0.07, 0.1, 0.14, 0.18].map((stem, i) => (style.stem < stem ? [0.2, 0.13, 0.07, 0.03][i] : undefined)).find((value) => value !== undefined) ?? 0.005;
  if (isWritten(style)) return 0;
  if (style.stem > 0.17) return -0.012;
  return style.stem < 0.08 ? 0.02 : 0;
}

const WARM_CLASSES: ReadonlySet<FontClass> = new Set(['softserif', 'fatface', 'retro', 'fat', 'slab', 'roundbold', 'round', 'flare', 'deco']);

/** The companion for the subline: the wished or the usual one where it draws the name, else the quietest that is like it. */
function companionFor(style: FontStyle, styles: readonly FontStyle[], wished: string | undefined): string {
  const usual = wished ?? usualCompanion(style, styles);
  if (styles.length === 0 || styles.some(({ id }) => id === usual)) return usual;
  const isSerifed = isSerif(style) || isWritten(style);
  const rated = styles.map((other) => ({
    id: other.id,
    unrest: unrestOf(other) + (isSerif(other) === isSerifed ? 0 : 0.8) - (other.family === style.family ? KINDRED : 0) + (other.stem > style.stem * 1.1 ? HEAVIER : 0),
  }));
  return rated.reduce((best, other) => (other.unrest < best.unrest ? other : best)).id;
}

/** A descriptor in a face of its own looks like a second name, most of all in scripts whose letters fill their squares; heavier than the name, it speaks first. */
const KINDRED = 0.9;
const HEAVIER = 0.6;

/** A stem that holds in a subline without shouting. */
const QUIET_STEM = 0.1;
const QUIET_CLASSES: ReadonlySet<FontClass> = new Set(['geo', 'grot', 'plain', 'flare', 'roundgrot', 'tech', 'old', 'lightserif', 'roman']);

const unrestOf = ({ class: fontClass, stem }: FontStyle): number => (QUIET_CLASSES.has(fontClass) ? 0 : 1.5) + Math.abs(stem - QUIET_STEM) * 6;

/** Sans serifs that are as quiet small as they are large: they are their own companions. */
const OWN_COMPANION: ReadonlySet<FontClass> = new Set(['geo', 'grot', 'tech', 'roundgrot', 'round', 'flare', 'mono']);

function usualCompanion(style: FontStyle, styles: readonly FontStyle[]): string {
  if (OWN_COMPANION.has(style.class) && style.stem >= 0.07 && style.stem <= 0.165 && style.case !== 'title') return lightestOf(style, styles).id;
  if (['didone', 'lightserif', 'roman', 'old'].includes(style.class) || style.stem < 0.085) return 'tenor-sans-400';
  if (isWritten(style)) return 'josefin-sans-600';
  if (WARM_CLASSES.has(style.class)) return style.stem > 0.15 ? 'jost-600' : 'josefin-sans-600';
  if (style.class === 'tech') return 'rajdhani-600';
  if (style.class === 'techwide') return 'michroma-400';
  if (style.class === 'mono') return 'space-grotesk-600';
  return 'jost-600';
}

/** The same family where it has a lighter weight that still holds in a subline. */
function lightestOf(style: FontStyle, styles: readonly FontStyle[]): FontStyle {
  const lighter = styles.filter(({ family, stem }) => family === style.family && stem < style.stem && stem >= QUIET_STEM);
  return lighter.reduce((lightest, other) => (other.stem < lightest.stem ? other : lightest), style);
}
