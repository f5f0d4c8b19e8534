import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { holdCredits, openCreditAccount, postCredits, settleHold } from './credits.store.ts';

type Operation =
  | { readonly kind: 'purchase'; readonly ref: number; readonly amount: number }
  | { readonly kind: 'hold'; readonly ref: number; readonly amount: number }
  | { readonly kind: 'settle'; readonly ref: number; readonly state: 'captured' | 'released' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('purchase' as const), ref: fc.nat(9), amount: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('hold' as const), ref: fc.nat(24), amount: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('settle' as const), ref: fc.nat(24), state: fc.constantFrom('captured' as const, 'released' as const) }) },
);

const carryOut = (userId: string, operation: Operation): Promise<unknown> => {
  const { db } = gateway.platform;
  const ref = `${userId}:${operation.ref}`;
  if (operation.kind === 'purchase') return postCredits(db, { userId, kind: 'purchase', ref, amount: operation.amount });
  if (operation.kind === 'hold') return holdCredits(db, userId, ref, operation.amount);
  return settleHold(db, ref, operation.state);
};

const BOOKS = `
  SELECT a.available, a.held,
    (SELECT coalesce(sum(available_change), 0)::int FROM credit_entries WHERE user_id = $1) AS booked_available,
    (SELECT coalesce(sum(held_change), 0)::int FROM credit_entries WHERE user_id = $1) AS booked_held,
    (SELECT coalesce(sum(amount), 0)::int FROM credit_holds WHERE user_id = $1 AND state = 'open') AS open_holds,
    (SELECT count(*)::int FROM (SELECT 1 FROM credit_entries WHERE user_id = $1 AND kind IN ('capture', 'release')
      GROUP BY ref HAVING count(*) > 1) twice) AS settled_twice
  FROM credit_accounts a WHERE user_id = $1`;

const assertBalanced = async (userId: string): Promise<void> => {
  const { pool } = gateway.platform;
  const { rows: [books] } = await pool.query(BOOKS, [userId]);
  expect(books.available).toBe(books.booked_available);
  expect(books.held).toBe(books.booked_held);
  expect(books.held).toBe(books.open_holds);
  expect(books.settled_twice).toBe(0);
  const { rows } = await pool.query('SELECT available_change, available_after FROM credit_entries WHERE user_id = $1 ORDER BY id', [userId]);
  rows.reduce((balance: number, entry: { available_change: number; available_after: number }) => {
    expect(entry.available_after).toBe(balance + entry.available_change);
    expect(entry.available_after).toBeGreaterThanOrEqual(0);
    return entry.available_after;
  }, 0);
};

describe('the ledger', () => {
  test('P12: whatever is done at the same moment, entries, balances and holds agree', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 10, maxLength: 60 }), async (operations) => {
        const userId = randomUUID();
        await openCreditAccount(gateway.platform.db, userId);
        await Promise.all(operations.map((operation) => carryOut(userId, operation)));
        await assertBalanced(userId);
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  test('P11: a hundred parallel holds of 5 with 5 credits succeed once', async () => {
    const userId = randomUUID();
    await openCreditAccount(gateway.platform.db, userId);
    await postCredits(gateway.platform.db, { userId, kind: 'grant', ref: userId, amount: 5 });
    const holds = Array.from({ length: 100 }, (_, i) => holdCredits(gateway.platform.db, userId, `${userId}:${i}`, 5));
    const outcomes = await Promise.all(holds);
    expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
    await assertBalanced(userId);
  });

  test.each(['UPDATE credit_entries SET available_change = 1', 'DELETE FROM credit_entries', 'TRUNCATE credit_entries'])(
    'refuses %s',
    async (statement) => {
      await expect(gateway.platform.pool.query(statement)).rejects.toThrow('append-only');
    },
  );
});
