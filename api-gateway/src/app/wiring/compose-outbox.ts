import type { PgBoss } from 'pg-boss';
import type { Platform } from '../../platform/runtime/platform.ts';
import { createSecurityLog } from '../../platform/security-log/security-log.store.ts';
import { type EnqueueMail, openMailQueue } from '../../platform/mail/mail-queue.ts';
import { createMailboxLimits } from '../../platform/mail/mailbox-limits.ts';
import { createOutbox, type Outbox } from '../../platform/mail/outbox.ts';

type Foundations = Pick<Platform, 'db' | 'keysFor' | 'now'>;

export const outboxOf = ({ db, keysFor, now }: Foundations, enqueue: EnqueueMail): Outbox => {
  const limits = createMailboxLimits({ keys: keysFor('mailboxes'), log: createSecurityLog(db, now), now });
  return createOutbox({ enqueue, limits, now });
};

/** The outbox, wired. */
export const composeOutbox = async (platform: Foundations, boss: PgBoss): Promise<Outbox> => outboxOf(platform, await openMailQueue(boss));
