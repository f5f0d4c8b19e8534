import type { MeaningIndex } from '../lexicon/meaning-index.ts';
import { ANY_ENDING, type Posting, STEM_PREFIX, TRADE_PREFIX } from '../lexicon/posting.ts';
import { isUnspaced } from '../text/scripts.ts';
import { stemOf, withoutPrefixes } from '../text/stem.ts';
import { isInitials } from '../text/tokens.ts';
import { type Languages, likelihood, likelyCodes } from './languages.ts';
import { LINKS } from './links.ts';
import { joinedKey, likelyKind, type Word } from './words.ts';

/** A trade phrase that was found in a text. */
export interface TradeMatch {
  /** By its place in the lexicon's list. */
  readonly trade: number;
  /** 3 names the trade, 2 its subject, 1 any school or shop. */
  readonly rank: number;
  /** 0 to 1: how sure the reading is. */
  readonly quality: number;
  /** Words of the phrase, by their places in the text. */
  readonly words: readonly number[];
  /** Whether it comes after "for": who the customers are, not what the trade is. */
  readonly isAudience: boolean;
  /** Whether it follows "of" in English: a publisher of poetry is a publisher. */
  readonly isComplement: boolean;
  /** How many "and"s, commas, parentheses and "with"s come before it. */
  readonly clause: number;
}

/** A word that counts in a phrase, with its place in the text. */
interface Placed {
  readonly word: Word;
  readonly at: number;
  readonly isAudience: boolean;
  readonly isComplement: boolean;
  readonly clause: number;
}

const LONGEST_PHRASE = 4;
/** How likely the language of a function word must be beside the likeliest: "mer" is Swedish for more, and French for the sea. */
const IS_FUNCTION = 0.78;
const AND = new Set(['and', 'und', 'et', 'y', 'e', 'ed', 'en', 'i', 'и', 'і', 'та', 'й', 'και', 'و', 'ו', 'और', 'एवं', 've', 'och', 'và', 'と', '和', '与', 'a', 'og', 'és', 'ja', '및', 'és', 'or', 'oder', 'ou', 'o']);
/** What comes after is by the way: a pub with rooms is a pub. */
const WITH = new Set(['with', 'mit', 'avec', 'con', 'com', 'met', 'med', 'z', 'ze', 'с', 'з', 'із', 'με', 'مع', 'עם']);
/** What parts a phrase beside commas: a food truck (flatbreads), lifts – maintenance, 測量・空撮. */
const PARTS = /[()（）［］[\]:・]|\s[-–—]\s/u;
/** A phrase after "for" is for whom, up to the next comma. */
const placed = (index: MeaningIndex, languages: Languages, words: readonly Word[]): Placed[] => {
  const list: Placed[] = [];
  const top = Math.max(0, ...languages.likely.values());
  let isAudience = false;
  let isComplement = false;
  let clause = 0;
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const isJoined = word.before === 'joined' || next?.before === 'joined';
    const isFunction = !isInitials(word, words) && likelyKind(index, languages, word, ['function']) >= IS_FUNCTION * top && (!isJoined || isUnspaced(word.script));
    if (word.before === 'comma' || word.before === 'and') clause++;
    if (word.before === 'comma') [isAudience, isComplement] = [false, false];
    if (word.before !== 'start' && PARTS.test(word.gap)) clause++;
    if (isFunction && (AND.has(word.key) || (WITH.has(word.key) && list.length > 0))) clause++;
    if (list.length > 0 && likelyKind(index, languages, word, ['for']) >= 0.45) isAudience = true;
    if (word.key === 'of' && languages.first === 'en' && list.length > 0) isComplement = true;
    if (!isFunction) list.push({ word, at, isAudience, isComplement, clause });
  }
  return list;
};

/** Whether a dictionary has it as an English word, or as the plural of one. */
const isEnglishWord = (index: MeaningIndex, key: string): boolean => [key, stemOf(key, 'en')].some((each) => index.find(each).some(({ kind }) => kind === 'word'));

