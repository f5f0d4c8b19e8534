/** What the lexicon knows of a key, by kind of knowledge. The order is part of the file format. */
export const POSTING_KINDS = ['thing', 'trade', 'given', 'surname', 'title', 'kin', 'place', 'function', 'legal', 'business', 'for', 'not', 'feeling', 'word'] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];

/** Where a reading was learned: our own tables, CLDR's names of emoji, WordNet's kinds. The order is part of the file format. */
export const ORIGINS = ['own', 'cldr', 'wordnet'] as const;
export type Origin = (typeof ORIGINS)[number];

/** One thing that the lexicon knows of a key. Numbers count entries of the lists in the file's head. */
export interface Posting {
  readonly kind: PostingKind;
  /** Languages it holds for; empty for all. */
  readonly languages: readonly number[];
  /** Thing plus one, trade or feeling; for a thing, 0 means that the word is not a picture. */
  readonly value: number;
  /** For a thing, 0 to 100; for a trade its rank: 3 names the trade, 2 its subject, 1 any school or shop. */
  readonly weight: number;
  /** Context plus one: the trades in which this is the likely reading; 0 for none. */
  readonly context: number;
  readonly origin: Origin;
  /** Whether the word is written with accents, which its key has lost. */
  readonly accented: boolean;
}

/** Things, trades, languages and contexts that postings count. */
export interface LexiconHead {
  readonly languages: readonly string[];
  readonly things: readonly string[];
  readonly trades: readonly string[];
  readonly feelings: readonly string[];
  /** Each a list of trades. */
  readonly contexts: readonly (readonly number[])[];
  /** By language: what a trade's things begin with, and which of them are left out. */
  readonly cultures: readonly Culture[];
  /** What words and trades rule out. */
  readonly ruledOut: readonly Ruling[];
  /** Digest of the tables and ids that the file was built from: a test compares it with those of the checkout. */
  readonly tables: string;
}

export interface Culture {
  readonly language: number;
  readonly trade: number;
  readonly first: readonly number[];
  readonly without: readonly number[];
}

/** Words, as keys that may end in any way, and trades that rule out things with all their kinds but some. */
export interface Ruling {
  readonly words: readonly string[];
  readonly trades: readonly number[];
  readonly things: readonly number[];
  readonly but: readonly number[];
}

/** Keys of trade phrases begin with this, so that they are not words of names. */
export const TRADE_PREFIX = '%';
/** Keys of stems begin with this, after the trade prefix if there is one. */
export const STEM_PREFIX = '~';
/** Keys that match every word with this beginning end with this. */
export const ANY_ENDING = '*';
/** Keys of words for feelings begin with this. */
export const FEELING_PREFIX = '&';
