import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema/database.ts';
import { AppError } from '../errors.ts';

export interface Limit {
  /** Tries allowed within the window. */
  readonly tries: number;
  readonly windowMs: number;
}

interface Dependencies {
  readonly db: Kysely<Database>;
  /** Keys are hashed with it: the table holds no address and no e-mail. */
  readonly key: Buffer;
  readonly now: () => Date;
}

/** Limits that hold over all processes, for the calls where a guess is worth something. */
export interface RateLimits {
  /** Counts one try; throws rate_limited with Retry-After once they are used up. */
  readonly take: (name: string, limit: Limit) => Promise<void>;
  readonly clear: (name: string) => Promise<void>;
}

const refuse = (endsAt: Date, now: Date): never => {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  throw new AppError('rate_limited', { headers: { 'Retry-After': String(seconds) } });
};

export const createRateLimits = ({ db, key, now }: Dependencies): RateLimits => {
  const hashed = (name: string): string => createHmac('sha256', key).update(name).digest('base64url');

  const forgetEnded = () => db.deleteFrom('rate_limits').where('window_ends_at', '<', now()).execute();

  const count = (name: string, { windowMs }: Limit) =>
    db
      .insertInto('rate_limits')
      .values({ key: hashed(name), used: 1, window_ends_at: new Date(now().getTime() + windowMs) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          used: sql`CASE WHEN rate_limits.window_ends_at <= ${now()} THEN 1 ELSE rate_limits.used + 1 END`,
          window_ends_at: sql`CASE WHEN rate_limits.window_ends_at <= ${now()} THEN excluded.window_ends_at ELSE rate_limits.window_ends_at END`,
        }),
      )
      .returning(['used', 'window_ends_at'])
      .executeTakeFirstOrThrow();

  return {
    take: async (name, limit) => {
      const { used, window_ends_at } = await count(name, limit);
      // A window that is new to its key pays for the tidying, so that the table holds no more than is live.
      if (used === 1) await forgetEnded();
      if (used > limit.tries) refuse(window_ends_at, now());
    },
    clear: async (name) => {
      await db.deleteFrom('rate_limits').where('key', '=', hashed(name)).execute();
    },
  };
};
