import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { holdCredits, openCreditAccount, postCredits, settleHold, settlePart, type Settlement } from './credits.store.ts';

type Operation =
  | { readonly kind: 'purchase'; readonly ref: number; readonly amount: number }
  | { readonly kind: 'hold'; readonly ref: number; readonly amount: number }
  | { readonly kind: 'settle'; readonly ref: number; readonly state: Settlement }
  | { readonly kind: 'part'; readonly ref: number; readonly part: number; readonly state: Settlement };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const state = fc.constantFrom<Settlement>('captured', 'released');
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('purchase' as const), ref: fc.nat(9), amount: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('hold' as const), ref: fc.nat(24), amount: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('settle' as const), ref: fc.nat(24), state }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('part' as const), ref: fc.nat(24), part: fc.nat(4), state }) },
);

const carryOut = (userId: string, operation: Operation): Promise<unknown> => {
  const { db } = gateway.platform;
  const ref = `${userId}:${operation.ref}`;
  if (operation.kind === 'purchase') return postCredits(db, { userId, kind: 'purchase', ref, amount: operation.amount });
  if (operation.kind === 'hold') return holdCredits(db, userId, ref, operation.amount);
  // A part that is larger than what is left is refused by the table; the books stay as they were.
  if (operation.kind === 'part') return settlePart(db, { ref, part: String(operation.part), amount: 3 }, operation.state).catch(() => false);
  return settleHold(db, ref, operation.state);
};

const BOOKS = `
  SELECT a.available, a.held,
    (SELECT coalesce(sum(available_change), 0)::int FROM credit_entries WHERE user_id = $1) AS booked_available,
    (SELECT coalesce(sum(held_change), 0)::int FROM credit_entries WHERE user_id = $1) AS booked_held,
    (SELECT coalesce(sum(amount - settled), 0)::int FROM credit_holds WHERE user_id = $1 AND state = 'open') AS open_holds,
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

  test('a hold settled in parts is spent and given back to the credit, each part once', async () => {
    const userId = randomUUID();
    const { db, pool } = gateway.platform;
    await openCreditAccount(db, userId);
    await postCredits(db, { userId, kind: 'grant', ref: userId, amount: 5 });
    const ref = `parts:${userId}`;
    await holdCredits(db, userId, ref, 5);
    const settle = (part: number, state: Settlement) => settlePart(db, { ref, part: String(part), amount: 1 }, state);
    const twice = await Promise.all([0, 1, 2, 3].flatMap((part) => [settle(part, 'captured'), settle(part, 'released')]));
    expect(twice.filter(Boolean)).toHaveLength(4);
    expect(await settle(4, 'released')).toBe(true);
    expect(await settleHold(db, ref, 'released')).toBe(false);
    const { rows: [hold] } = await pool.query('SELECT state, settled FROM credit_holds WHERE id = $1', [ref]);
    expect(hold).toEqual({ state: 'settled', settled: 5 });
    await assertBalanced(userId);
  });

  test('what is left of a hold is given back once', async () => {
    const userId = randomUUID();
    const { db, pool } = gateway.platform;
    await openCreditAccount(db, userId);
    await postCredits(db, { userId, kind: 'grant', ref: userId, amount: 5 });
    const ref = `rest:${userId}`;
    await holdCredits(db, userId, ref, 5);
    await settlePart(db, { ref, part: '0', amount: 2 }, 'captured');
    expect(await Promise.all([settleHold(db, ref, 'released'), settleHold(db, ref, 'captured')])).toContain(false);
    const { rows: [account] } = await pool.query('SELECT held FROM credit_accounts WHERE user_id = $1', [userId]);
    expect(account.held).toBe(0);
    await assertBalanced(userId);
  });

  test.each(['UPDATE credit_entries SET available_change = 1', 'DELETE FROM credit_entries', 'TRUNCATE credit_entries'])(
    'refuses %s',
    async (statement) => {
      await expect(gateway.platform.pool.query(statement)).rejects.toThrow('append-only');
    },
  );
});
