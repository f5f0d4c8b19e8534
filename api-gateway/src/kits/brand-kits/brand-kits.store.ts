import { type CardDetails, KIT_PART_IDS, type KitPartId } from '@fifteen/contracts';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { KitOrderRow, KitPartRow } from '../../platform/database/schema/brand-kits.ts';
import type { Database } from '../../platform/database/schema/database.ts';
import type { EnqueueKit } from './kit-queue.ts';

type Db = Kysely<Database>;

/** A logo that a kit is wanted of. */
export interface KitLogo {
  readonly id: string;
  readonly project_id: string;
  readonly is_paid: boolean;
  readonly is_drawn: boolean;
}

export interface OrderWithParts extends KitOrderRow {
  readonly parts: readonly KitPartRow[];
  readonly is_paid: boolean;
  readonly name: string;
  readonly selected_asset_id: string | null;
}

export interface BrandKitsStore {
  readonly findLogo: (userId: string, assetId: string) => Promise<KitLogo | undefined>;
  /** The order of this logo: a new one with all its jobs, or the one that there is. */
  readonly order: (logo: KitLogo, details: CardDetails, now: Date) => Promise<string>;
  /** An order of the customer's. */
  readonly find: (userId: string, orderId: string) => Promise<OrderWithParts | undefined>;
  /** Whoever's it is: for links, which are signed, and for streams, which were let in. */
  readonly findAny: (orderId: string) => Promise<OrderWithParts | undefined>;
  /** The one that was asked for last. */
  readonly newest: (projectId: string) => Promise<OrderWithParts | undefined>;
  /** Has parts made again. `failed` alone where that is asked; false where there is none such. */
  readonly remake: (orderId: string, parts: readonly KitPartId[], only?: 'failed') => Promise<boolean>;
  readonly changeDetails: (orderId: string, details: CardDetails, parts: readonly KitPartId[]) => Promise<void>;
}

const touch = (trx: Db, orderId: string) => sql`SELECT touch_kit_order(${orderId})`.execute(trx);

export const createBrandKitsStore = (db: Db, enqueue: EnqueueKit): BrandKitsStore => {
  const orders = () =>
    db
      .selectFrom('kit_orders')
      .innerJoin('projects', 'projects.id', 'kit_orders.project_id')
      .selectAll('kit_orders')
      .select(['projects.is_paid', 'projects.name', 'projects.selected_asset_id'])
      .where('projects.deleted_at', 'is', null);

  const withParts = async (order: Omit<OrderWithParts, 'parts'> | undefined): Promise<OrderWithParts | undefined> => {
    if (!order) return undefined;
    const parts = await db.selectFrom('kit_parts').selectAll().where('order_id', '=', order.id).execute();
    const inOrder = parts.toSorted((one, other) => KIT_PART_IDS.indexOf(one.part) - KIT_PART_IDS.indexOf(other.part));
    return { ...order, parts: inOrder };
  };

  const makeAgain = async (trx: Transaction<Database>, orderId: string, parts: readonly KitPartId[], only?: 'failed'): Promise<boolean> => {
    let update = trx
      .updateTable('kit_parts')
      .set({ status: 'waiting', share: 0, attempts: 0, round: sql`round + 1`, queued_at: sql`now()` })
      .where('order_id', '=', orderId)
      .where('part', 'in', parts);
    if (only) update = update.where('status', '=', only);
    const made = await update.returning(['part', 'round']).execute();
    if (made.length === 0) return false;
    await enqueue(trx, made.map(({ part, round }) => ({ orderId, part, round })));
    await touch(trx, orderId);
    return true;
  };

  const createWhole = async (trx: Transaction<Database>, logo: KitLogo, details: CardDetails, now: Date): Promise<string> => {
    const { id } = await trx
      .insertInto('kit_orders')
      .values({ project_id: logo.project_id, asset_id: logo.id, details: JSON.stringify(details), created_at: now, touched_at: now })
      .onConflict((conflict) => conflict.columns(['project_id', 'asset_id']).doUpdateSet({ touched_at: now }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const added = await trx
      .insertInto('kit_parts')
      .values(KIT_PART_IDS.map((part) => ({ order_id: id, part })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['part', 'round'])
      .execute();
    if (added.length > 0) await enqueue(trx, added.map(({ part, round }) => ({ orderId: id, part, round })));
    return id;
  };

  return {
    findLogo: async (userId, assetId) => {
      const row = await db
        .selectFrom('assets')
        .innerJoin('projects', 'projects.id', 'assets.project_id')
        .select(['assets.id', 'assets.project_id', 'projects.is_paid', 'assets.status'])
        .where('assets.id', '=', assetId)
        .where('projects.user_id', '=', userId)
        .where('projects.deleted_at', 'is', null)
        .executeTakeFirst();
      return row && { ...row, is_drawn: row.status === 'completed' };
    },
    order: (logo, details, now) => db.transaction().execute((trx) => createWhole(trx, logo, details, now)),
    find: async (userId, orderId) =>
      withParts(await orders().where('kit_orders.id', '=', orderId).where('projects.user_id', '=', userId).executeTakeFirst()),
    findAny: async (orderId) => withParts(await orders().where('kit_orders.id', '=', orderId).executeTakeFirst()),
    newest: async (projectId) =>
      withParts(
        await orders()
          .where('kit_orders.project_id', '=', projectId)
          .orderBy('touched_at', 'desc')
          .orderBy('kit_orders.id')
          .limit(1)
          .executeTakeFirst(),
      ),
    remake: (orderId, parts, only) => db.transaction().execute((trx) => makeAgain(trx, orderId, parts, only)),
    changeDetails: (orderId, details, parts) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('kit_orders').set({ details: JSON.stringify(details) }).where('id', '=', orderId).execute();
        await makeAgain(trx, orderId, parts);
      }),
  };
};
