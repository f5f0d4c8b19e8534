import type { Maintenance } from '@fifteen/contracts';
import type { Db } from '../../platform/database/db.ts';

interface NewPlan {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly title: string;
  readonly impact: string;
  readonly now: Date;
}

/** Maintenance that an operator has announced. */
export interface PlansStore {
  /** What is not over, soonest first. */
  readonly coming: (now: Date) => Promise<Maintenance[]>;
  readonly add: (db: Db, plan: NewPlan) => Promise<number>;
  /** Gives the title; undefined where there is none to cancel. */
  readonly cancel: (db: Db, id: number, now: Date) => Promise<string | undefined>;
}

export const createPlansStore = (db: Db): PlansStore => ({
  coming: async (now) => {
    const plans = await db
      .selectFrom('planned_maintenance')
      .selectAll()
      .where('cancelled_at', 'is', null)
      .where('ends_at', '>', now)
      .orderBy('starts_at')
      .execute();
    return plans.map(({ id, starts_at, ends_at, title, impact }) => ({
      id: String(id),
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      title,
      impact,
    }));
  },
  add: async (trx, { startsAt, endsAt, title, impact, now }) => {
    const plan = { starts_at: startsAt, ends_at: endsAt, title, impact, created_at: now, cancelled_at: null };
    const { id } = await trx.insertInto('planned_maintenance').values(plan).returning('id').executeTakeFirstOrThrow();
    return id;
  },
  cancel: async (trx, id, now) => {
    const found = await trx
      .updateTable('planned_maintenance')
      .set({ cancelled_at: now })
      .where('id', '=', id)
      .where('cancelled_at', 'is', null)
      .where('ends_at', '>', now)
      .returning('title')
      .executeTakeFirst();
    return found?.title;
  },
});