interface Found {
  readonly posting: Posting;
  readonly quality: number;
}

/** How many letters may follow the beginning of a word: what begins with "ski" is rarely about skiing. */
const mostAfter = (letters: number): number => (letters <= 3 ? 1 : letters === 4 ? 5 : 99);

/** Endings that make another word of the same trade of an English word: discovery is not of a disco. */
const DERIVED = /^(?:|s|es|er|ers|ing|ings|ed|ry|ery|ist|ists|y|al|ic|ics|ical|ment|ation|or|ors|an|ian|ians|cian|e|ure|ancy|ant|ants|ing|maker|makers|making|smith|house|shop|store|room|wear|yard|keeping|keeper|care|cut|style|work|works|land|ship)$/u;

const isOtherWord = (index: MeaningIndex, languages: Languages, word: string, begin: string, posting: Posting): boolean =>
  posting.languages.includes(index.head.languages.indexOf('en')) && (posting.languages.length === 1 || languages.first === 'en') && !DERIVED.test(word.slice(begin.length)) && index.find(word).some(({ kind }) => kind === 'word');

const byBeginning = (index: MeaningIndex, languages: Languages, before: string, last: string, isShort: boolean): Found[] => {
  const letters = [...last];
  const others: Posting[] = [];
  if (index.find(last).some(({ kind }) => kind === 'business') && before === TRADE_PREFIX) return [];
  for (let length = letters.length; length >= 3; length--) {
    if (isShort && letters.length - length > mostAfter(length)) break;
    const begin = letters.slice(0, length).join('');
    const found = index.find(`${before}${begin}${ANY_ENDING}`).filter((posting) => posting.kind === 'trade' && !isOtherWord(index, languages, last, begin, posting));
    others.push(...found);
    // What another language calls so is passed over for a shorter beginning in the customer's.
    if (found.some((posting) => likelihood(languages, posting) >= LIKELY)) return found.map((posting) => ({ posting, quality: 0.94 }));
  }
  return others.slice(0, 1).map((posting) => ({ posting, quality: 0.94 }));
};

const LIKELY = 0.5;

const SHORT_SCRIPTS = new Set(['latin', 'cyrillic', 'greek']);

/** WordNet has a coffee shop for a kind of restaurant: where a word of a phrase names a trade in our own tables, that is surer. */
const namesTrade = (index: MeaningIndex, words: readonly Word[]): boolean =>
  words.length > 1 && words.some(({ key }) => [TRADE_PREFIX + key, `${TRADE_PREFIX}${key}${ANY_ENDING}`].some((each) => index.find(each).some(({ kind, origin, weight }) => kind === 'trade' && origin === 'own' && weight === 3)));

const findPhrase = (index: MeaningIndex, languages: Languages, words: readonly Word[]): Found[] => {
  const exactKey = joinedKey(words);
  const last = words.at(-1);
  const bare = words.length === 1 && last ? likelyCodes(languages, 0.5).flatMap((code) => withoutPrefixes(last.key, code)) : [];
  const exact = [exactKey, ...bare].flatMap((key) => index.find(TRADE_PREFIX + key).filter((posting) => posting.kind === 'trade' && !(posting.origin === 'wordnet' && namesTrade(index, words))).map((posting) => ({ posting, quality: posting.origin === 'wordnet' ? 0.6 : 1 })));
  if (!last || words.some((word) => isUnspaced(word.script))) return exact;
  const earlier = words.slice(0, -1);
  const isShort = SHORT_SCRIPTS.has(last.script);
  const before = TRADE_PREFIX + earlier.map((word) => `${word.key} `).join('');
  const begins = [last.key, ...bare].flatMap((key) => byBeginning(index, languages, before, key, isShort));
  const stems = likelyCodes(languages, 0.3).flatMap((code) => {
    const place = languages.codes.indexOf(code);
    const head = `${TRADE_PREFIX}${STEM_PREFIX}${earlier.map((word) => `${stemOf(word.key, code)} `).join('')}`;
    const found = index.find(head + stemOf(last.key, code)).filter((posting) => posting.kind === 'trade').map((posting) => ({ posting, quality: 0.96 }));
    const open = earlier.length > 0 ? byBeginning(index, languages, head, last.key, isShort) : [];
    return [...found, ...open].filter(({ posting }) => posting.languages.includes(place));
  });
  const english = languages.likely.get(languages.codes.indexOf('en')) ?? 0;
  const isEnglish = english >= LIKELY && words.every((word) => !word.accented && isEnglishWord(index, word.key));
  return [...exact, ...begins, ...stems].flatMap((found) => (isOfBusiness(index, languages, found, words) ? [] : isTheirs(languages, found, words, isEnglish)));
};

