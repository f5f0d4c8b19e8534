import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';

export interface StorageUse {
  readonly bytes: number;
  readonly paidProjects: number;
}

export interface StorageStore {
  /** What an account's projects take, deleted ones among them for as long as they can be brought back. */
  readonly use: (userId: string) => Promise<StorageUse>;
}

export const createStorageStore = (db: Kysely<Database>): StorageStore => ({
  use: async (userId) => {
    const { rows } = await sql<{ bytes: string; paid: string }>`
      WITH own AS (SELECT id, is_paid, uploaded_image_url FROM projects WHERE user_id = ${userId}::uuid)
      SELECT
        (SELECT coalesce(sum(bytes), 0) FROM stored_files WHERE project_id IN (SELECT id FROM own))
          + (SELECT coalesce(sum(octet_length(uploaded_image_url)), 0) FROM own) AS bytes,
        (SELECT count(*) FROM own WHERE is_paid) AS paid`.execute(db);
    return { bytes: Number(rows[0]?.bytes ?? 0), paidProjects: Number(rows[0]?.paid ?? 0) };
  },
});
