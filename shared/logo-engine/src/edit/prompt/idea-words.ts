import type { Manner } from '@fifteen/idea-book';
import type { Operation } from '../operation.ts';
import { thingWords } from './thing-words.ts';
import type { Said } from './words-said.ts';

/** A number of the idea that words may change. */
export interface TunableNumber {
  readonly name: string;
  /** As the book calls it: "Wing height", "Size of the sun". */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
}

/** What words may change of the idea that a logo has. */
export interface TunableIdea {
  readonly look: string;
  readonly looks: readonly { readonly id: string; readonly manner: Manner }[];
  readonly numbers: readonly TunableNumber[];
  /** Letters of the name that can carry it, by their places in characters from 0, in their order. */
  readonly carriers: readonly { readonly at: number; readonly letter: string }[];
}

interface Taken {
  readonly operation: Operation;
  /** The words that nothing was made of yet. */
  readonly rest: readonly Said[];
}

/** "Longer wings", "as an outline", "in the second o": what a clause asks of the idea itself; null where it asks nothing of it. */
export const ideaWish = (words: readonly Said[], idea: TunableIdea): Taken | null => numberWish(words, idea) ?? lookWish(words, idea) ?? carrierWish(words, idea);

/** What a number is a measure of. `count` and `any` are numbers whose label names the part alone. */
type Measure = 'size' | 'width' | 'height' | 'length' | 'roundness' | 'opening' | 'any';

const MEASURES: readonly (readonly [label: RegExp, measure: Measure])[] = [
  [/\bsize\b/, 'size'],
  [/\b(?:width|span|girth|plumpness|thickness|weight|fullness)\b/, 'width'],
  [/\b(?:height|level|pitch)\b/, 'height'],
  [/\blength\b/, 'length'],
  [/\broundness\b/, 'roundness'],
  [/\b(?:opening|parting|spread|gap|gaps)\b/, 'opening'],
];

/** English comparatives by what they speak of: more of it, less of it. */
const COMPARATIVES: Readonly<Record<Exclude<Measure, 'any'>, readonly [more: string, less: string]>> = {
  size: ['bigger larger big large', 'smaller small tinier'],
  width: ['wider broader thicker fatter bolder heavier fuller plumper', 'narrower thinner slimmer finer lighter'],
  height: ['higher taller steeper', 'lower shorter flatter'],
  length: ['longer', 'shorter'],
  roundness: ['rounder softer', 'sharper harder'],
  opening: ['wider bigger larger looser', 'narrower smaller tighter closer'],
};
const COUNTS = ['more', 'fewer less'] as const;

const LABEL_WORDS = new Set('size width span girth plumpness thickness weight fullness height level pitch length roundness opening parting spread depth angle number of the a on in between at'.split(' '));

/** How far one wish goes, as a share of the range. */
const STEP = 0.3;

function numberWish(words: readonly Said[], { numbers }: TunableIdea): Taken | null {
  for (const number of numbers) {
    const part = words.findIndex((said) => isPart(said, number, words));
    if (part === -1) continue;
    const asked = words.map((said) => directionOf(said, number)).findIndex((direction) => direction !== 0);
    if (asked === -1) continue;
    const turned = words.some(({ meaning }) => meaning?.is === 'too' || meaning?.is === 'not') ? -1 : 1;
    const degree = words.some(({ meaning }) => meaning?.is === 'much') ? 2 : 1;
    const { name, min, max, value } = number;
    const direction = turned * directionOf(words[asked]!, number);
    const moved = Math.max(min, Math.min(max, value + direction * degree * STEP * (max - min)));
    return { operation: { op: 'parameter', name, label: number.label, towards: direction > 0 ? 'more' : 'less', value: roundedTo(moved, max - min) }, rest: words.filter((_said, at) => at !== part && at !== asked) };
  }
  return null;
}

/** As many decimals as a hundredth of the range needs. */
function roundedTo(value: number, range: number): number {
  const step = 10 ** Math.floor(Math.log10(range / 100));
  return Number((Math.round(value / step) * step).toPrecision(6));
}

/** Whether a word names the part that the number is about, in whatever language. */
function isPart({ own, meaning }: Said, { label }: TunableNumber, words: readonly Said[]): boolean {
  const nouns = label.toLowerCase().split(/[^\p{L}]+/u).filter((word) => word !== '' && !LABEL_WORDS.has(word));
  const said = own.toLowerCase();
  // "More gap" is about the space between symbol and name, "wider gaps in the symbol" about the drawing.
  if (nouns.length === 1 && /^gaps?$/.test(nouns[0]!)) return said === 'gaps' || (said === 'gap' && words.some((other) => other.meaning?.is === 'subject' && other.meaning.subject === 'mark'));
  return nouns.some((noun) => singular(noun) === singular(said) || (meaning?.is === 'thing' && thingWords(meaning.thing).includes(singular(noun))));
}