/** Languages that write words together, whose ends name the trade: Kinderzahnarztpraxis. */
const COMPOUNDING = new Set(Object.keys(LINKS));
const SHORTEST_PART = 4;

const findInCompound = (index: MeaningIndex, languages: Languages, word: Word): Found[] => {
  const compounding = [...languages.likely].filter(([place, likely]) => likely >= 0.2 && COMPOUNDING.has(languages.codes[place] ?? ''));
  if (compounding.length === 0 || word.script !== 'latin') return [];
  // "Driving" has nothing to do with Swedish "vin".
  if (languages.first === 'en' && isEnglishWord(index, word.key)) return [];
  const isInTheirs = ({ posting }: Found): boolean => compounding.some(([place]) => posting.languages.includes(place));
  const found: Found[] = [];
  for (let from = 3; from <= word.key.length - SHORTEST_PART && found.length === 0; from++) {
    const end = word.key.slice(from);
    const exact = index.find(TRADE_PREFIX + end).filter((posting) => posting.kind === 'trade').map((posting) => ({ posting, quality: 0.85 }));
    found.push(...[...exact, ...byBeginning(index, languages, TRADE_PREFIX, end, true).map(({ posting }) => ({ posting, quality: 0.8 }))].filter(isInTheirs));
  }
  for (let to = word.key.length - 3; to >= SHORTEST_PART; to--) {
    const begin = index.find(TRADE_PREFIX + word.key.slice(0, to)).filter((posting) => posting.kind === 'trade').map((posting) => ({ posting, quality: 0.7 })).filter(isInTheirs);
    if (begin.length > 0) return [...found, ...begin];
  }
  return found;
};

const LONG_END = 6;

/** "Kinderzahnarzt" is a dentist: where the end of a word names a trade and is longer than the beginning that names another, the end says what it is. */
const namedByEnd = (index: MeaningIndex, languages: Languages, { key, script }: Word, found: ReturnType<typeof byTrade>, least: number): ReturnType<typeof byTrade> => {
  const place = languages.codes.indexOf(languages.first);
  const names = (posting: Posting): boolean => posting.kind === 'trade' && posting.weight === 3 && posting.languages.includes(place);
  if (script !== 'latin' || !COMPOUNDING.has(languages.first) || index.find(TRADE_PREFIX + key).length > 0) return found;
  let beginning = key.length;
  while (beginning > 0 && !index.find(`${TRADE_PREFIX}${key.slice(0, beginning)}${ANY_ENDING}`).some(names)) beginning--;
  for (let from = SHORTEST_PART; from <= key.length - Math.max(LONG_END, beginning + 1); from++) {
    const rest = key.slice(from);
    const end = [index.find(TRADE_PREFIX + rest), ...Array.from({ length: rest.length - LONG_END + 1 }, (_, cut) => (rest.length - cut > beginning ? index.find(`${TRADE_PREFIX}${rest.slice(0, rest.length - cut)}${ANY_ENDING}`) : []))].flat().filter(names);
    if (end.length > 0) return byTrade(languages, end.map((posting) => ({ posting, quality: 0.94 })), least);
  }
  return found;
};

