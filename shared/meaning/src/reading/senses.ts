import type { MeaningIndex } from '../lexicon/meaning-index.ts';
import { type Posting, STEM_PREFIX } from '../lexicon/posting.ts';
import type { ThingId } from '../things.ts';
import { stemOf, withoutPrefixes } from '../text/stem.ts';
import { type Languages, likelihood, likelyCodes } from './languages.ts';
import type { TradeReading } from './meaning.ts';

/** A thing that a word may be, or none: 0 to 1. */
export interface Sense {
  /** Undefined where the word is known to be no picture. */
  readonly thing: ThingId | undefined;
  readonly score: number;
  readonly origin: Posting['origin'];
}

/** What a word is read with. */
export interface Setting {
  readonly index: MeaningIndex;
  readonly languages: Languages;
  readonly trades: readonly TradeReading[];
}

interface Form {
  readonly key: string;
  readonly quality: number;
  /** Only what is known in this language counts. */
  readonly language?: string;
}

const ORIGIN_SHARE: Readonly<Record<Posting['origin'], number>> = { own: 1, cldr: 0.95, wordnet: 0.85 };
/** A reading for other trades than the customer's. */
const OUT_OF_CONTEXT = 0.3;
/** A reading for this very trade is at least so sure. */
const IN_CONTEXT = 0.9;
/** In such short words an accent distinguishes words: nam is not nấm. */
const SHORT_WORD = 3;
/** Below this, a word of another language is taken for the English word that it also is. */
const SURELY = 0.9;

/** Endings of surnames, which are not forms of a noun: Кузнецов is not a smith, Papadopoulos not a priest. */
const SURNAME_ENDINGS = /(?:ов|ев|ёв|ова|ева|ин|ина|енко|ский|ская|цкий|ський|ська|цький|чук|οπουλοσ|οπουλου|ιδησ|ακησ|ογλου|ski|ska|cki|cka|wicz|czyk)$/u;

const formsOf = (key: string, languages: Languages, mayBend: boolean): Form[] => {
  const forms: Form[] = [{ key, quality: 1 }];
  for (const code of likelyCodes(languages, 0.5)) {
    const bare = withoutPrefixes(key, code);
    for (const one of bare) forms.push({ key: one, quality: 0.96, language: code });
    if (!mayBend) continue;
    for (const one of [key, ...bare]) forms.push({ key: STEM_PREFIX + one.split(' ').map((word) => stemOf(word, code)).join(' '), quality: 0.95, language: code });
  }
  return forms;
};

const isInTrade = (setting: Setting, posting: Posting): boolean => {
  const context = setting.index.head.contexts[posting.context - 1] ?? [];
  return setting.trades.some(({ trade, weight }) => weight >= 0.5 && context.includes(setting.index.head.trades.indexOf(trade)));
};

const isOfTrade = (setting: Setting, thing: ThingId | undefined): boolean => thing !== undefined && setting.trades.some(({ weight, things }) => weight >= 0.6 && things.includes(thing));

interface Reading extends Sense {
  readonly inContext: boolean;
}

/** A word that is known as it is written, in the stem's language or a likelier one, is not a form of another: "cobre" is copper, not a cobra. */
const KNOWN = 30;
const isKnownAsWritten = ({ index, languages }: Setting, forms: readonly Form[], place: number): boolean =>
  forms.some(({ key }) => !key.startsWith(STEM_PREFIX) && index.find(key).some((posting) => posting.kind === 'thing' && posting.value > 0 && posting.weight >= KNOWN && likelihood(languages, posting) >= (languages.likely.get(place) ?? 0)));

const readingOf = (setting: Setting, form: Form, posting: Posting, { accented, isEnglish }: { accented: boolean; isEnglish: boolean }): Reading => {
  const { index, languages } = setting;
  const thing = posting.value === 0 ? undefined : (index.head.things[posting.value - 1] as ThingId);
  const likely = likelihood(languages, posting);
  const foreign = isEnglish && likely < SURELY && !posting.languages.includes(index.head.languages.indexOf('en')) && thing !== undefined ? 0.3 : 1;
  const tooShort = [...form.key].length <= 2 && /^[a-z]+$/u.test(form.key) && likely < SURELY ? 0 : 1;
  const isShort = [...form.key].length <= SHORT_WORD;
  const written = posting.accented === accented ? 1 : isShort ? 0.4 : accented ? 0.8 : 0.9;
  const inContext = posting.context > 0 && isInTrade(setting, posting);
  const weight = posting.weight / 100;
  const known = inContext ? Math.max(IN_CONTEXT, weight) : posting.context > 0 ? weight * OUT_OF_CONTEXT : isOfTrade(setting, thing) ? Math.min(1, weight * 1.15) : weight;
  return { thing, score: known * likely * foreign * tooShort * written * form.quality * ORIGIN_SHARE[posting.origin], origin: posting.origin, inContext };
};

const BLOCKS: Readonly<Partial<Record<Posting['kind'], number>>> = { function: 0.92, legal: 0.9, business: 0.45, title: 0.6, kin: 0.9 };

const blockOf = (setting: Setting, key: string): number =>
  Math.max(0, ...setting.index.find(key).map((posting) => (BLOCKS[posting.kind] ?? 0) * (posting.kind === 'legal' ? 0.9 : likelihood(setting.languages, posting))));

/**
 * What a word or phrase may be drawn as, likeliest first; empty where it is not a picture or nothing is known about it. The
 * trades decide between the meanings of one word: a crane is a bird unless it lifts.
 * @param key as `joinedKey` gives it
 */
export const sensesOf = (setting: Setting, key: string, { accented = false, mayBend = true }: { accented?: boolean; mayBend?: boolean } = {}): Sense[] => {
  const { index, languages } = setting;
  const isEnglish = index.find(key).some((posting) => posting.kind === 'word') && (languages.likely.get(languages.codes.indexOf('en')) ?? 0) >= 0.5;
  const bends = mayBend && !(SURNAME_ENDINGS.test(key) && index.find(key).length === 0);
  const forms = formsOf(key, languages, bends);
  const readings = forms.flatMap((form) => {
    const place = form.language === undefined ? -1 : languages.codes.indexOf(form.language);
    if (form.key.startsWith(STEM_PREFIX) && isKnownAsWritten(setting, forms, place)) return [];
    return index
      .find(form.key)
      .filter((posting) => posting.kind === 'thing' && (place < 0 || posting.languages.includes(place)))
      .map((posting) => readingOf(setting, form, posting, { accented, isEnglish }));
  });
  const fitting = readings.some((reading) => reading.inContext) ? readings.filter((reading) => reading.inContext) : readings;
  const block = Math.max(blockOf(setting, key), ...fitting.filter(({ thing }) => thing === undefined).map(({ score }) => score));
  const best = new Map<ThingId, Sense>();
  for (const { thing, score, origin } of fitting) {
    if (thing !== undefined && score > block && score > (best.get(thing)?.score ?? 0)) best.set(thing, { thing, score, origin });
  }
  return [...best.values()].sort((one, other) => other.score - one.score);
};
