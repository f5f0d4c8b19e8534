import { PAYMENT_POLL_TRIES, POLL_MS, type getPaymentStatus } from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';

interface Tries {
  readonly dataUpdateCount: number;
  readonly errorUpdateCount: number;
}

/** Asked so often, with or without an answer, that the page should stop waiting. */
export const isTriedOut = (state: Tries | undefined): boolean =>
  state !== undefined && state.dataUpdateCount + state.errorUpdateCount >= PAYMENT_POLL_TRIES;

/** Whether the project is paid by now, asked every 2 s for a minute. `round` begins another minute. */
export const paymentQuery = (projectId: string, sessionId: string, round: number) =>
  queryOptions({
    queryKey: ['payments', projectId, sessionId, round],
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      send<typeof getPaymentStatus>({
        method: 'GET',
        path: '/api/v1/projects/{id}/payment-status',
        params: { id: projectId },
        signal,
      }),
    refetchInterval: ({ state }) => (state.data?.is_paid || isTriedOut(state) ? false : POLL_MS),
  });
