import { findPostings, type OpenFile, openFile } from './format.ts';
import type { LexiconHead, Posting } from './posting.ts';

/** The opened lexicon, which readings look words up in. */
export interface MeaningIndex {
  readonly head: LexiconHead;
  /** What the lexicon knows of a key; nothing for a key that it does not have. */
  find(key: string): readonly Posting[];
}

/** How many keys the index remembers, so that a text's repeated questions are answered once. */
const REMEMBERED = 4096;

class FileIndex implements MeaningIndex {
  readonly #file: OpenFile;
  readonly #encoder = new TextEncoder();
  readonly #found = new Map<string, readonly Posting[]>();

  constructor(file: OpenFile) {
    this.#file = file;
  }

  get head(): LexiconHead {
    return this.#file.head;
  }

  find(key: string): readonly Posting[] {
    const known = this.#found.get(key);
    if (known) return known;
    const postings = findPostings(this.#file, this.#encoder.encode(key));
    if (this.#found.size >= REMEMBERED) this.#found.clear();
    this.#found.set(key, postings);
    return postings;
  }
}

/**
 * Opens the data file that `npm run build-index -w @fifteen/meaning` writes. The bytes are searched as they are, so they
 * must not be changed afterwards.
 * @throws {Error} when the bytes are not the data file, or are cut off
 */
export const openMeaning = (bytes: Uint8Array): MeaningIndex => new FileIndex(openFile(bytes));
