import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema/database.ts';
import { AppError } from '../errors/errors.ts';
import { signatureOf, type Keys } from '../keys/keys.ts';

export interface Limit {
  /** Tries allowed within the window. */
  readonly tries: number;
  readonly windowMs: number;
}

/** Where a key stands with this try. */
export interface Counted {
  readonly used: number;
  readonly window_ends_at: Date;
}

interface Dependencies {
  readonly db: Kysely<Database>;
  /** Keys are hashed with it: the table holds no address and no e-mail. */
  readonly keys: Keys;
  readonly now: () => Date;
}

/** Limits that hold over all processes, for the calls where a guess is worth something. */
export interface RateLimits {
  /** What is in the table for a name. */
  readonly keyOf: (name: string) => string;
  /**
   * Counts one try; throws rate_limited with Retry-After once they are used up. `tell` hears of the first that is
   * refused in a window, and of no other: a flood must not become a flood of notes.
   */
  readonly take: (name: string, limit: Limit, tell?: () => Promise<void>) => Promise<void>;
  /** The same for a try that was counted already, by a statement that counts several at once. */
  readonly judge: (counted: Counted, limit: Limit, tell?: () => Promise<void>) => Promise<void>;
  readonly clear: (name: string) => Promise<void>;
}

const refuse = (endsAt: Date, now: Date): never => {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  throw new AppError('rate_limited', { headers: { 'Retry-After': String(seconds) } });
};

/**
 * For ON CONFLICT: one more in the window, or the first of a new one. A window that ends later than one which begins now
 * was begun before the clock was set back; a minute is what the clocks of two gateways may differ by.
 */
export const oneMoreTry = (now: Date) => {
  const isOver = sql`(rate_limits.window_ends_at <= ${now} OR rate_limits.window_ends_at > excluded.window_ends_at + interval '1 minute')`;
  return {
    used: sql<number>`CASE WHEN ${isOver} THEN 1 ELSE rate_limits.used + 1 END`,
    window_ends_at: sql<Date>`CASE WHEN ${isOver} THEN excluded.window_ends_at ELSE rate_limits.window_ends_at END`,
  };
};

/** Counts one try under a key. */
export const countTry = (db: Kysely<Database>, key: string, { windowMs }: Pick<Limit, 'windowMs'>, now: Date): Promise<Counted> =>
  db
    .insertInto('rate_limits')
    .values({ key, used: 1, window_ends_at: new Date(now.getTime() + windowMs) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(oneMoreTry(now)))
    .returning(['used', 'window_ends_at'])
    .executeTakeFirstOrThrow();

export const createRateLimits = ({ db, keys, now }: Dependencies): RateLimits => {
  const keyOf = (name: string): string => signatureOf(keys, name).toString('base64url');

  const judge: RateLimits['judge'] = async ({ used, window_ends_at }, { tries }, tell) => {
    if (used === tries + 1) await tell?.();
    if (used > tries) refuse(window_ends_at, now());
  };

  return {
    keyOf,
    judge,
    take: async (name, limit, tell) => judge(await countTry(db, keyOf(name), limit, now()), limit, tell),
    clear: async (name) => {
      await db.deleteFrom('rate_limits').where('key', '=', keyOf(name)).execute();
    },
  };
};