/** What the customer's language calls any office or shop is no trade of another language: a French "cabinet" is not furniture. */
const isOfBusiness = (index: MeaningIndex, languages: Languages, { posting }: Found, words: readonly Word[]): boolean => {
  const first = languages.codes.indexOf(languages.first);
  return words.length === 1 && !posting.languages.includes(first) && index.find(words[0]!.key).some((other) => other.kind === 'business' && other.languages.includes(first));
};

/** In English "mobile" is not furniture, and "the" is not tea. */
const isTheirs = (languages: Languages, { posting, quality }: Found, words: readonly Word[], isEnglish: boolean): Found[] => {
  const likely = likelihood(languages, posting);
  const english = languages.codes.indexOf('en');
  const isForeign = isEnglish && !posting.languages.includes(english) && likely < SURE && likely < (languages.likely.get(english) ?? 0);
  if (isForeign && (quality < 1 || words.every((word) => word.key.length < LONG_WORD))) return [];
  const isShort = words.length === 1 && [...(words[0]?.key ?? '')].length <= SHORT_WORD;
  const accents = words.some((word) => word.accented) === posting.accented;
  if (accents || posting.origin !== 'own') return [{ posting, quality }];
  return isShort ? [] : [{ posting, quality: quality * 0.93 }];
};
const SURE = 0.9;
const SHORT_WORD = 3;
const LONG_WORD = 8;

const byTrade = (languages: Languages, found: readonly Found[], least: number): { trade: number; rank: number; quality: number }[] => {
  const best = new Map<number, { trade: number; rank: number; quality: number }>();
  for (const { posting, quality } of found) {
    const likely = likelihood(languages, posting);
    if (likely < least) continue;
    const reading = { trade: posting.value, rank: posting.weight, quality: quality * (0.55 + 0.45 * likely) };
    const known = best.get(posting.value);
    if (!known || known.quality < reading.quality) best.set(posting.value, reading);
  }
  const all = [...best.values()].sort((one, other) => other.rank - one.rank || other.quality - one.quality);
  const top = all[0];
  // Of what one phrase may mean, what another language means by it does not count.
  return top ? all.filter((one) => one.quality > top.quality * 0.8 || one.rank > top.rank) : [];
};

/**
 * The trade phrases of a text, longest first from the left; none overlap.
 * @param least how likely the language of a phrase must be: more in a name, whose words may be of any language
 */
export const tradePhrases = (index: MeaningIndex, languages: Languages, words: readonly Word[], least = 0.12): TradeMatch[] => {
  const list = placed(index, languages, words);
  const matches: TradeMatch[] = [];
  let hasNone = false;
  let from = 0;
  while (from < list.length) {
    let length = Math.min(LONGEST_PHRASE, list.length - from);
    let found: ReturnType<typeof byTrade> = [];
    while (length > 0) {
      const part = list.slice(from, from + length).map(({ word }) => word);
      found = byTrade(languages, findPhrase(index, languages, part), least);
      if (found.length > 0) break;
      length--;
    }
    const first = list[from];
    if (first && length === 1) found = namedByEnd(index, languages, first.word, found, least);
    if (first && found.length === 0) found = byTrade(languages, findInCompound(index, languages, first.word), least);
    const used = list.slice(from, from + Math.max(1, length));
    // A phrase of no trade is read as one, so that its words are not read as others.
    const isNone = (found[0]?.trade ?? 0) >= index.head.trades.length;
    hasNone ||= isNone;
    if (first && !isNone) for (const reading of found.filter(({ trade }) => trade < index.head.trades.length)) matches.push({ ...reading, words: used.map(({ at }) => at), isAudience: first.isAudience, isComplement: first.isComplement, clause: first.clause });
    from += Math.max(1, length);
  }
  // "Club" or "shop" adds nothing where the trade is not in the vocabulary.
  return hasNone ? matches.filter(({ rank }) => rank > 1) : matches;
};
