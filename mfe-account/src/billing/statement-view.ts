import type { TransactionSort, TransactionType } from '@fifteen/contracts';

export type Filter = TransactionType | 'all';

export const FILTERS: readonly { readonly id: Filter; readonly label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'credit', label: 'Credit' },
  { id: 'usage', label: 'Usage' },
  { id: 'purchase', label: 'Purchase' },
];

/** Each order in words, for phones, where the heads of the columns are hidden. */
export const SORTS: readonly { readonly id: TransactionSort; readonly label: string }[] = [
  { id: '-date', label: 'Newest first' },
  { id: 'date', label: 'Oldest first' },
  { id: '-credits', label: 'Most credits first' },
  { id: 'credits', label: 'Fewest credits first' },
  { id: '-amount', label: 'Highest amount first' },
  { id: 'amount', label: 'Lowest amount first' },
];

export type SortColumn = 'date' | 'credits' | 'amount';

/** The filter and order that an address names; what it does not name is the default. */
export const viewIn = (query: URLSearchParams): { readonly type: Filter; readonly sort: TransactionSort } => ({
  type: FILTERS.find(({ id }) => id === query.get('type'))?.id ?? 'all',
  sort: SORTS.find(({ id }) => id === query.get('sort'))?.id ?? '-date',
});

/** The other direction of the column that sorts now; of another column the larger, or newer, first. */
export const nextSort = (sort: TransactionSort, column: SortColumn): TransactionSort =>
  sort === `-${column}` ? column : `-${column}`;

/** What `aria-sort` says of a column. */
export const directionOf = (sort: TransactionSort, column: SortColumn): 'ascending' | 'descending' | 'none' => {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : 'none';
};
