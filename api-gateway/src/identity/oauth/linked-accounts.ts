import { WELCOME_CREDITS } from '@fifteen/contracts';
import type { IdentitiesStore } from '../account-security/identities.store.ts';
import { emailKeyOf } from '../../platform/mail/email-key.ts';
import type { MailTokensStore } from '../mail-tokens/mail-tokens.store.ts';
import type { SessionsStore } from '../sessions/sessions.store.ts';
import type { Db, InTransaction } from '../../platform/database/db.ts';
import { storableText } from '../../platform/database/storable.ts';
import { nameFor } from '../../platform/mail/name-for.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.store.ts';
import type { UsersStore, UserWithCredits } from '../users/users.store.ts';
import type { ProvidedPerson } from './openid-provider.ts';

interface Dependencies {
  readonly inTransaction: InTransaction;
  readonly users: UsersStore;
  readonly identities: IdentitiesStore;
  readonly sessions: SessionsStore;
  readonly tokens: MailTokensStore;
  readonly outbox: Outbox;
  readonly log: SecurityLog;
  readonly now: () => Date;
}

interface Account {
  readonly user: UserWithCredits;
  readonly isNew: boolean;
}

export interface LinkedAccounts {
  /** The account of ours that this person signs in to: the linked one, the one with the same e-mail, or a new one. */
  readonly accountOf: (person: ProvidedPerson) => Promise<Account>;
}

const PROVIDER = 'google';

export const createLinkedAccounts = (of: Dependencies): LinkedAccounts => {
  const found = async (trx: Db, id: string): Promise<UserWithCredits> => {
    const user = await of.users.find(id, trx);
    if (!user) throw new Error('An identity without its user');
    return user;
  };

  const adopted = async (trx: Db, id: string, { fullName, avatarUrl }: ProvidedPerson): Promise<UserWithCredits> => {
    await of.users.adopt(trx, id, { full_name: fullName && storableText(fullName), avatar_url: avatarUrl });
    return found(trx, id);
  };

  /** The person who made the account had not shown that the address is theirs: nothing of what they hold opens it any more. */
  const lockOut = async (trx: Db, { id }: UserWithCredits): Promise<void> => {
    await of.users.setPassword(trx, id, null);
    await of.sessions.revokeAll(trx, { userId: id }, 'linked', of.now());
    await of.tokens.forget(trx, id, 'reset');
    await of.tokens.forget(trx, id, 'verify');
    await of.users.verifyEmail(trx, id, of.now());
  };

  const link = async (trx: Db, user: UserWithCredits, person: ProvidedPerson): Promise<void> => {
    const now = of.now();
    const isFirst = await of.identities.link(trx, { provider: PROVIDER, subject: person.subject, user_id: user.id, email: person.email, created_at: now });
    // Another tab of the same person came a moment earlier, and told of it.
    if (!isFirst) return;
    await of.log.record({ kind: 'google_linked', userId: user.id, detail: { was_verified: user.email_verified_at !== null } }, trx);
    await of.outbox.write(trx, {
      template: 'google-linked',
      ref: `google-linked:${user.id}:${now.getTime()}`,
      userId: user.id,
      recipient: user.email,
      // Google has checked it.
      isConfirmed: true,
      data: { name: nameFor(user), at: now.toISOString() },
    });
  };

  const created = async (trx: Db, { subject, email, fullName, avatarUrl }: ProvidedPerson): Promise<UserWithCredits | undefined> => {
    const now = of.now();
    const user = await of.users.create(
      trx,
      {
        email,
        email_key: emailKeyOf(email),
        full_name: fullName && storableText(fullName),
        avatar_url: avatarUrl,
        email_verified_at: now,
        created_at: now,
      },
      WELCOME_CREDITS,
    );
    if (user) await of.identities.link(trx, { provider: PROVIDER, subject, user_id: user.id, email, created_at: now });
    return user;
  };

  const accountIn = async (trx: Db, person: ProvidedPerson): Promise<Account> => {
    const linked = await of.identities.find(trx, PROVIDER, person.subject);
    if (linked) return { user: await adopted(trx, linked.user_id, person), isNew: false };
    const fresh = await created(trx, person);
    if (fresh) return { user: fresh, isNew: true };
    const local = await of.users.findByEmail(emailKeyOf(person.email), trx);
    if (!local) throw new Error('An e-mail that is taken by nobody');
    if (!local.email_verified_at) await lockOut(trx, local);
    await link(trx, local, person);
    return { user: await adopted(trx, local.id, person), isNew: false };
  };

  return { accountOf: (person) => of.inTransaction((trx) => accountIn(trx, person)) };
};
