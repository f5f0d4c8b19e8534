import { useEffect, useState } from 'react';
import type { Project } from '@fifteen/contracts';
import { useCancelledPayment } from '@fifteen/web/checkout';
import { useQuery, useQueryClient } from '@fifteen/web/query';
import { useSearchParams } from '@fifteen/web/router';
import { isTriedOut, paymentQuery } from './payment-query.ts';
import { upgradingProject } from './upgrading-project.ts';

export interface Payment {
  /** late: asked for a minute, and the provider has not confirmed. null: nobody came back from a checkout. */
  readonly state: 'confirming' | 'late' | 'paid' | 'cancelled' | null;
  askAgain(): void;
}

const SESSION = 'session_id';

/** The payment that somebody comes back from: asked for until it is confirmed, then the paid page is fetched. */
export const usePayment = ({ id, is_paid: known }: Project): Payment => {
  const cache = useQueryClient();
  const cancelled = useCancelledPayment();
  const [query, setQuery] = useSearchParams();
  const [round, setRound] = useState(0);
  // Kept by the page: the address forgets it once it is paid.
  const [sessionId] = useState(() => query.get(SESSION));
  const isNamed = query.has(SESSION);
  const asked = paymentQuery(id, sessionId ?? '', round);
  // Read, so that every answer draws the page, also one that says the same again.
  const { data, dataUpdatedAt, errorUpdatedAt } = useQuery({ ...asked, enabled: sessionId !== null && !known });
  const isPaid = known || data?.is_paid === true;
  const isOver = dataUpdatedAt + errorUpdatedAt > 0 && isTriedOut(cache.getQueryState(asked.queryKey));

  useEffect(() => {
    if (!isPaid) return;
    upgradingProject.forget(id);
    if (known) return;
    void cache.invalidateQueries({ queryKey: ['projects', id] });
    void cache.invalidateQueries({ queryKey: ['projects', 'list'] });
  }, [cache, id, isPaid, known]);
  useEffect(() => {
    if (!isPaid || !isNamed) return;
    setQuery(
      (old) => {
        const rest = new URLSearchParams(old);
        rest.delete(SESSION);
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isPaid, isNamed, setQuery]);

  const stateNow = (): Payment['state'] => {
    if (sessionId !== null && isPaid) return 'paid';
    if (sessionId !== null) return isOver ? 'late' : 'confirming';
    return cancelled && !isPaid ? 'cancelled' : null;
  };
  return { state: stateNow(), askAgain: () => setRound(round + 1) };
};
