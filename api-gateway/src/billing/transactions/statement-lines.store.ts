import type { TransactionSort, TransactionType } from '@fifteen/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { TransactionRow } from '../../platform/database/schema/money.ts';
import type { OrderRow } from '../../platform/database/schema/orders.ts';

export interface StatementLine extends TransactionRow {
  readonly project_name: string | null;
  readonly order_kind: OrderRow['kind'] | null;
  readonly order_credits: number | null;
  readonly is_open: boolean;
}

/** Of the last line of a page: the next one begins after it. */
export interface Position {
  readonly value: number;
  readonly id: string;
}

interface Selection {
  readonly userId: string;
  readonly type: TransactionType | 'all';
  readonly sort: TransactionSort;
}

export interface Sums {
  readonly balance: number;
  readonly spentCents: number;
  readonly creditsPurchased: number;
  readonly creditsUsed: number;
}

export interface StatementStore {
  readonly page: (of: Selection & { readonly limit: number; readonly after?: Position | undefined }) => Promise<StatementLine[]>;
  readonly count: (of: Pick<Selection, 'userId' | 'type'>) => Promise<number>;
  readonly sums: (userId: string) => Promise<Sums>;
}

/** Lines have their numbers in the order of their dates. */
const COLUMNS = {
  date: sql<number>`t.id`,
  credits: sql<number>`t.credits`,
  amount: sql<number>`coalesce(t.amount_cents, 0)`,
} as const;
type Column = keyof typeof COLUMNS;

export const columnOf = (sort: TransactionSort): Column => sort.replace('-', '') as Column;

export const valueOf = (line: TransactionRow, sort: TransactionSort): number => {
  const column = columnOf(sort);
  if (column === 'date') return Number(line.id);
  return column === 'credits' ? line.credits : (line.amount_cents ?? 0);
};

export const createStatementStore = (db: Db): StatementStore => ({
  page: async ({ userId, type, sort, limit, after }) => {
    const column = COLUMNS[columnOf(sort)];
    const descending = sort.startsWith('-');
    const beyond = descending ? sql`<` : sql`>`;
    const direction = descending ? sql`DESC` : sql`ASC`;
    const { rows } = await sql<StatementLine>`
      SELECT t.*, p.name AS project_name, o.kind AS order_kind, o.credits AS order_credits,
        EXISTS (SELECT 1 FROM credit_holds h WHERE t.kind = 'hold' AND h.id = t.ref AND h.state = 'open') AS is_open
      FROM transactions t
      LEFT JOIN orders o ON o.id = t.order_id
      LEFT JOIN projects p ON p.id = o.project_id AND p.user_id = t.user_id
      WHERE t.user_id = ${userId} AND (${type} = 'all' OR t.type = ${type})
        AND (${after === undefined} OR (${column}, t.id) ${beyond} (${after?.value ?? 0}::bigint, ${after?.id ?? 0}::bigint))
      ORDER BY ${column} ${direction}, t.id ${direction} LIMIT ${limit}`.execute(db);
    return rows;
  },

  count: async ({ userId, type }) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM transactions WHERE user_id = ${userId} AND (${type} = 'all' OR type = ${type})`.execute(db);
    return rows[0]?.count ?? 0;
  },

  sums: async (userId) => {
    const { rows } = await sql<Sums>`
      SELECT
        coalesce((SELECT available FROM credit_accounts WHERE user_id = ${userId}), 0) AS balance,
        (SELECT coalesce(sum(amount_cents), 0)::int FROM money_entries WHERE user_id = ${userId}) AS "spentCents",
        (SELECT coalesce(sum(available_change), 0)::int FROM credit_entries
          WHERE user_id = ${userId} AND kind IN ('purchase', 'clawback')) AS "creditsPurchased",
        (SELECT coalesce(-sum(held_change), 0)::int FROM credit_entries
          WHERE user_id = ${userId} AND kind = 'capture') AS "creditsUsed"`.execute(db);
    return rows[0] ?? { balance: 0, spentCents: 0, creditsPurchased: 0, creditsUsed: 0 };
  },
});
