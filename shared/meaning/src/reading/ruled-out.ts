import { ANY_ENDING } from '../lexicon/posting.ts';
import type { MeaningIndex } from '../lexicon/meaning-index.ts';
import { isUnspaced, scriptOf } from '../text/scripts.ts';
import type { Token } from '../text/tokens.ts';
import { isKindOf, type ThingId } from '../things.ts';
import type { ThingReading, TradeReading } from './meaning.ts';

/** A trade rules out what does not suit it only where it is what the business does, or nearly so. */
const SURE_TRADE = 0.7;

/** Whether the words of a brief, as one run of keys, have a word or phrase of the table. */
const says = (words: readonly string[], run: string, pattern: string): boolean => {
  const key = pattern.replace(ANY_ENDING, '');
  if (isUnspaced(scriptOf(key))) return run.includes(key.replaceAll(' ', ''));
  if (pattern.endsWith(ANY_ENDING)) return words.some((_word, at) => words.slice(at, at + key.split(' ').length).join(' ').startsWith(key));
  return ` ${words.join(' ')} `.includes(` ${key} `);
};

/** Whether something is ruled out in a brief. */
export type IsRuledOut = (thing: ThingId) => boolean;

/**
 * What nobody would want to see in this brief: a pig for a halal butcher, bottles for a clinic of addictions.
 * @param tokens of name, industry and description, in this order
 */
export const ruledOut = (index: MeaningIndex, tokens: readonly Token[], trades: readonly TradeReading[]): IsRuledOut => {
  const words = tokens.map(({ key }) => key);
  const run = words.join('');
  const sure = new Set(trades.filter(({ weight }) => weight >= SURE_TRADE).map(({ trade }) => index.head.trades.indexOf(trade)));
  const nameOf = (place: number): ThingId => index.head.things[place] as ThingId;
  const holding = index.head.ruledOut.filter((rule) => rule.trades.some((trade) => sure.has(trade)) || rule.words.some((word) => says(words, run, word)));
  const rules = holding.map(({ things, but }) => ({ things: things.map(nameOf), but: but.map(nameOf) }));
  const isOf = (thing: ThingId, kinds: readonly ThingId[]): boolean => kinds.some((kind) => thing === kind || isKindOf(thing, kind));
  return (thing) => rules.some(({ things, but }) => isOf(thing, things) && !isOf(thing, but));
};

/** Readings without what is ruled out; what the name itself says stays. */
export const welcome = (things: readonly ThingReading[], isRuledOut: IsRuledOut): ThingReading[] => things.filter(({ thing, from }) => from === 'name' || !isRuledOut(thing));

/** Trades with those of their pictures that are welcome. */
export const withWelcomePictures = (trades: readonly TradeReading[], isRuledOut: IsRuledOut): TradeReading[] => trades.map((reading) => ({ ...reading, things: reading.things.filter((thing) => !isRuledOut(thing)) }));
