import type { MeaningIndex } from '../lexicon/meaning-index.ts';
import type { ThingId } from '../things.ts';
import { parentOfTrade, type TradeId, thingsOfTrade } from '../trades.ts';
import type { Languages } from './languages.ts';
import type { TradeReading } from './meaning.ts';
import { sensesOf } from './senses.ts';
import { type TradeMatch, tradePhrases } from './trade-phrases.ts';
import { textOf, type Word } from './words.ts';

/** A text of the brief in words, with the languages that it is read in. */
export interface Text {
  readonly words: readonly Word[];
  readonly languages: Languages;
}

interface Texts {
  readonly name: Text;
  readonly industry: Text;
  readonly description: Text;
}

/** What a phrase weighs: a name of the trade, its subject, any school or shop. */
const RANK_WEIGHT = [0, 0.32, 0.62, 1] as const;
/** Languages that say what a thing is last: a sailing school is a school, a school photographer a photographer. */
const HEAD_LAST = new Set(['en', 'de', 'nl', 'sv', 'da', 'nb', 'fi', 'hu', 'tr', 'ja', 'zh', 'ko', 'hi', 'et', 'lt', 'lv', 'is']);
const LEAST = 0.6;
const MOST_TRADES = 3;

/** What a subject weighs where nothing names the trade: "energy". */
const ALONE = 0.85;

/** Trades that say how something is done and not what: who designs jewelry is read as jewelry first, a consultant for real estate as real estate. */
const GENERAL: ReadonlySet<TradeId> = new Set(['charity', 'community', 'consulting', 'design', 'engineering', 'manufacturing', 'nonprofit', 'restaurant', 'retail']);
/** What a trade of a later part of the phrase is worth beside one of the first: a drain cleaner who also makes surveys is a drain cleaner. */
const LATER = 0.8;
/** What the more general trade is worth beside its own kind: a scaffolder is a builder too, and less so. */
const PARENT = 0.84;

interface Scored {
  readonly match: TradeMatch;
  readonly score: number;
}

const scored = (index: MeaningIndex, matches: readonly TradeMatch[], language: string): Scored[] => {
  const isGeneral = ({ trade }: TradeMatch): boolean => GENERAL.has(index.head.trades[trade] as TradeId);
  const top = Math.max(0, ...matches.map(({ rank }) => rank));
  const headLast = HEAD_LAST.has(language);
  const firstClause = Math.min(...matches.filter((match) => match.rank === top && !match.isAudience).map((match) => match.clause));
  return matches.map((match) => {
    const rivals = matches.filter((other) => other.clause === match.clause && other.rank === match.rank && other.isAudience === match.isAudience);
    const named = rivals.some((rival) => !isGeneral(rival)) ? rivals.filter((rival) => !isGeneral(rival)) : rivals;
    const head = headLast ? (named.findLast(({ isComplement }) => !isComplement) ?? named.at(-1)) : named[0];
    const isHead = head !== undefined && head.words[0] === match.words[0];
    const weight = match.rank === 2 && top === 2 ? ALONE : (RANK_WEIGHT[match.rank] ?? 0);
    const base = weight * match.quality * (match.isAudience ? 0.55 : 1);
    const place = (isHead ? 0.1 : -0.12) + (match.clause === firstClause ? 0.05 : 0) + 0.04 * (match.words.length - 1);
    const isLater = match.clause > firstClause && !match.isAudience;
    return { match, score: Math.max(0, Math.min(1, base + place)) * (isLater ? LATER : 1) };
  });
};

/** The things that say a trade at a glance in a language. */
const thingsIn = (index: MeaningIndex, trade: number, language: string): readonly ThingId[] => {
  const { head } = index;
  const usual = thingsOfTrade(head.trades[trade] as TradeId);
  const culture = head.cultures.find((one) => one.trade === trade && head.languages[one.language] === language);
  if (!culture) return usual;
  const nameOf = (place: number): ThingId => head.things[place] as ThingId;
  const first = culture.first.map(nameOf);
  const without = new Set(culture.without.map(nameOf));
  return [...first, ...usual.filter((thing) => !first.includes(thing) && !without.has(thing))];
};

