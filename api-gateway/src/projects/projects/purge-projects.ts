import { DELETED_KEPT_HOURS, REFUND_DAYS } from '@fifteen/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';
import type { FileRemovals } from '../../platform/files/file-removals.ts';
import { purgeDeletedProjects } from './deleted-projects.store.ts';

const HOUR_MS = 3_600_000;
const UNPAID_KEPT_MS = DELETED_KEPT_HOURS * HOUR_MS;
const PAID_KEPT_MS = REFUND_DAYS * 24 * HOUR_MS;

interface Dependencies {
  readonly db: Kysely<Database>;
  readonly removals: FileRemovals;
  readonly now: () => Date;
}

/** Removes for good, with their files, what nobody restored in time. A paid project is kept longer. */
export const createProjectSweeper = ({ db, removals, now }: Dependencies): Pick<FileRemovals, 'sweep'> => ({
  sweep: async () => {
    const time = now().getTime();
    const before = { unpaid: new Date(time - UNPAID_KEPT_MS), paid: new Date(time - PAID_KEPT_MS) };
    await purgeDeletedProjects(db, removals, before);
    await removals.sweep();
  },
});
