import type { Db } from '../../platform/database/db.ts';
import { dollars } from '../../platform/mail/templates/money.ts';
import { userIdOf } from './account-of.store.ts';
import type { OperatorCommand } from '../../platform/command-line/run-command.ts';
import { readWords } from '../../platform/command-line/read-options.ts';
import { creditEntriesOf, moneyEntriesOf } from './operator-queries.store.ts';

interface Posting {
  readonly at: Date;
  readonly ref: string;
  /** Changes by account; they sum to nothing. */
  readonly changes: Readonly<Record<string, number>>;
}

/** Where credits come from and where they go, seen from our side. */
const COUNTER: Readonly<Record<string, string>> = {
  grant: 'given away',
  purchase: 'sold',
  clawback: 'sold',
  capture: 'used',
};

const nonZero = (changes: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(changes).filter(([, change]) => change !== 0));

const creditPostings = async (db: Db, userId: string): Promise<Posting[]> => {
  const entries = await creditEntriesOf(db, userId);
  return entries.map(({ kind, ref, available_change, held_change, created_at }) => ({
    at: created_at,
    ref: `${kind} ${ref}`,
    changes: nonZero({ available: available_change, held: held_change, [COUNTER[kind] ?? 'moved']: -(available_change + held_change) }),
  }));
};

const moneyPostings = async (db: Db, userId: string): Promise<Posting[]> => {
  const entries = await moneyEntriesOf(db, userId);
  return entries.map(({ kind, amount_cents, created_at, number }) => ({
    at: created_at,
    ref: `${kind} ${number}`,
    changes: { provider: amount_cents, sales: -amount_cents },
  }));
};

const linesOf = (postings: readonly Posting[], write: (amount: number) => string): string[] => {
  const sums: Record<string, number> = {};
  const lines = postings.flatMap(({ at, ref, changes }) => {
    for (const [account, change] of Object.entries(changes)) sums[account] = (sums[account] ?? 0) + change;
    const sides = Object.entries(changes).map(([account, change]) => `${account} ${write(change)}`);
    return [`${at.toISOString()}  ${sides.join(', ').padEnd(40)}  ${ref}`];
  });
  const total = Object.values(sums).reduce((sum, change) => sum + change, 0);
  return [...lines, `${'sums'.padEnd(24)}  ${Object.entries(sums).map(([account, sum]) => `${account} ${write(sum)}`).join(', ')}; together ${write(total)}`];
};

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount));

/** The books of one customer, each entry with both its sides. */
export const ledgerCommand: OperatorCommand = {
  options: 'EMAIL',
  tells: 'credits and money of an account, each entry with both its sides, and their sums',
  run: async ({ db }, args) => {
    const { words } = readWords(args, ['EMAIL'], []);
    const userId = await userIdOf(db, words[0] ?? '');
    return [
      'Credits',
      ...linesOf(await creditPostings(db, userId), signed),
      'Money',
      ...linesOf(await moneyPostings(db, userId), dollars),
    ];
  },
};