const singular = (word: string): string => (/(?:sh|ch|x)es$/.test(word) ? word.slice(0, -2) : word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<!s)s$/, ''));

/** Whether a word asks for more of what the number measures, or less; 0 where it does neither. */
function directionOf({ own, meaning }: Said, { label }: TunableNumber): 1 | -1 | 0 {
  const measure = MEASURES.find(([words]) => words.test(label.toLowerCase()))?.[1] ?? 'any';
  const said = own.toLowerCase();
  const pairs = measure === 'any' ? [COMPARATIVES.size, COUNTS] : [COMPARATIVES.size, COMPARATIVES[measure]];
  for (const [more, less] of pairs) {
    if (more.split(' ').includes(said)) return 1;
    if (less.split(' ').includes(said)) return -1;
  }
  if (meaning?.is === 'quality' && meaning.quality.of === 'size') return meaning.sign;
  if (meaning?.is === 'quality' && meaning.quality.of === 'corner' && measure === 'roundness') return meaning.sign;
  if (measure === 'any' && meaning?.is === 'more') return 1;
  return measure === 'any' && meaning?.is === 'less' ? -1 : 0;
}

/** How customers call the ways of drawing, in English, German, Spanish and French. */
const MANNER_WORDS: readonly (readonly [manner: Manner, words: RegExp])[] = [
  ['line', /^(?:outlines?|outlined|line ?art|linework|lineart|umriss|linienzeichnung|konturen?|contorno|contornos|lineal|contours?|au trait)$/],
  ['solid', /^(?:filled|silhouettes?|gefüllt|ausgefüllt|silueta|relleno|rellena|rempli|remplie|plein|pleine)$/],
  ['cut', /^(?:negative|stencil|cutout|cut-out|schablone|plantilla|pochoir)$/],
  ['print', /^(?:overprint|overprinted|riso|risograph|überdruck|sobreimpresión|surimpression)$/],
];

function lookWish(words: readonly Said[], { look, looks }: TunableIdea): Taken | null {
  const present = looks.find(({ id }) => id === look)?.manner;
  for (const [manner, pattern] of MANNER_WORDS) {
    const at = words.findIndex(({ own }) => pattern.test(own.toLowerCase()));
    if (at === -1) continue;
    const wanted = looks.find((each) => each.manner === manner && each.id !== look);
    if (!wanted || present === manner) continue;
    const isOfDrawing = (said: Said): boolean => /^(?:drawing|version|style|space|icon|symbol|logo)$/i.test(said.own);
    return { operation: { op: 'look', look: wanted.id }, rest: words.filter((said, i) => i !== at && !(i === at + 1 && isOfDrawing(said))) };
  }
  return null;
}

const ORDINALS: readonly RegExp[] = [/^(?:first|erste[nms]?|primer[oa]?|premi[eè]re?r?)$/, /^(?:second|zweite[nms]?|segund[oa]|deuxi[eè]me|seconde?)$/, /^(?:third|dritte[nms]?|tercer[oa]?|troisi[eè]me)$/, /^(?:fourth|vierte[nms]?|cuart[oa]|quatri[eè]me)$/];
const LAST = /^(?:last|letzte[nms]?|últim[oa]|ultim[oa]|derni[eè]re?r?)$/;

function carrierWish(words: readonly Said[], { carriers }: TunableIdea): Taken | null {
  if (carriers.length < 2) return null;
  // A single letter may be part of a phrase in the lexicon; customers write it apart.
  const at = words.findLastIndex(({ own }) => [...own].length === 1 && carriers.some(({ letter }) => letter.toLowerCase() === own.toLowerCase()));
  const before = words[at - 1]?.own.toLowerCase() ?? '';
  if (at < 1) return null;
  const same = carriers.filter(({ letter }) => letter.toLowerCase() === words[at]!.own.toLowerCase());
  const nth = ORDINALS.findIndex((ordinal) => ordinal.test(before));
  const wanted = LAST.test(before) ? same.at(-1) : nth !== -1 ? same[nth] : same.length === 1 && words.some(({ meaning }) => meaning?.is === 'subject' && meaning.subject === 'mark') ? same[0] : undefined;
  return wanted ? { operation: { op: 'carrier', at: wanted.at }, rest: words.filter((_said, i) => i !== at && !(i === at - 1 && (nth !== -1 || LAST.test(before)))) } : null;
}
