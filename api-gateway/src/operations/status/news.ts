import type { Db } from '../../platform/database/db.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { SubscribersStore } from './subscribers.store.ts';

export interface News {
  /** What it tells of, once: `incident:3:Resolved`. */
  readonly ref: string;
  readonly title: string;
  readonly state: string;
  readonly text: string;
}

/** Writes the news to everybody who has confirmed; gives how many that are. */
export const tellSubscribers = async (
  db: Db,
  { subscribers, outbox }: { readonly subscribers: Pick<SubscribersStore, 'confirmed'>; readonly outbox: Outbox },
  { ref, ...news }: News,
): Promise<number> => {
  const readers = await subscribers.confirmed(db);
  for (const { id, email } of readers) {
    const data = { name: null, tokenId: id, ...news };
    await outbox.write(db, { template: 'status-news', ref: `${ref}:${id}`, userId: null, recipient: email, isConfirmed: true, data });
  }
  return readers.length;
};
