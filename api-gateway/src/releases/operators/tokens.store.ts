import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { RemoteName, TokenScope } from '@fifteen/contracts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';

/** 256 bits of chance: a plain hash cannot be guessed back. */
const TOKEN = /^fr_[\w-]{43}$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Who moves something, and what of it is theirs. */
export interface Team {
  readonly id: string;
  readonly scope: TokenScope;
  readonly name: string;
  /** As the log names them. */
  readonly actor: string;
}

export interface ListedToken {
  readonly id: string;
  readonly scope: TokenScope;
  readonly name: string;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
}

interface Dependencies {
  readonly db: Db;
  readonly now: () => Date;
}

export const createTokens = ({ db, now }: Dependencies) => ({
  /** Gives the token; it is told this once and kept nowhere. */
  create: async (scope: TokenScope, name: string, by: string): Promise<{ id: string; token: string }> => {
    const [id, token] = [randomUUID(), `fr_${randomBytes(32).toString('base64url')}`];
    const row = { id, scope, name, hash: hashOf(token), created_at: now(), created_by: by, used_at: null, revoked_at: null };
    await db.insertInto('release_tokens').values(row).execute();
    return { id, token };
  },

  /** Throws not_signed_in where it is none of ours, or was revoked. */
  read: async (token: string): Promise<Team> => {
    const row = TOKEN.test(token)
      ? await db
          .updateTable('release_tokens')
          .set({ used_at: now() })
          .where('hash', '=', hashOf(token))
          .where('revoked_at', 'is', null)
          .returning(['id', 'scope', 'name'])
          .executeTakeFirst()
      : undefined;
    if (!row) throw new AppError('not_signed_in', { detail: 'This takes the token of a team that releases.', headers: { 'WWW-Authenticate': 'Bearer' } });
    const team = row.scope === 'operator' ? 'operator' : `mfe-${row.scope}`;
    return { id: row.id, scope: row.scope, name: row.name, actor: `${row.name} (${team})` };
  },

  list: async (): Promise<ListedToken[]> => {
    const rows = await db.selectFrom('release_tokens').selectAll().orderBy('created_at').execute();
    return rows.map((row) => ({
      id: row.id,
      scope: row.scope,
      name: row.name,
      createdAt: row.created_at,
      createdBy: row.created_by,
      usedAt: row.used_at,
      revokedAt: row.revoked_at,
    }));
  },

  /** False where there is none, or it was revoked before. */
  revoke: async (id: string): Promise<boolean> => {
    const revoked = await db.updateTable('release_tokens').set({ revoked_at: now() }).where('id', '=', id).where('revoked_at', 'is', null).executeTakeFirst();
    return revoked.numUpdatedRows === 1n;
  },
});

export type Tokens = ReturnType<typeof createTokens>;

export const assertMay = ({ scope }: Team, remote: RemoteName): void => {
  if (scope !== 'operator' && scope !== remote) throw new AppError('forbidden', { detail: `This token is for mfe-${scope}, not for mfe-${remote}.` });
};

/** Reads tokens of operators; undefined where it is another one, or none. */
export const operatorOf =
  (tokens: Pick<Tokens, 'read'>) =>
  async (token: string): Promise<Team | undefined> => {
    const team = await tokens.read(token).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_signed_in') return undefined;
      throw error;
    });
    return team?.scope === 'operator' ? team : undefined;
  };
