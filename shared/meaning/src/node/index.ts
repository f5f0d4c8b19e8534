import { readFileSync } from 'node:fs';
import { createMeaningReader, type MeaningReader } from '../reading/create-meaning-reader.ts';

/** Next to `src` and `dist`, so both find it. */
const FILE = new URL('../../data/meaning.bin', import.meta.url);

let reader: MeaningReader | undefined;

/**
 * What the name, the trade and the description of a business mean, in the customer's language. The first call loads the
 * data file of the package (under 5 MB, kept in memory); no call needs the network.
 * @throws {Error} when the data file is missing or damaged
 */
export const readMeaning: MeaningReader = (brief) => {
  reader ??= createMeaningReader(readFileSync(FILE));
  return reader(brief);
};
