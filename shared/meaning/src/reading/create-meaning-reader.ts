import { openMeaning } from '../lexicon/meaning-index.ts';
import type { Brief, Meaning } from './meaning.ts';
import { readMeaning } from './read-meaning.ts';

/** Reads a brief, synchronously, in a few milliseconds. The same brief gives the same meaning. */
export type MeaningReader = (brief: Brief) => Meaning;

/**
 * A reader on the bytes of `data/meaning.bin`, wherever they were loaded from. In Node, `readMeaning` of
 * `@fifteen/meaning/node` loads them itself.
 * @param bytes searched as they are: keep them unchanged
 * @throws {Error} when the bytes are not the data file, or are cut off
 */
export const createMeaningReader = (bytes: Uint8Array): MeaningReader => {
  const index = openMeaning(bytes);
  return (brief) => readMeaning(brief, index);
};
