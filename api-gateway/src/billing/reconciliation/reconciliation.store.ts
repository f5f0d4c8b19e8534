import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { OrderRow } from '../../platform/database/schema/orders.ts';

export interface ReconciliationStore {
  readonly orders: () => Promise<OrderRow[]>;
  /** What does not agree within our own books, in words. */
  readonly contradictions: () => Promise<string[]>;
}

/** Each gives a line for each thing that is wrong, and none where all is well. */
const CHECKS = [
  sql<{ line: string }>`
    SELECT 'account ' || a.user_id || ': available ' || a.available || ', entries ' || coalesce(sum(e.available_change), 0)
      || '; held ' || a.held || ', entries ' || coalesce(sum(e.held_change), 0) AS line
    FROM credit_accounts a LEFT JOIN credit_entries e USING (user_id) GROUP BY a.user_id
    HAVING a.available <> coalesce(sum(e.available_change), 0) OR a.held <> coalesce(sum(e.held_change), 0)`,
  sql<{ line: string }>`
    SELECT 'account ' || a.user_id || ': held ' || a.held || ', open holds ' || coalesce(sum(h.amount - h.settled), 0) AS line
    FROM credit_accounts a LEFT JOIN credit_holds h ON h.user_id = a.user_id AND h.state = 'open' GROUP BY a.user_id
    HAVING a.held <> coalesce(sum(h.amount - h.settled), 0)`,
  sql<{ line: string }>`
    SELECT 'account ' || a.user_id || ': available ' || a.available || ', statement ' || coalesce(sum(t.credits), 0) AS line
    FROM credit_accounts a LEFT JOIN transactions t USING (user_id) GROUP BY a.user_id
    HAVING a.available <> coalesce(sum(t.credits), 0)`,
  sql<{ line: string }>`
    SELECT 'order ' || o.number || ': status ' || o.status || ', money booked ' || coalesce(sum(m.amount_cents), 0) AS line
    FROM orders o LEFT JOIN money_entries m ON m.order_id = o.id GROUP BY o.id
    HAVING coalesce(sum(m.amount_cents), 0) <> CASE WHEN o.status = 'paid' THEN o.amount_cents - o.refunded_cents ELSE 0 END`,
  sql<{ line: string }>`
    SELECT 'order ' || o.number || ': invoiced ' || coalesce(sum(CASE i.kind WHEN 'invoice' THEN i.amount_cents ELSE -i.amount_cents END), 0) AS line
    FROM orders o LEFT JOIN invoices i ON i.order_id = o.id GROUP BY o.id
    HAVING coalesce(sum(CASE i.kind WHEN 'invoice' THEN i.amount_cents ELSE -i.amount_cents END), 0)
      <> CASE WHEN o.status = 'paid' THEN o.amount_cents - o.refunded_cents ELSE 0 END`,
  sql<{ line: string }>`
    SELECT 'order ' || o.number || ': ' || coalesce(e.available_change, 0) || ' credits posted' AS line
    FROM orders o LEFT JOIN credit_entries e ON e.kind = 'purchase' AND e.ref = 'order:' || o.id
    WHERE o.kind = 'credits' AND coalesce(e.available_change, 0) <> CASE WHEN o.status = 'paid' THEN o.credits ELSE 0 END`,
  sql<{ line: string }>`
    SELECT 'project ' || p.id || ': paid is ' || p.is_paid AS line FROM projects p
    WHERE p.is_paid <> EXISTS (
      SELECT 1 FROM orders o WHERE o.project_id = p.id AND o.status = 'paid' AND o.refunded_cents < o.amount_cents
        AND (o.dispute IS NULL OR o.dispute = 'won'))`,
  sql<{ line: string }>`
    SELECT 'project ' || project_id || ': paid by ' || count(*) || ' orders' AS line FROM orders
    WHERE status = 'paid' AND refunded_cents = 0 AND project_id IS NOT NULL GROUP BY project_id HAVING count(*) > 1`,
  sql<{ line: string }>`
    SELECT 'series ' || c.series || ': last number ' || c.last || ', documents ' || count(i.number) AS line
    FROM document_counters c LEFT JOIN invoices i ON i.number LIKE c.series || '-%' GROUP BY c.series
    HAVING c.last <> count(i.number)`,
];

export const createReconciliationStore = (db: Db): ReconciliationStore => ({
  orders: () => db.selectFrom('orders').selectAll().orderBy('created_at').execute(),
  contradictions: async () => {
    const found: string[] = [];
    for (const check of CHECKS) found.push(...(await check.execute(db)).rows.map(({ line }) => line));
    return found;
  },
});
