import type { Db, InTransaction } from '../../platform/database/db.ts';
import { type Auditee, auditeeOf, auditStore, type AuditedAction, type From } from './audit.store.ts';
import { actorOf, type Operator } from './operator.ts';
import { operatorAccountsStore } from './operator-accounts.store.ts';
import type { OperatorSession, OperatorSessions } from './operator-sessions.store.ts';
import { roleOf, type RoleLists } from './role-of.ts';
import type { ProvidedOperator } from './provided-operator.ts';

interface Dependencies {
  readonly inTransaction: InTransaction;
  readonly sessions: OperatorSessions;
  readonly provider: { readonly issuer: string; readonly roles: RoleLists } | undefined;
  readonly now: () => Date;
}

/** Sign-ins of operators and their ends. Each is in the audit, in the transaction that does it. */
export const createOperatorsService = ({ inTransaction, sessions, provider, now }: Dependencies) => {
  const audit = (trx: Db, by: Auditee, action: AuditedAction, from: From): Promise<void> => auditStore.add(trx, by, action, from, now());

  const start = async (trx: Db, operator: Operator, from: From, before: string | undefined): Promise<string> => {
    // Another secret at each sign-in: one that somebody planted or copied before is worth nothing.
    const replaced = await sessions.read(before);
    if (replaced) await sessions.end(trx, replaced.id);
    await audit(trx, auditeeOf(operator), { action: 'sign in', target: '/operations', detail: operator.by === 'token' ? 'by a token' : 'by the OpenID provider' }, from);
    return sessions.start(trx, operator, from.browser);
  };

  return {
    /** The secret for the cookie. */
    signInByToken: (token: { readonly id: string; readonly name: string }, from: From, before: string | undefined): Promise<string> =>
      inTransaction((trx) => start(trx, { by: 'token', id: token.id, name: token.name, role: 'operator' }, from, before)),

    /** The operator and the secret for the cookie; undefined where the account is listed for no role. */
    signInByProvider: (person: ProvidedOperator, from: From, before: string | undefined): Promise<{ operator: Operator; secret: string } | undefined> =>
      inTransaction(async (trx) => {
        const role = provider && roleOf(person, provider.roles);
        if (!provider || !role) {
          await audit(trx, { actor: `${person.email} (no role)` }, { action: 'sign-in refused', target: '/operations', detail: `groups: ${person.groups.join(', ') || 'none'}; e-mail ${person.isEmailVerified ? 'verified' : 'not verified'}` }, from);
          return undefined;
        }
        const id = await operatorAccountsStore.save(trx, { ...person, issuer: provider.issuer, role }, now());
        const operator: Operator = { by: 'account', id, name: person.email, role };
        return { operator, secret: await start(trx, operator, from, before) };
      }),

    signOut: ({ id, operator }: OperatorSession, from: From): Promise<void> =>
      inTransaction(async (trx) => {
        if (await sessions.end(trx, id)) await audit(trx, auditeeOf(operator), { action: 'sign out', target: '/operations', detail: '' }, from);
      }),

    /** Another browser, or this one. */
    endSession: ({ operator }: OperatorSession, session: string, from: From): Promise<void> =>
      inTransaction(async (trx) => {
        const ended = (await sessions.list()).find(({ id }) => id === session);
        if (ended && (await sessions.end(trx, session))) await audit(trx, auditeeOf(operator), { action: 'end session', target: `${actorOf(ended)}, ${ended.browser}`, detail: '' }, from);
      }),
  };
};

export type OperatorsService = ReturnType<typeof createOperatorsService>;
