import type { PgBoss } from 'pg-boss';
import type { Db } from '../database/db.ts';
import { defineQueue } from '../queue/queue.ts';

/** Eighteen tries, each after twice the time, are a good day: a mail server may be away for a night, not for ever. */
export const MAIL_TRIES = 18;

export const MAIL_QUEUE = defineQueue<{ readonly mailId: string }>({
  name: 'mail',
  repeats: { limit: MAIL_TRIES, delayMaxS: 6 * 3_600 },
  heartbeatS: 10,
  expireS: 120,
  atOnce: 2,
  failed: { words: 'a mail could not be sent yet', level: 'warn' },
});

/** Within a transaction: the job exists if and only if the mail does. It waits until `at`, where that is given. */
export type EnqueueMail = (db: Db, mailId: string, at?: Date) => Promise<void>;

export const openMailQueue = async (boss: PgBoss): Promise<EnqueueMail> => {
  const enqueue = await MAIL_QUEUE.open(boss);
  return (db, mailId, at) => enqueue(db, [{ data: { mailId }, ...(at && { startAfter: at }) }]);
};
