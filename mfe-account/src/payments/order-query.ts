import { PAYMENT_POLL_TRIES, POLL_MS, type getOrderBySession, type Order } from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';

interface Tries {
  readonly dataUpdateCount: number;
  readonly errorUpdateCount: number;
}

/** Asked so often, with or without an answer, that a page should stop waiting. */
export const isTriedOut = (state: Tries | undefined): boolean =>
  state !== undefined && state.dataUpdateCount + state.errorUpdateCount >= PAYMENT_POLL_TRIES;

/** Its checkout is over without a payment. */
export const isNotPaid = ({ status }: Order): boolean => status === 'failed' || status === 'expired';

/** A page of ours about the order of a checkout. */
export const pathOfOrder = (page: '/payment-success' | '/payment-failed', sessionId: string): string =>
  `${page}?session_id=${encodeURIComponent(sessionId)}`;

const isOpen = (order: Order | undefined): boolean => order?.status === 'pending' || order?.status === 'processing';

/** The order of a checkout; asked again for a minute while its payment is under way. */
export const orderQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['billing', 'order', sessionId],
    staleTime: 0,
    queryFn: ({ signal }): Promise<Order> =>
      send<typeof getOrderBySession>({
        method: 'GET',
        path: '/api/v1/orders/by-session/{session_id}',
        params: { session_id: sessionId },
        signal,
      }),
    refetchInterval: ({ state }) => (isOpen(state.data) && !isTriedOut(state) ? POLL_MS : false),
  });
