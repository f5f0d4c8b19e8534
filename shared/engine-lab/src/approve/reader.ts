import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OEM, PSM, createWorker } from 'tesseract.js';

/** Reads English text from pictures, offline: the language comes from npm. */
export interface Reader {
  /** What is written in a PNG, letters and digits only, in lower case. */
  read(png: Buffer): Promise<string>;
  close(): Promise<void>;
}

export async function createReader(): Promise<Reader> {
  const languages = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: join(languages, '4.0.0_best_int'), cacheMethod: 'none', gzip: true });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
  return {
    read: async (png) => lettersOf((await worker.recognize(png)).data.text),
    close: async () => void (await worker.terminate()),
  };
}

/** The letters and digits of a text in lower case: what a reader is asked for. */
export const lettersOf = (text: string): string => text.toLowerCase().normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

/** How much of a word was read, 0 to 1: 1 less the edits between the two, as a share of the longer one. */
export function shareRead(expected: string, read: string): number {
  const longest = Math.max(expected.length, read.length);
  return longest === 0 ? 1 : 1 - editsBetween(expected, read) / longest;
}

/** Levenshtein's distance: insertions, deletions and substitutions. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
}
