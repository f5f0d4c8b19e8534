import { type CardDetails, type KitPartId, NO_CARD_DETAILS, type TasteProfile } from '@fifteen/contracts';
import { sql, type Kysely } from 'kysely';
import { drawnProfile } from '../../projects/index.ts';
import type { KitPartRow, StoredKitFile } from '../../platform/database/schema/brand-kits.ts';
import type { UserRow } from '../../platform/database/schema/users.ts';
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

/** Whose kit it is that has just become whole. */
export interface WholeKit {
  readonly orderId: string;
  readonly projectId: string;
  readonly assetId: string;
  readonly projectName: string;
  readonly user: Pick<UserRow, 'id' | 'email' | 'full_name' | 'email_verified_at'>;
}

/** @param onWhole within the transaction that completes the last part of a kit; a kit whose parts are made again is whole again. */
export const createKitMakingStore = (db: Kysely<Database>, onWhole: (trx: Kysely<Database>, kit: WholeKit) => Promise<void>): KitMakingStore => {
  const wanted = (trx: Kysely<Database>, { orderId, part, round }: KitJob) =>
    trx.updateTable('kit_parts').where('order_id', '=', orderId).where('part', '=', part as KitPartId).where('round', '=', round).where('status', 'in', ['waiting', 'processing']);

  /** Undefined while a part is missing. Called after the order is locked, so of two parts that end together the second sees both. */
  const wholeKit = async (trx: Kysely<Database>, orderId: string): Promise<WholeKit | undefined> => {
    const open = await trx.selectFrom('kit_parts').select('part').where('order_id', '=', orderId).where('status', '<>', 'completed').limit(1).executeTakeFirst();
    if (open) return undefined;
    const row = await trx
      .selectFrom('kit_orders')
      .innerJoin('projects', 'projects.id', 'kit_orders.project_id')
      .innerJoin('users', 'users.id', 'projects.user_id')
      .select(['project_id', 'asset_id', 'projects.name', 'users.id', 'email', 'full_name', 'email_verified_at'])
      .where('kit_orders.id', '=', orderId)
      .where('projects.deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const { id, email, full_name, email_verified_at } = row;
    return { orderId, projectId: row.project_id, assetId: row.asset_id, projectName: row.name, user: { id, email, full_name, email_verified_at } };
  };

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
        const whole = await wholeKit(trx, job.orderId);
        if (whole) await onWhole(trx, whole);
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
