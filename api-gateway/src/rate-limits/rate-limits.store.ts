import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema/database.ts';
import { AppError } from '../errors.ts';

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
  readonly key: Buffer;
  readonly now: () => Date;
}

/** Limits that hold over all processes, for the calls where a guess is worth something. */
export interface RateLimits {
  /** What stands in the table for a name. */
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

export const createRateLimits = ({ db, key, now }: Dependencies): RateLimits => {
  const keyOf = (name: string): string => createHmac('sha256', key).update(name).digest('base64url');

  const count = (name: string, { windowMs }: Limit): Promise<Counted> =>
    db
      .insertInto('rate_limits')
      .values({ key: keyOf(name), used: 1, window_ends_at: new Date(now().getTime() + windowMs) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          used: sql`CASE WHEN rate_limits.window_ends_at <= ${now()} THEN 1 ELSE rate_limits.used + 1 END`,
          window_ends_at: sql`CASE WHEN rate_limits.window_ends_at <= ${now()} THEN excluded.window_ends_at ELSE rate_limits.window_ends_at END`,
        }),
      )
      .returning(['used', 'window_ends_at'])
      .executeTakeFirstOrThrow();

  const judge: RateLimits['judge'] = async ({ used, window_ends_at }, { tries }, tell) => {
    if (used === tries + 1) await tell?.();
    if (used > tries) refuse(window_ends_at, now());
  };

  return {
    keyOf,
    judge,
    take: async (name, limit, tell) => judge(await count(name, limit), limit, tell),
    clear: async (name) => {
      await db.deleteFrom('rate_limits').where('key', '=', keyOf(name)).execute();
    },
  };
};
