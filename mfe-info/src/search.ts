import MiniSearch from 'minisearch';

/** What can be found: its heading counts more than its text. */
export interface Searchable {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

const SHORT = 4;
const TYPOS_A_LETTER = 0.25;
/** Two letters swapped count as two typos. */
const TYPOS_AT_MOST = 2;

/** Beginnings of words match as one types; words of 4 letters and more forgive a typo, longer ones two. */
const FORGIVING = {
  prefix: true,
  fuzzy: (term: string) => (term.length < SHORT ? false : TYPOS_A_LETTER),
  maxFuzzy: TYPOS_AT_MOST,
  combineWith: 'AND',
  boost: { heading: 3 },
} as const;

/** A search over few, short texts. An empty query gives null: no search, not no result. */
export const searchOver = (items: readonly Searchable[]): ((query: string) => readonly string[] | null) => {
  const index = new MiniSearch<Searchable>({ fields: ['heading', 'text'], searchOptions: FORGIVING });
  index.addAll(items);
  return (query) => (query.trim() === '' ? null : index.search(query).map((hit) => String(hit.id)));
};
