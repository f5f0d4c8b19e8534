import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Team } from './tokens.store.ts';

/** An unattended browser signs itself out. */
const IDLE_MS = 30 * 60_000;
/** A shift: then the token is asked for again. */
export const SESSION_MS = 8 * 3_600_000;
/** A session is not written at every request. */
const TOUCH_MS = 60_000;
const FORGOTTEN_MS = 30 * 24 * 3_600_000;
const SECRET = /^[\w-]{43}$/;

/** 256 bits of chance: a plain hash cannot be guessed back. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export interface OperatorSession {
  readonly id: string;
  readonly team: Team;
}

export interface ListedSession {
  readonly id: string;
  /** The name of the token that was signed in with. */
  readonly name: string;
  readonly browser: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

interface Dependencies {
  readonly db: Db;
  readonly now: () => Date;
}

/**
 * Browsers in which operators have signed in. The cookie is a random number of its own, so a copy of it is worth half an
 * hour, not a token; only its hash is stored. A revoked token ends its sessions.
 */
export const createOperatorSessions = ({ db, now }: Dependencies) => {
  const before = (ms: number): Date => new Date(now().getTime() - ms);

  const open = () =>
    db
      .selectFrom('operator_sessions as session')
      .innerJoin('release_tokens as token', 'token.id', 'session.token_id')
      .select(['session.id', 'session.browser', 'session.created_at', 'session.seen_at', 'token.id as token_id', 'token.name', 'token.scope'])
      .where('session.ended_at', 'is', null)
      .where('session.seen_at', '>', before(IDLE_MS))
      .where('session.created_at', '>', before(SESSION_MS))
      .where('token.revoked_at', 'is', null)
      .where('token.scope', '=', 'operator');

  const end = async (id: string): Promise<boolean> => {
    const ended = await db.updateTable('operator_sessions').set({ ended_at: now() }).where('id', '=', id).where('ended_at', 'is', null).executeTakeFirst();
    return ended.numUpdatedRows === 1n;
  };

  return {
    /** Returns the secret for the cookie. It is returned once and stored nowhere. */
    start: async (team: Team, browser: string): Promise<string> => {
      const secret = randomBytes(32).toString('base64url');
      await db.deleteFrom('operator_sessions').where('created_at', '<', before(FORGOTTEN_MS)).execute();
      await db.insertInto('operator_sessions').values({ id: randomUUID(), token_id: team.id, hash: hashOf(secret), browser, created_at: now(), seen_at: now(), ended_at: null }).execute();
      return secret;
    },

    /** Undefined if there is none, if it has ended, or if its token was revoked. */
    read: async (secret: string | undefined): Promise<OperatorSession | undefined> => {
      const row = secret && SECRET.test(secret) ? await open().where('session.hash', '=', hashOf(secret)).executeTakeFirst() : undefined;
      if (!row) return undefined;
      if (row.seen_at < before(TOUCH_MS)) await db.updateTable('operator_sessions').set({ seen_at: sql`greatest(seen_at, ${now()})` }).where('id', '=', row.id).execute();
      return { id: row.id, team: { id: row.token_id, scope: row.scope, actor: `${row.name} (operator)` } };
    },

    /** Open ones, the latest first. */
    list: async (): Promise<ListedSession[]> => {
      const rows = await open().orderBy('session.created_at', 'desc').execute();
      return rows.map(({ id, name, browser, created_at, seen_at }) => ({ id, name, browser, createdAt: created_at, seenAt: seen_at }));
    },

    /** False if there is none, or it has already ended. */
    end,
  };
};

export type OperatorSessions = ReturnType<typeof createOperatorSessions>;
