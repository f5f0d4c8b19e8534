import type { MeaningIndex } from '../lexicon/meaning-index.ts';
import { TRADE_PREFIX } from '../lexicon/posting.ts';
import type { TradeId } from '../trades.ts';
import { isUnspaced } from '../text/scripts.ts';
import { type Languages, likelihood } from './languages.ts';
import type { TradeReading } from './meaning.ts';
import { likelyKind, type Word } from './words.ts';

/** Trades that people practice under their own names. */
const PERSONAL = new Set<TradeId>([
  'law', 'notary', 'accounting', 'medical', 'dental', 'dermatology', 'pediatrics', 'cardiology', 'physiotherapy', 'psychotherapy', 'speech-therapy', 'acupuncture', 'podiatry', 'veterinary', 'optician',
  'architecture', 'photography', 'real-estate', 'insurance', 'investment', 'consulting', 'coaching', 'mediation', 'translation', 'tailoring', 'plumbing', 'electrician', 'carpentry', 'painting', 'roofing', 'construction', 'nutrition', 'tutoring', 'gallery', 'property-management', 'midwifery',
]);

/** Trades whose firms are called by their partners' names alone. */
const PARTNERS = new Set<TradeId>(['law', 'notary', 'accounting', 'architecture', 'real-estate', 'insurance', 'investment', 'consulting', 'engineering', 'medical', 'dental', 'surveying']);

/** How much of a word's picture is left: 1 for a word, 0 for a person, between for a surname that may be played with. */
export type Shares = readonly number[];

/** A family firm may still draw its fox. */
const SURNAME = 0.45;

const LEAST = 0.15;

interface Cast {
  readonly index: MeaningIndex;
  readonly languages: Languages;
  readonly words: readonly Word[];
  readonly trades: readonly TradeReading[];
}

const is = ({ index, languages }: Cast, word: Word | undefined, ...kinds: Parameters<typeof likelyKind>[3][number][]): boolean => word !== undefined && likelyKind(index, languages, word, kinds) >= LEAST;

const isTradeWord = ({ index, languages }: Cast, word: Word): boolean => index.find(TRADE_PREFIX + word.key).some((posting) => posting.kind === 'trade' && posting.weight !== 2 && likelihood(languages, posting) >= 0.3);

const isPicture = ({ index, languages }: Cast, word: Word): boolean => index.find(word.key).some((posting) => posting.kind === 'thing' && posting.value > 0 && posting.weight >= 45 && likelihood(languages, posting) >= 0.3);

const isUnknown = (cast: Cast, word: Word): boolean => !isPicture(cast, word) && !isTradeWord(cast, word) && !is(cast, word, 'function', 'legal', 'business', 'word', 'kin', 'title');

/** The places of words that are neither grammar nor trade nor the small change of business names. */
const namedWords = (cast: Cast): number[] => cast.words.flatMap((word, at) => (is(cast, word, 'function', 'legal', 'kin', 'title') || isTradeWord(cast, word) || is(cast, word, 'business') ? [] : [at]));

/** After "Dr." or "Kanzlei" people follow, up to the trade. */
const markTitled = (cast: Cast, shares: number[]): void => {
  for (const [at, word] of cast.words.entries()) {
    if (!is(cast, word, 'title')) continue;
    const before = cast.words[at - 1];
    if (before && at === cast.words.length - 1 && is(cast, before, 'surname', 'given')) shares[at - 1] = 0;
    for (let next = at + 1; next <= at + 3; next++) {
      const person = cast.words[next];
      if (!person?.capital || isTradeWord(cast, person) || (person.before === 'comma' && !is(cast, person, 'surname'))) break;
      shares[next] = Math.min(shares[next] ?? 1, is(cast, person, 'surname', 'given') || isUnknown(cast, person) ? 0 : SURNAME);
    }
  }
};

/** "Fox & Sons", "Gebrüder Wolf". */
const markKin = (cast: Cast, shares: number[]): void => {
  const kin = cast.words.findIndex((word) => is(cast, word, 'kin'));
  if (kin < 0) return;
  for (const at of namedWords(cast)) {
    const word = cast.words[at];
    const isName = word !== undefined && (is(cast, word, 'surname') || isUnknown(cast, word));
    shares[at] = Math.min(shares[at] ?? 1, isName ? SURNAME * 0.9 : SURNAME);
  }
};

const isPerson = (cast: Cast, given: Word, next: Word): boolean => {
  if (next.before !== 'space' && next.before !== 'joined') return false;
  if (is(cast, next, 'function', 'legal', 'kin', 'business')) return false;
  const isSurname = is(cast, next, 'surname');
  const bothPictures = isPicture(cast, given) && isPicture(cast, next);
  const isPersonal = cast.trades.some(({ trade, weight }) => weight >= 0.5 && PERSONAL.has(trade));
  if (bothPictures) return isSurname && isPersonal;
  if (isSurname) return true;
  // "Luna Llena" is a full moon; Luna Kowalczyk practices under her name.
  return next.capital && isUnknown(cast, next) && (isPersonal || !isPicture(cast, given));
};

/** "Rose Tyler", "Robin Baker": a given name and what can only be a surname after it. */
const markFullNames = (cast: Cast, shares: number[]): void => {
  for (const [at, word] of cast.words.entries()) {
    const next = cast.words[at + 1];
    if (!next || !is(cast, word, 'given') || !isPerson(cast, word, next)) continue;
    shares[at] = 0;
    shares[at + 1] = 0;
  }
};

/** "Hawkins, Bell & Marsh": firms of partners, and single surnames in trades that people practice. */
const markPartners = (cast: Cast, shares: number[]): void => {
  const named = namedWords(cast);
  const [first] = cast.trades;
  if (named.length === 0 || !first || !PERSONAL.has(first.trade)) return;
  const words = named.map((at) => cast.words[at]).filter((word) => word !== undefined);
  if (!words.every((word) => is(cast, word, 'surname') || isUnknown(cast, word))) return;
  const surnames = words.filter((word) => is(cast, word, 'surname'));
  if (surnames.length === 0) return;
  const plain = words.some((word) => !isPicture(cast, word));
  const isFirm = PARTNERS.has(first.trade);
  if (words.length > 1 && (isFirm || plain)) for (const at of named) shares[at] = 0;
  else if (words.length === 1 && isFirm) for (const at of named) shares[at] = Math.min(shares[at] ?? 1, SURNAME);
};

/** 田中法律事務所, 王律师事务所: a surname at the start, then nothing but trade and business. */
const markUnspaced = (cast: Cast, shares: number[]): void => {
  const [first, ...rest] = cast.words;
  if (!first || !isUnspaced(first.script) || !is(cast, first, 'surname') || rest.length === 0) return;
  const isOneLetter = [...first.key].length === 1;
  const others = rest.filter((word) => !isTradeWord(cast, word) && !is(cast, word, 'business', 'legal', 'function', 'kin'));
  const isPersonal = cast.trades.some(({ trade }) => PERSONAL.has(trade));
  if (others.length === 0 && (!isOneLetter || isPersonal)) shares[0] = 0;
};

/** How much of each word's picture is left when people are told from things. */
export const sharesOfPeople = (index: MeaningIndex, languages: Languages, words: readonly Word[], trades: readonly TradeReading[]): Shares => {
  const cast: Cast = { index, languages, words, trades };
  const shares = words.map(() => 1);
  markTitled(cast, shares);
  markKin(cast, shares);
  markFullNames(cast, shares);
  markPartners(cast, shares);
  markUnspaced(cast, shares);
  return shares;
};
