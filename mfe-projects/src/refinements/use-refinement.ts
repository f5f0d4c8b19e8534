import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@fifteen/web/query';
import { useNavigate } from '@fifteen/web/router';
import { ApiError, session, useSession } from '@fifteen/web/session';
import { projectQuery } from '../shared/api/projects.ts';
import { progressPathOf } from './refine-paths.ts';
import { historyQuery, startRefinement, type Wish } from './refinements-api.ts';

export interface Refining {
  readonly busy: boolean;
  readonly error: ApiError | null;
  start(wish: Wish): void;
}

/** The balance as the server has just told it, for everybody who shows it. */
const tellBalance = (credits: number): void => {
  const { user } = useSession.getState();
  if (user) session.setUser({ ...user, credits });
};

const balanceIn = ({ body }: ApiError): number | undefined => {
  const { balance } = (body ?? {}) as { balance?: unknown };
  return typeof balance === 'number' ? balance : undefined;
};

/** Starts a refinement, once for a wish however often it is sent, and goes on to watch it. */
export const useRefinement = (projectId: string, assetId: string, onStarted: () => void): Refining => {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const key = useRef({ wish: '', key: '' });
  // A second click comes before the first has been drawn: state would let it through, and a started set is not asked for again.
  const sent = useRef(false);
  const [error, setError] = useState<ApiError | null>(null);

  const keyFor = (wish: Wish): string => {
    const words = JSON.stringify(wish);
    if (key.current.wish !== words) key.current = { wish: words, key: crypto.randomUUID() };
    return key.current.key;
  };

  const { mutate, isPending } = useMutation({
    mutationFn: (wish: Wish) => startRefinement(assetId, wish, keyFor(wish)),
    onSuccess: async ({ balance }) => {
      tellBalance(balance);
      onStarted();
      await cache.invalidateQueries({ queryKey: historyQuery(projectId).queryKey });
      void navigate(progressPathOf(projectId, assetId));
    },
    onError: (cause) => {
      sent.current = false;
      if (!(cause instanceof ApiError)) return;
      setError(cause);
      const balance = balanceIn(cause);
      if (balance !== undefined) tellBalance(balance);
      if (cause.code === 'payment_required') void cache.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
    },
  });

  const start = (wish: Wish): void => {
    if (sent.current) return;
    sent.current = true;
    setError(null);
    mutate(wish);
  };
  return { busy: isPending, error, start };
};
