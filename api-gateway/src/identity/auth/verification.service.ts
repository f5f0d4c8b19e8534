import type { MailLink } from '@fifteen/contracts';
import type { Db, InTransaction } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Caller } from '../../platform/http/route.ts';
import { nameFor } from '../../platform/mail/name-for.ts';
import type { Admission } from '../../platform/mail/mailbox-limits.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.store.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.store.ts';
import type { UsersStore, UserWithCredits } from '../users/users.store.ts';
import { emailKeyOf } from '../../platform/mail/email-key.ts';
import type { MailTokensStore } from '../mail-tokens/mail-tokens.store.ts';
import type { MailTokenSigner } from '../mail-tokens/mail-token-signer.ts';
import type { SessionsStore } from '../sessions/sessions.store.ts';
import type { SignInLimits } from '../sign-ins/sign-in-limits.ts';

const DAY_MS = 86_400_000;
const MAILS_A_DAY = { tries: 5, windowMs: DAY_MS };

interface Dependencies {
  readonly db: Db;
  readonly inTransaction: InTransaction;
  readonly users: UsersStore;
  readonly tokens: MailTokensStore;
  readonly signer: MailTokenSigner;
  readonly outbox: Outbox;
  readonly sessions: Pick<SessionsStore, 'firstDevice' | 'revokeAll'>;
  readonly rateLimits: RateLimits;
  readonly limits: Pick<SignInLimits, 'networkKey'>;
  readonly log: SecurityLog;
  readonly now: () => Date;
}

export interface VerificationService {
  /** Asks a new customer to confirm the address, within the transaction that makes the account. */
  readonly welcome: (db: Db, user: UserWithCredits) => Promise<void>;
  /** SingleFlight more, for who is signed in; nothing where the address is confirmed. */
  readonly sendAgain: (caller: Caller) => Promise<void>;
  /** What the link would confirm. It stays good: programs that look into mails open links too. */
  readonly read: (token: string) => Promise<MailLink>;
  /** Only who is signed in to the account may: a stranger's good faith must not open it to the person who made it. */
  readonly verify: (caller: Caller, token: string) => Promise<void>;
  /** The owner of the mailbox did not make the account: the person who did is locked out, and its data goes some weeks later. */
  readonly disown: (token: string, address: string) => Promise<void>;
  /** Tells the owner of an address that somebody tried to sign up with it, once a day. */
  readonly tellSignupTried: (email: string) => Promise<void>;
}

export const createVerificationService = (of: Dependencies): VerificationService => {
  const mailLink = async (db: Db, user: UserWithCredits): Promise<Admission> => {
    const tokenId = await of.tokens.create(db, user.id, 'verify', of.now());
    return of.outbox.write(db, {
      template: 'confirm-email',
      ref: `verify:${tokenId}`,
      userId: user.id,
      recipient: user.email,
      isConfirmed: false,
      data: { tokenId, name: nameFor(user) },
    });
  };

  const idOf = (token: string): string => {
    const id = of.signer.read(token);
    if (!id) throw new AppError('mail_link_invalid');
    return id;
  };

  /** Rolls back the link that is not mailed. */
  const refuseFor = (until: Date): never => {
    const seconds = Math.max(1, Math.ceil((until.getTime() - of.now().getTime()) / 1000));
    throw new AppError('rate_limited', {
      detail: 'We have sent this address several emails already. Check your inbox and spam folder, or try again later.',
      headers: { 'Retry-After': String(seconds) },
    });
  };

  return {
    // The account is made either way: its page offers to send the link again.
    welcome: async (db, user) => void (await mailLink(db, user)),

    sendAgain: async ({ userId }) => {
      const user = await of.users.find(userId);
      if (!user || user.email_verified_at) return;
      await of.rateLimits.take(`verification:account:${userId}`, MAILS_A_DAY);
      await of.inTransaction(async (trx) => {
        const mail = await mailLink(trx, user);
        if (mail.is === 'dropped') refuseFor(mail.until);
      });
    },

    read: async (token) => {
      const { userId } = (await of.tokens.find(of.db, idOf(token), 'verify', of.now())) ?? {};
      const user = userId && (await of.users.find(userId));
      if (!user || user.email_verified_at) throw new AppError('mail_link_invalid');
      return {
        email: user.email,
        device: (await of.sessions.firstDevice(user.id)) ?? 'Unknown device',
        signed_up_at: user.created_at.toISOString(),
      };
    },

    verify: ({ userId }, token) =>
      of.inTransaction(async (trx) => {
        const used = await of.tokens.use(trx, idOf(token), 'verify', of.now());
        if (!used) throw new AppError('mail_link_invalid');
        if (used.userId !== userId) throw new AppError('forbidden', { detail: 'This link is for another account.' });
        await of.users.verifyEmail(trx, userId, of.now());
        await of.log.record({ kind: 'email_verified', userId }, trx);
      }),

    disown: (token, address) =>
      of.inTransaction(async (trx) => {
        const used = await of.tokens.use(trx, idOf(token), 'verify', of.now());
        if (!used || !(await of.users.disown(trx, used.userId, of.now()))) throw new AppError('mail_link_invalid');
        await of.sessions.revokeAll(trx, used, 'disowned', of.now());
        await of.tokens.forget(trx, used.userId, 'reset');
        await of.log.record({ kind: 'account_disowned', userId: used.userId, networkKey: of.limits.networkKey(address) }, trx);
      }),

    tellSignupTried: async (email) => {
      const owner = await of.users.findByEmail(emailKeyOf(email));
      if (!owner) return;
      const day = Math.floor(of.now().getTime() / DAY_MS);
      await of.outbox.write(of.db, {
        template: 'signup-tried',
        ref: `signup-tried:${owner.id}:${day}`,
        userId: owner.id,
        recipient: owner.email,
        isConfirmed: owner.email_verified_at !== null,
        data: { name: nameFor(owner) },
      });
    },
  };
};
