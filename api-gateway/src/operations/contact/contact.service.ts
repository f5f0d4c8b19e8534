import type { sendContactMessage } from '@fifteen/contracts';
import type { z } from 'zod';
import { emailKeyOf } from '../../platform/mail/email-key.ts';
import type { InTransaction } from '../../platform/database/db.ts';
import { storableText } from '../../platform/database/storable.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { networkOf } from '../../platform/http/rate-limiter.ts';
import { oneLine } from '../../platform/mail/templates/letter.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Limit, RateLimits } from '../../platform/rate-limits/rate-limits.store.ts';
import type { ContactMessagesStore } from './contact-messages.store.ts';

const HOUR_MS = 60 * 60_000;
const MESSAGES_AN_ADDRESS: Limit = { tries: 10, windowMs: HOUR_MS };
/** The form must be no way to fill a stranger's mailbox. */
const ACKNOWLEDGEMENTS_A_MAILBOX: Limit = { tries: 3, windowMs: 24 * HOUR_MS };

type Message = z.output<(typeof sendContactMessage)['body']>;

interface Dependencies {
  readonly messages: Pick<ContactMessagesStore, 'add'>;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly outbox: Outbox;
  readonly inTransaction: InTransaction;
  readonly supportEmail: string;
  readonly now: () => Date;
}

export interface ContactService {
  /** Stores it, and tells both sides by mail; what a machine filled in goes nowhere. */
  readonly send: (message: Message, address: string) => Promise<void>;
}

const lineOf = (text: string): string => oneLine(storableText(text));

export const createContactService = ({ messages, limits, outbox, inTransaction, supportEmail, now }: Dependencies): ContactService => {
  const mayAcknowledge = (email: string): Promise<boolean> =>
    limits.take(`contact:mailbox:${emailKeyOf(email)}`, ACKNOWLEDGEMENTS_A_MAILBOX).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'rate_limited') return false;
        throw error;
      },
    );

  return {
    send: async ({ name, email, subject, message, topic = null, website }, address) => {
      if (website) return;
      await limits.take(`contact:address:${networkOf(address)}`, MESSAGES_AN_ADDRESS);
      const acknowledges = await mayAcknowledge(email);
      const written = { email, topic, subject: lineOf(subject), message: storableText(message) };
      const sender = lineOf(name);
      await inTransaction(async (trx) => {
        const id = await messages.add(trx, { ...written, email_key: emailKeyOf(email), name: sender, created_at: now() });
        const data = { ...written, name: null, sender };
        await outbox.write(trx, { template: 'contact-message', ref: `contact:${id}:support`, userId: null, recipient: supportEmail, isConfirmed: true, data });
        if (!acknowledges) return;
        await outbox.write(trx, { template: 'contact-received', ref: `contact:${id}`, userId: null, recipient: email, isConfirmed: false, data: { name: null } });
      });
    },
  };
};
