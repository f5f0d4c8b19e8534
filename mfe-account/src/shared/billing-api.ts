import type {
  AnswerOf,
  getBillingSummary,
  listOrders,
  listTransactions,
  Order,
  QueryOf,
} from '@fifteen/contracts';
import { keepPreviousData, queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';

export type TransactionsAsked = NonNullable<QueryOf<typeof listTransactions>>;
export type TransactionsPage = AnswerOf<typeof listTransactions>;

/** Sums and lists of the server, asked for each time they are shown. News of the account refresh all of them. */
export const summaryQuery = queryOptions({
  queryKey: ['billing', 'summary'],
  staleTime: 0,
  queryFn: ({ signal }) => send<typeof getBillingSummary>({ method: 'GET', path: '/api/v1/billing/summary', signal }),
});

export const transactionsQuery = (query: TransactionsAsked) =>
  queryOptions({
    queryKey: ['billing', 'transactions', query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<TransactionsPage> =>
      send<typeof listTransactions>({ method: 'GET', path: '/api/v1/billing/transactions', query, signal }),
  });

export const ordersQuery = queryOptions({
  queryKey: ['billing', 'orders'],
  staleTime: 0,
  queryFn: ({ signal }): Promise<Order[]> => send<typeof listOrders>({ method: 'GET', path: '/api/v1/billing/orders', signal }),
});
