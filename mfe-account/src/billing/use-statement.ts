import { useState } from 'react';
import { TRANSACTIONS_PAGE, type TransactionSort } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { useSearchParams } from '@fifteen/web/router';
import { transactionsQuery } from '../shared/billing-api.ts';
import { viewIn, type Filter } from './statement-view.ts';

/** The cursors of the pages up to this one; the first page has none. */
type Trail = readonly string[];

/** The statement as it is looked at: filter and order stand in the address, the page does not. */
export const useStatement = () => {
  const [query, setQuery] = useSearchParams();
  const view = viewIn(query);
  const [trail, setTrail] = useState<Trail>([]);
  const cursor = trail.at(-1);
  const answer = useQuery(transactionsQuery({ ...view, limit: TRANSACTIONS_PAGE, ...(cursor !== undefined && { cursor }) }));

  const look = (change: { type?: Filter; sort?: TransactionSort }): void => {
    const { type, sort } = { ...view, ...change };
    setTrail([]);
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        next.set('type', type);
        next.set('sort', sort);
        if (type === 'all') next.delete('type');
        if (sort === '-date') next.delete('sort');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const next = answer.data?.next_cursor ?? null;
  return {
    ...view,
    answer,
    /** Of the first line on this page, from 0. */
    offset: trail.length * TRANSACTIONS_PAGE,
    look,
    toNext: next === null ? undefined : () => setTrail([...trail, next]),
    toPrevious: trail.length === 0 ? undefined : () => setTrail(trail.slice(0, -1)),
  };
};

export type Statement = ReturnType<typeof useStatement>;
