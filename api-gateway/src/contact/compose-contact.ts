import type { PgBoss } from 'pg-boss';
import { inTransactionOn } from '../database/db.ts';
import type { Endpoint } from '../http/route.ts';
import { openMailQueue } from '../mail/mail-queue.ts';
import { createOutbox } from '../mail/outbox.ts';
import type { Platform } from '../platform.ts';
import { createRateLimits } from '../rate-limits/rate-limits.store.ts';
import { contactMessagesStore } from './contact-messages.store.ts';
import { contactEndpoints } from './contact.routes.ts';
import { createContactService } from './contact.service.ts';

/** The contact form, wired. */
export const composeContact = async ({ config, db, keyFor, now }: Platform, boss: PgBoss): Promise<Endpoint[]> => {
  const contact = createContactService({
    messages: contactMessagesStore,
    limits: createRateLimits({ db, key: keyFor('rate-limits'), now }),
    outbox: createOutbox(await openMailQueue(boss), now),
    inTransaction: inTransactionOn(db),
    supportEmail: config.supportEmail,
    now,
  });
  return contactEndpoints(contact, config.chatUrl);
};
