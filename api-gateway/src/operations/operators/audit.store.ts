import type { Db } from '../../platform/database/db.ts';
import { actorOf, type Operator } from './operator.ts';

/** Where an operator acts from. */
export interface From {
  /** The address of the network, as the proxies tell it. */
  readonly address: string;
  /** Browser and system in words. */
  readonly browser: string;
}

export type AuditAction = 'sign in' | 'sign-in refused' | 'sign out' | 'end session' | 'retry job' | 'publish' | 'check' | 'promote' | 'canary' | 'rollback' | 'prune';

export interface AuditedAction {
  readonly action: AuditAction;
  /** What it was done to. */
  readonly target: string;
  readonly detail: string;
}

export interface AuditLine extends AuditedAction, From {
  readonly at: Date;
  readonly actor: string;
}

/** Who did it: an operator, the token of a team, or somebody who has no role. */
export interface Auditee {
  readonly actor: string;
  readonly by?: 'account' | 'token';
  readonly id?: string;
}

export const auditeeOf = (operator: Operator): Auditee => ({ actor: actorOf(operator), by: operator.by, id: operator.id });

/** Most of what a stranger may have chosen. */
const TEXT_MAX = 300;

/** What operators did. Rows are never changed: the database refuses it. */
export const auditStore = {
  /** Within the transaction of what was done: it is written if and only if that is. */
  add: async (trx: Db, { actor, by, id }: Auditee, { action, target, detail }: AuditedAction, { address, browser }: From, at: Date): Promise<void> => {
    const cut = (text: string): string => text.replaceAll('\0', '').slice(0, TEXT_MAX);
    const ids = { account_id: by === 'account' ? (id ?? null) : null, token_id: by === 'token' ? (id ?? null) : null };
    await trx
      .insertInto('operator_audit')
      .values({ at, ...ids, actor: cut(actor), action, target: cut(target), detail: cut(detail), address, browser })
      .execute();
  },

  /** Newest first. */
  list: async (db: Db, limit: number): Promise<AuditLine[]> => {
    const rows = await db.selectFrom('operator_audit').select(['at', 'actor', 'action', 'target', 'detail', 'address', 'browser']).orderBy('id', 'desc').limit(limit).execute();
    return rows.map((row) => ({ ...row, action: row.action as AuditAction }));
  },
} as const;
