import type { MeaningIndex } from '../lexicon/meaning-index.ts';
import { ANY_ENDING, FEELING_PREFIX } from '../lexicon/posting.ts';
import type { Feeling, FeelingReading } from './meaning.ts';
import type { Text } from './read-trades.ts';

const SHORTEST = 2;

const feelingsOf = (index: MeaningIndex, key: string): Feeling[] => {
  const exact = index.find(FEELING_PREFIX + key);
  const letters = [...key];
  const begins = letters.map((_, length) => letters.slice(0, length + 1).join('')).filter((begin) => begin.length >= SHORTEST);
  return [...exact, ...begins.flatMap((begin) => index.find(FEELING_PREFIX + begin + ANY_ENDING))].map((posting) => index.head.feelings[posting.value] as Feeling);
};

/** How the business wants to feel, by the words of the whole brief; the strongest first. */
export const readFeelings = (index: MeaningIndex, texts: readonly { readonly text: Text; readonly share: number }[]): FeelingReading[] => {
  const best = new Map<Feeling, FeelingReading>();
  for (const { text, share } of texts) {
    for (const word of text.words) {
      for (const feeling of feelingsOf(index, word.key)) {
        if (share > (best.get(feeling)?.weight ?? 0)) best.set(feeling, { feeling, weight: share, word: word.text });
      }
    }
  }
  return [...best.values()].sort((one, other) => other.weight - one.weight);
};
