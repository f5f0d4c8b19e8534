import type { MeaningIndex } from '../lexicon/meaning-index.ts';
import { tokensOf } from '../text/tokens.ts';
import { languagesOf } from './languages.ts';
import type { Brief, Meaning, ThingReading } from './meaning.ts';
import { readFeelings } from './read-feelings.ts';
import { readDescription, readIndustry, readName } from './read-things.ts';
import { readTrades, type Text } from './read-trades.ts';
import { ruledOut, welcome, withWelcomePictures } from './ruled-out.ts';
import { wordsOf } from './words.ts';

/** Texts are read so far, in words; what a brief is about is said in its first sentences. */
const MOST_WORDS = { name: 24, industry: 40, description: 120 } as const;

const withoutRepeats = (things: readonly ThingReading[]): ThingReading[] => things.filter((reading, at) => things.findIndex((other) => other.thing === reading.thing) === at);

/**
 * Reads a brief in the customer's language: which things its name may be drawn as, what trade it is in, how it wants to
 * feel. Pure and synchronous, a few milliseconds; nothing is proposed where nothing is known.
 * @param brief as the customer typed it, in any language
 * @param index from `openMeaning` or `loadMeaning`
 */
export const readMeaning = (brief: Brief, index: MeaningIndex): Meaning => {
  const tokens = {
    name: tokensOf(brief.name).slice(0, MOST_WORDS.name),
    industry: tokensOf(brief.industry).slice(0, MOST_WORDS.industry),
    description: tokensOf(brief.description ?? '').slice(0, MOST_WORDS.description),
  };
  const textOf = (own: keyof typeof tokens, ...others: (keyof typeof tokens)[]): Text => {
    const languages = languagesOf(index, tokens[own], others.map((other) => tokens[other]));
    return { words: wordsOf(index, languages, tokens[own]), languages };
  };
  const texts = { name: textOf('name', 'industry', 'description'), industry: textOf('industry', 'description', 'name'), description: textOf('description', 'industry') };
  const spoken = readIndustry(index, texts.industry, []);
  const read = readTrades(index, texts, spoken.map(({ thing }) => thing));
  const isRuledOut = ruledOut(index, [...tokens.name, ...tokens.industry, ...tokens.description], read);
  const trades = withWelcomePictures(read, isRuledOut);
  const { things, places } = readName(index, texts.name, trades);
  return {
    language: (brief.industry.trim() === '' ? texts.name : texts.industry).languages.first,
    things: withoutRepeats(welcome([...things, ...readIndustry(index, texts.industry, trades), ...readDescription(index, texts.description, trades)], isRuledOut)),
    trades,
    feelings: readFeelings(index, [{ text: texts.name, share: 0.6 }, { text: texts.industry, share: 0.9 }, { text: texts.description, share: 0.8 }]),
    places,
  };
};
