import { inTransactionOn, type Db } from '../../platform/database/db.ts';
import { composeOutbox } from '../wiring/compose-outbox.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { startBoss, stopBoss } from '../../platform/queue/boss.ts';
import { tellSubscribers, type News } from '../../operations/status/news.ts';
import { subscribersStore } from '../../operations/status/subscribers.store.ts';

type Tell = (trx: Db, news: News) => Promise<string>;

/** A change of the status page and its mails, in one transaction. `tell` says who hears of it. */
export const withNews = async (platform: Platform, work: (trx: Db, tell: Tell) => Promise<string[]>): Promise<string[]> => {
  const boss = await startBoss(platform, 'gateway');
  try {
    const outbox = await composeOutbox(platform, boss);
    const tell: Tell = async (trx, news) => {
      const readers = await tellSubscribers(trx, { subscribers: subscribersStore, outbox }, news);
      return `${readers} ${readers === 1 ? 'subscriber hears' : 'subscribers hear'} of it.`;
    };
    return await inTransactionOn(platform.db)((trx) => work(trx, tell));
  } finally {
    await stopBoss(boss, 'gateway');
  }
};
