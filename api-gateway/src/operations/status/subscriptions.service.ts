import { emailKeyOf } from '../../platform/mail/email-key.ts';
import type { MailTokenSigner } from '../../identity/index.ts';
import type { Db, InTransaction } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { networkOf } from '../../platform/http/rate-limiter.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Limit, RateLimits } from '../../platform/rate-limits/rate-limits.store.ts';
import { KEPT_MS } from '../retention/terms.ts';
import type { SubscribersStore } from './subscribers.store.ts';

const HOUR_MS = 60 * 60_000;
const ASKED_AN_ADDRESS: Limit = { tries: 10, windowMs: HOUR_MS };
/** The form must be no way to fill a stranger's mailbox. */
const ASKED_A_MAILBOX: Limit = { tries: 3, windowMs: 24 * HOUR_MS };
const CONFIRM_WITHIN_MS = KEPT_MS.askedSubscription;

interface Dependencies {
  readonly db: Db;
  readonly subscribers: SubscribersStore;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly outbox: Outbox;
  readonly inTransaction: InTransaction;
  readonly signer: Pick<MailTokenSigner, 'read'>;
  readonly now: () => Date;
}

export interface SubscriptionsService {
  /** The answer is the same whether the mailbox is known or not. */
  readonly ask: (email: string, address: string) => Promise<void>;
  readonly confirm: (token: string) => Promise<void>;
  /** SingleFlight more changes nothing. */
  readonly end: (token: string) => Promise<void>;
}

export const createSubscriptionsService = ({ db, subscribers, limits, outbox, inTransaction, signer, now }: Dependencies): SubscriptionsService => {
  const idOf = (token: string): string => {
    const id = signer.read(token);
    if (!id) throw new AppError('mail_link_invalid');
    return id;
  };

  return {
    ask: async (email, address) => {
      await limits.take(`status:address:${networkOf(address)}`, ASKED_AN_ADDRESS);
      await limits.take(`status:mailbox:${emailKeyOf(email)}`, ASKED_A_MAILBOX);
      await inTransaction(async (trx) => {
        const at = now();
        const tokenId = await subscribers.ask(trx, { email, emailKey: emailKeyOf(email), now: at });
        if (!tokenId) return;
        const ref = `status-confirm:${tokenId}:${at.getTime()}`;
        await outbox.write(trx, { template: 'status-confirm', ref, userId: null, recipient: email, isConfirmed: false, data: { name: null, tokenId } });
      });
    },
    confirm: async (token) => {
      const at = now();
      const known = await subscribers.confirm(db, idOf(token), new Date(at.getTime() - CONFIRM_WITHIN_MS), at);
      if (!known) throw new AppError('mail_link_invalid');
    },
    end: (token) => subscribers.remove(db, idOf(token)),
  };
};
