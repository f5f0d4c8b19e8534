import type { RemoteName } from '@fifteen/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Auto, Autos } from '../../platform/database/schema/releases.ts';
import { storableJson } from '../../platform/database/storable.ts';

/** Canaries that decide for themselves: one a remote. */
export const autosStore = {
  read: async (db: Db): Promise<Autos> => (await db.selectFrom('release_pointers').select('autos').executeTakeFirstOrThrow()).autos,

  /** Ends the one before; none begins where `auto` is undefined. */
  set: async (db: Db, remote: RemoteName, auto: Auto | undefined): Promise<void> => {
    await sql`UPDATE release_pointers SET autos = (autos - ${remote}::text) || ${storableJson(auto ? { [remote]: auto } : {})}::jsonb`.execute(db);
  },
} as const;
