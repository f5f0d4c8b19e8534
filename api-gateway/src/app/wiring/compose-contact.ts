import type { PgBoss } from 'pg-boss';
import { inTransactionOn } from '../../platform/database/db.ts';
import type { Endpoint } from '../../platform/http/route.ts';
import { composeOutbox } from './compose-outbox.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { createRateLimits } from '../../platform/rate-limits/rate-limits.store.ts';
import { contactMessagesStore } from '../../operations/contact/contact-messages.store.ts';
import { contactEndpoints } from '../../operations/contact/contact.routes.ts';
import { createContactService } from '../../operations/contact/contact.service.ts';

/** The contact form, wired. */
export const composeContact = async (platform: Platform, boss: PgBoss): Promise<Endpoint[]> => {
  const { config, db, keysFor, now } = platform;
  const contact = createContactService({
    messages: contactMessagesStore,
    limits: createRateLimits({ db, keys: keysFor('rate-limits'), now }),
    outbox: await composeOutbox(platform, boss),
    inTransaction: inTransactionOn(db),
    supportEmail: config.supportEmail,
    now,
  });
  return contactEndpoints(contact, config.chatUrl);
};