const readingOf = (index: MeaningIndex, text: Text, { match, score }: Scored, share: number): TradeReading => ({
  trade: index.head.trades[match.trade] as TradeId,
  weight: Math.round(score * share * 100) / 100,
  phrase: textOf(text.words, match.words[0] ?? 0, (match.words.at(-1) ?? 0) + 1),
  things: thingsIn(index, match.trade, text.languages.first),
});

const best = (index: MeaningIndex, text: Text, share: number, matches = tradePhrases(index, text.languages, text.words)): { readings: TradeReading[]; rank: number } => {
  const sorted = scored(index, matches, text.languages.first).sort((one, other) => other.score - one.score);
  const rank = Math.max(0, ...sorted.map(({ match }) => match.rank));
  const readings: TradeReading[] = [];
  for (const one of sorted) {
    // A school, a shop or a clinic of something is named by the something.
    const isAny = one.match.rank === 1 && rank > 1;
    const reading = readingOf(index, text, one, share);
    const isWeak = readings.length > 0 && one.score < LEAST;
    if (!isAny && !isWeak && !readings.some((other) => other.trade === reading.trade)) readings.push(reading);
  }
  return { readings: readings.slice(0, MOST_TRADES), rank };
};

/** What a description says first is what the business does: further on it may speak of a railway arch. */
const FIRST_WORDS = 6;

/** How likely the language of a phrase of the name must be. */
const LIKELY_IN_NAME = 0.55;
const SURE_PICTURE = 0.5;

/** The trade phrases of a name, but for words that are rather a picture: the cat of a cat café does not sell cats. */
const phrasesOfName = (index: MeaningIndex, { words, languages }: Text): TradeMatch[] =>
  tradePhrases(index, languages, words, LIKELY_IN_NAME).filter((match) => {
    const [at = 0, ...others] = match.words;
    const [picture] = others.length === 0 ? sensesOf({ index, languages, trades: [] }, words[at]?.key ?? '') : [];
    return picture?.thing === undefined || picture.score < SURE_PICTURE || thingsIn(index, match.trade, languages.first).includes(picture.thing);
  });

/**
 * Readings with the more general trade of each, which is what it is where its own kind is not asked for. Where the words speak of
 * both, a driller of boreholes in the water trade, the finer one comes first.
 */
const withParents = (index: MeaningIndex, { languages }: Text, readings: readonly TradeReading[]): TradeReading[] => {
  const parents = readings.flatMap(({ trade, weight, phrase }): TradeReading[] => {
    const parent = parentOfTrade(trade);
    return parent === undefined ? [] : [{ trade: parent, weight: Math.round(weight * PARENT * 100) / 100, phrase, things: thingsIn(index, index.head.trades.indexOf(parent), languages.first) }];
  });
  const outdone = (reading: TradeReading): boolean => readings.some(({ trade, weight }) => parentOfTrade(trade) === reading.trade && weight >= reading.weight);
  const own = readings.filter((reading) => !outdone(reading));
  return [...own, ...parents.filter(({ trade }, at) => parents.findIndex((other) => other.trade === trade) === at && !own.some((other) => other.trade === trade))];
};

/**
 * The trades of a brief, likeliest first, and then what they are kinds of: from the industry; from the name or the description where the industry says
 * none, or no more than "shop".
 * @param things pictures that the industry speaks of
 */
export const readTrades = (index: MeaningIndex, texts: Texts, things: readonly ThingId[]): TradeReading[] => withParents(index, texts.industry, ownTrades(index, texts, things));

const ownTrades = (index: MeaningIndex, texts: Texts, things: readonly ThingId[]): TradeReading[] => {
  const industry = best(index, texts.industry, 1);
  if (industry.rank > 1) return industry.readings;
  // A hospital for umbrellas treats nobody: the industry says what is repaired there.
  const isOther = things.length > 0 && texts.industry.words.length > 1;
  const name = best(index, texts.name, 0.75, phrasesOfName(index, texts.name));
  if (name.rank > 1 && !isOther) return [...name.readings, ...industry.readings].slice(0, MOST_TRADES);
  const said = tradePhrases(index, texts.description.languages, texts.description.words);
  const description = best(index, texts.description, 0.6, texts.industry.words.length === 0 ? said : said.filter(({ words: [at = 0] }) => at < FIRST_WORDS));
  if (description.rank > 2) return [...description.readings, ...industry.readings].slice(0, MOST_TRADES);
  return industry.readings;
};
