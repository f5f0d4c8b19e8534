import type { PgBoss } from 'pg-boss';
import { createAccountDeletionStore } from '../../operations/account-deletion/account-deletion.store.ts';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import { createFileRemovals } from '../../platform/files/file-removals.ts';
import { composeOutbox } from './compose-outbox.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { createSecurityLog } from '../../platform/security-log/security-log.store.ts';
import { createUsersStore } from '../../identity/users/users.store.ts';
import { createRetention, type Retention } from '../../operations/retention/retention.ts';
import { createRetentionStore } from '../../operations/retention/retention.store.ts';

/** Forgetting, wired. */
export const composeRetention = async (platform: Platform, boss: PgBoss): Promise<Retention> => {
  const { db, now } = platform;
  const removals = createFileRemovals({ db, files: fileStoreOf(platform), now });
  const outbox = await composeOutbox(platform, boss);
  const deletions = createAccountDeletionStore({ db, removals, outbox, log: createSecurityLog(db, now) });
  return createRetention({ store: createRetentionStore(db), users: createUsersStore(db), deletions, now });
};
