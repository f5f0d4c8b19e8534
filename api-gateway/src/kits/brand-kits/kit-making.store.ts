import { type CardDetails, type KitPartId, NO_CARD_DETAILS, type TasteProfile } from '@fifteen/contracts';
import { sql, type Kysely } from 'kysely';
import { drawnProfile } from '../../projects/index.ts';
import type { KitPartRow, StoredKitFile } from '../../platform/database/schema/brand-kits.ts';
import type { Database } from '../../platform/database/schema/database.ts';
import type { KitJob } from './kit-queue.ts';

/** A part that is to be made, with everything that it is made of. */
export interface PartToMake {
  readonly projectId: string;
  readonly row: KitPartRow;
  readonly genome: object;
  readonly profile: TasteProfile;
  readonly details: CardDetails;
}

export interface KitMakingStore {
  /** Undefined where it is made, asked for again meanwhile, or gone; `unpaid` where its project is not paid any more. */
  readonly find: (job: KitJob) => Promise<PartToMake | 'unpaid' | undefined>;
  /** Counts a try before it begins. */
  readonly begin: (job: KitJob) => Promise<number>;
  readonly uncount: (job: KitJob) => Promise<void>;
  readonly progress: (job: KitJob, share: number) => Promise<void>;
  /** Gives the round whose files these replace. False where the job is not wanted any more: then nothing changed. */
  readonly complete: (job: KitJob, files: readonly StoredKitFile[], now: Date) => Promise<{ replaced: number | null } | false>;
  readonly fail: (job: KitJob) => Promise<void>;
  /** Parts that are not made, of projects that are there. */
  readonly waitingSince: (before: Date) => Promise<KitJob[]>;
}

const SELECTED = ['projects.is_paid', 'assets.genome', 'assets.company_name', 'projects.taste_profile', 'kit_orders.project_id', 'kit_orders.details'] as const;

export const createKitMakingStore = (db: Kysely<Database>): KitMakingStore => {
  const wanted = (trx: Kysely<Database>, { orderId, part, round }: KitJob) =>
    trx.updateTable('kit_parts').where('order_id', '=', orderId).where('part', '=', part as KitPartId).where('round', '=', round).where('status', 'in', ['waiting', 'processing']);

  const touched = (job: KitJob, change: (trx: Kysely<Database>) => Promise<unknown>): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await change(trx);
      await sql`SELECT touch_kit_order(${job.orderId})`.execute(trx);
    });

  return {
    find: async (job) => {
      const row = await db.selectFrom('kit_parts').selectAll().where('order_id', '=', job.orderId).where('part', '=', job.part).executeTakeFirst();
      if (!row || row.round !== job.round || row.status === 'completed' || row.status === 'failed') return undefined;
      const of = await db
        .selectFrom('kit_orders')
        .innerJoin('projects', 'projects.id', 'kit_orders.project_id')
        .innerJoin('assets', 'assets.id', 'kit_orders.asset_id')
        .select(SELECTED)
        .where('kit_orders.id', '=', job.orderId)
        .where('projects.deleted_at', 'is', null)
        .executeTakeFirst();
      if (!of?.genome) return undefined;
      if (!of.is_paid) return 'unpaid';
      return { projectId: of.project_id, row, genome: of.genome, profile: drawnProfile(of.taste_profile, of), details: { ...NO_CARD_DETAILS, ...of.details } };
    },
    begin: async (job) => {
      let attempts = 0;
      await touched(job, async (trx) => {
        const row = await wanted(trx, job).set({ status: 'processing', attempts: sql`attempts + 1` }).returning('attempts').executeTakeFirst();
        attempts = row?.attempts ?? 0;
      });
      return attempts;
    },
    uncount: async (job) => {
      await wanted(db, job).set({ attempts: sql`greatest(attempts - 1, 0)` }).execute();
    },
    progress: (job, share) => touched(job, (trx) => wanted(trx, job).set({ share }).execute()),
    complete: (job, files, now) =>
      db.transaction().execute(async (trx) => {
        const before = await trx
          .selectFrom('kit_parts')
          .select('files_round')
          .where('order_id', '=', job.orderId)
          .where('part', '=', job.part)
          .forUpdate()
          .executeTakeFirst();
        const change = { status: 'completed' as const, share: 1, files: JSON.stringify(files), files_round: job.round, completed_at: now };
        const row = await wanted(trx, job).set(change).returning('part').executeTakeFirst();
        if (!row) return false;
        await sql`SELECT touch_kit_order(${job.orderId})`.execute(trx);
        return { replaced: before?.files_round ?? null };
      }),
    waitingSince: async (before) => {
      const rows = await db
        .selectFrom('kit_parts')
        .innerJoin('kit_orders', 'kit_orders.id', 'kit_parts.order_id')
        .innerJoin('projects', 'projects.id', 'kit_orders.project_id')
        .select(['order_id', 'part', 'round'])
        .where('status', 'in', ['waiting', 'processing'])
        .where('kit_parts.queued_at', '<', before)
        .where('projects.deleted_at', 'is', null)
        .execute();
      return rows.map(({ order_id: orderId, part, round }) => ({ orderId, part, round }));
    },
    fail: (job) => touched(job, (trx) => wanted(trx, job).set({ status: 'failed' }).execute()),
  };
};
