import { CURRENCY, type getBillingSummary, type listTransactions, type Transaction, type TransactionSort } from '@fifteen/contracts';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { presentTransaction } from './present-transaction.ts';
import { type Position, type StatementLine, type StatementStore, valueOf } from './statement-lines.store.ts';

type Query = z.output<(typeof listTransactions)['query']>;
type Page = z.output<(typeof listTransactions)['answer']>;
type Summary = z.output<(typeof getBillingSummary)['answer']>;

export interface TransactionsService {
  readonly list: (userId: string, query: Query) => Promise<Page>;
  /** All pages, one after the other. */
  readonly all: (userId: string, query: Pick<Query, 'type' | 'sort'>) => AsyncIterable<Transaction>;
  readonly summary: (userId: string) => Promise<Summary>;
}

const READ_AT_ONCE = 500;

const Cursor = z.tuple([z.enum(['-date', 'date', '-credits', 'credits', '-amount', 'amount']), z.coerce.number().int(), z.string().regex(/^\d{1,18}$/)]);

const writeCursor = (sort: TransactionSort, { value, id }: Position): string => Buffer.from(`${sort}.${value}.${id}`).toString('base64url');

const readCursor = (text: string, sort: TransactionSort): Position => {
  const parts = Cursor.safeParse(Buffer.from(text, 'base64url').toString().split('.'));
  if (!parts.success || parts.data[0] !== sort) {
    throw new AppError('invalid_request', { errors: [{ field: 'cursor', message: 'Not a cursor of this list' }] });
  }
  const [, value, id] = parts.data;
  return { value, id };
};

const positionOf = (line: StatementLine, sort: TransactionSort): Position => ({ value: valueOf(line, sort), id: line.id });

export const createTransactionsService = (statement: StatementStore): TransactionsService => ({
  list: async (userId, { type, sort, limit, cursor }) => {
    const after = cursor === undefined ? undefined : readCursor(cursor, sort);
    const [lines, total] = await Promise.all([
      statement.page({ userId, type, sort, limit: limit + 1, after }),
      statement.count({ userId, type }),
    ]);
    const page = lines.slice(0, limit);
    const last = page.at(-1);
    const next_cursor = lines.length > limit && last ? writeCursor(sort, positionOf(last, sort)) : null;
    return { transactions: page.map(presentTransaction), total, next_cursor };
  },

  all: async function* (userId, { type, sort }) {
    let after: Position | undefined;
    while (true) {
      const lines = await statement.page({ userId, type, sort, limit: READ_AT_ONCE, after });
      yield* lines.map(presentTransaction);
      const last = lines.at(-1);
      if (lines.length < READ_AT_ONCE || !last) return;
      after = positionOf(last, sort);
    }
  },

  summary: async (userId) => {
    const { balance, spentCents, creditsPurchased, creditsUsed } = await statement.sums(userId);
    return {
      balance,
      total_spent_cents: spentCents,
      currency: CURRENCY,
      credits_purchased: creditsPurchased,
      credits_used: creditsUsed,
    };
  },
});
