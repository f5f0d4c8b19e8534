import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportTransactions, getBillingSummary, listTransactions, PRODUCT_NAME, type Transaction } from '@fifteen/contracts';
import { limitByAccount } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import { statementCsv, statementRow } from './csv.ts';
import type { TransactionsService } from './transactions.service.ts';

const EXPORTS = { tries: 30, windowMs: 3_600_000 };

async function* rowsOf(transactions: AsyncIterable<Transaction>) {
  for await (const transaction of transactions) yield statementRow(transaction);
}

export const transactionsEndpoints = (transactions: TransactionsService): Endpoint[] => [
  route(listTransactions, ({ query, user }) => transactions.list(user.userId, query)),
  route(getBillingSummary, ({ user }) => transactions.summary(user.userId)),
  route(
    exportTransactions,
    async ({ query, user, response }) => {
      response.status(200).set({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${PRODUCT_NAME.toLowerCase()}-transactions.csv"`,
        'Cache-Control': 'no-store',
      });
      // A customer who disconnects midway is not an error of ours.
      await pipeline(Readable.from(rowsOf(transactions.all(user.userId, query))), statementCsv(), response).catch(() => response.destroy());
    },
    limitByAccount(EXPORTS),
  ),
];
