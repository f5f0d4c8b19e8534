import type { Db } from '../../platform/database/db.ts';

interface Subscriber {
  readonly id: string;
  readonly email: string;
}

/** Who hears of incidents by mail. */
export interface SubscribersStore {
  /** Gives the id to confirm with; undefined where the mailbox has confirmed already. */
  readonly ask: (db: Db, subscriber: { readonly email: string; readonly emailKey: string; readonly now: Date }) => Promise<string | undefined>;
  /** SingleFlight more changes nothing; false where it is unknown or was asked too long ago. */
  readonly confirm: (db: Db, id: string, askedSince: Date, now: Date) => Promise<boolean>;
  readonly remove: (db: Db, id: string) => Promise<void>;
  readonly confirmed: (db: Db) => Promise<Subscriber[]>;
}

export const subscribersStore: SubscribersStore = {
  ask: async (db, { email, emailKey, now }) => {
    const asked = await db
      .insertInto('status_subscribers')
      .values({ email, email_key: emailKey, asked_at: now, confirmed_at: null })
      .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ asked_at: now }).where('status_subscribers.confirmed_at', 'is', null))
      .returning('id')
      .executeTakeFirst();
    return asked?.id;
  },
  confirm: async (db, id, askedSince, now) => {
    const confirmed = await db
      .updateTable('status_subscribers')
      .set((of) => ({ confirmed_at: of.fn.coalesce('confirmed_at', of.val(now)) }))
      .where('id', '=', id)
      .where((where) => where.or([where('confirmed_at', 'is not', null), where('asked_at', '>', askedSince)]))
      .returning('id')
      .executeTakeFirst();
    return confirmed !== undefined;
  },
  remove: async (db, id) => {
    await db.deleteFrom('status_subscribers').where('id', '=', id).execute();
  },
  confirmed: (db) => db.selectFrom('status_subscribers').select(['id', 'email']).where('confirmed_at', 'is not', null).execute(),
};
