import MiniSearch from 'minisearch';

/** What can be found: its heading counts more than its text. */
export interface Searchable {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

const SHORT = 4;

/** Beginnings of words match as one types; words of 4 letters and more forgive a typo in every five letters. */
const FORGIVING = {
  prefix: true,
  fuzzy: (term: string) => (term.length < SHORT ? false : 0.2),
  combineWith: 'AND',
  boost: { heading: 3 },
} as const;

/** A search over few, short texts. An empty query gives null: no search, not no result. */
export const searchOver = (items: readonly Searchable[]): ((query: string) => readonly string[] | null) => {
  const index = new MiniSearch<Searchable>({ fields: ['heading', 'text'], searchOptions: FORGIVING });
  index.addAll(items);
  return (query) => (query.trim() === '' ? null : index.search(query).map((hit) => String(hit.id)));
};
