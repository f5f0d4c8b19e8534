import type { MaintenanceMode } from '@fifteen/contracts';
import type { Db } from '../../platform/database/db.ts';

interface Closing {
  readonly since: Date;
  readonly resumesAt: Date;
  readonly message: string | null;
}

/** The operator's switch: one row while the site is closed. */
export interface MaintenanceModeStore {
  readonly read: () => Promise<MaintenanceMode>;
  /** Closed already: the end and the words change, the beginning stays. */
  readonly close: (closing: Closing) => Promise<void>;
  /** Gives whether it was closed. */
  readonly open: () => Promise<boolean>;
}

export const SITE_OPEN: MaintenanceMode = { on: false, since: null, resumes_at: null, message: null };

export const createMaintenanceModeStore = (db: Db): MaintenanceModeStore => ({
  read: async () => {
    const row = await db.selectFrom('maintenance_mode').select(['since', 'resumes_at', 'message']).executeTakeFirst();
    if (!row) return SITE_OPEN;
    return { on: true, since: row.since.toISOString(), resumes_at: row.resumes_at.toISOString(), message: row.message };
  },
  close: async ({ since, resumesAt, message }) => {
    const changed = { resumes_at: resumesAt, message };
    await db
      .insertInto('maintenance_mode')
      .values({ since, ...changed })
      .onConflict((conflict) => conflict.column('sole').doUpdateSet(changed))
      .execute();
  },
  open: async () => {
    const { numDeletedRows } = await db.deleteFrom('maintenance_mode').executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
