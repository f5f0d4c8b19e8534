import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Operator, OperatorRole } from './operator.ts';
import { roleOf, type RoleLists } from './role-of.ts';

/** An unattended browser signs itself out. */
const IDLE_MS = 30 * 60_000;
/** A shift: then one signs in again. */
export const SESSION_MS = 8 * 3_600_000;
/** A session is not written at every request. */
const TOUCH_MS = 60_000;
const FORGOTTEN_MS = 30 * 24 * 3_600_000;
const SECRET = /^[\w-]{43}$/;

/** 256 bits of chance: a plain hash cannot be guessed back. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export interface OperatorSession {
  readonly id: string;
  readonly operator: Operator;
}

export interface ListedSession {
  readonly id: string;
  /** The account or the token that was signed in with. */
  readonly name: string;
  readonly role: OperatorRole;
  readonly browser: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

interface Dependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** Where operators sign in at a provider: then sessions of tokens are over. */
  readonly provider: { readonly issuer: string; readonly roles: RoleLists } | undefined;
}

/**
 * Browsers in which operators have signed in. The cookie is a random number of its own, so a copy of it is worth half an
 * hour, not a token; only its hash is stored. A revoked token ends its sessions; so does a role that an account has no more
 * by the lists of this process.
 */
export const createOperatorSessions = ({ db, now, provider }: Dependencies) => {
  const before = (ms: number): Date => new Date(now().getTime() - ms);

  const openSessions = () =>
    db
      .selectFrom('operator_sessions as session')
      .select(['session.id', 'session.browser', 'session.created_at', 'session.seen_at'])
      .where('session.ended_at', 'is', null)
      .where('session.seen_at', '>', before(IDLE_MS))
      .where('session.created_at', '>', before(SESSION_MS))
      .orderBy('session.created_at', 'desc');

  const ofTokens = () =>
    openSessions()
      .innerJoin('release_tokens as token', 'token.id', 'session.token_id')
      .select(['token.id as owner', 'token.name'])
      .where('token.revoked_at', 'is', null)
      .where('token.scope', '=', 'operator');

  const ofAccounts = (issuer: string) =>
    openSessions()
      .innerJoin('operator_accounts as account', 'account.id', 'session.account_id')
      .select(['account.id as owner', 'account.email as name', 'account.is_email_verified', 'account.groups'])
      .where('account.issuer', '=', issuer);

  type Opened = Omit<ListedSession, 'role' | 'name'> & { readonly operator: Operator };

  const openedOf = (row: { id: string; browser: string; created_at: Date; seen_at: Date }, operator: Operator): Opened => ({ id: row.id, browser: row.browser, createdAt: row.created_at, seenAt: row.seen_at, operator });

  const open = async (hash?: string): Promise<Opened[]> => {
    if (!provider) {
      const rows = await (hash ? ofTokens().where('session.hash', '=', hash) : ofTokens()).execute();
      return rows.map((row) => openedOf(row, { by: 'token', id: row.owner, name: row.name, role: 'operator' }));
    }
    const rows = await (hash ? ofAccounts(provider.issuer).where('session.hash', '=', hash) : ofAccounts(provider.issuer)).execute();
    return rows.flatMap((row) => {
      const role = roleOf({ email: row.name, isEmailVerified: row.is_email_verified, groups: row.groups }, provider.roles);
      return role ? [openedOf(row, { by: 'account', id: row.owner, name: row.name, role })] : [];
    });
  };

  return {
    /** Returns the secret for the cookie. It is returned once and stored nowhere. */
    start: async (trx: Db, { by, id }: Operator, browser: string): Promise<string> => {
      const secret = randomBytes(32).toString('base64url');
      const owner = { token_id: by === 'token' ? id : null, account_id: by === 'account' ? id : null };
      await trx.deleteFrom('operator_sessions').where('created_at', '<', before(FORGOTTEN_MS)).execute();
      await trx.insertInto('operator_sessions').values({ id: randomUUID(), ...owner, hash: hashOf(secret), browser, created_at: now(), seen_at: now(), ended_at: null }).execute();
      return secret;
    },

    /** Undefined if there is none, if it has ended, or if its token was revoked or its account lost its role. */
    read: async (secret: string | undefined): Promise<OperatorSession | undefined> => {
      const [found] = secret && SECRET.test(secret) ? await open(hashOf(secret)) : [];
      if (!found) return undefined;
      if (found.seenAt < before(TOUCH_MS)) await db.updateTable('operator_sessions').set({ seen_at: sql`greatest(seen_at, ${now()})` }).where('id', '=', found.id).execute();
      return { id: found.id, operator: found.operator };
    },

    /** Open ones, the latest first. */
    list: async (): Promise<ListedSession[]> => (await open()).map(({ operator: { name, role }, ...session }) => ({ ...session, name, role })),

    /** False if there is none, or it has already ended. */
    end: async (trx: Db, id: string): Promise<boolean> => {
      const ended = await trx.updateTable('operator_sessions').set({ ended_at: now() }).where('id', '=', id).where('ended_at', 'is', null).executeTakeFirst();
      return ended.numUpdatedRows === 1n;
    },
  };
};

export type OperatorSessions = ReturnType<typeof createOperatorSessions>;
