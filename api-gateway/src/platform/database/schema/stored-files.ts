import type { ColumnType, Generated } from 'kysely';

export interface StoredFilesTable {
  /** Of the file store: projects/<uuid>/... */
  key: string;
  project_id: string;
  /** As text: PostgreSQL's bigint. */
  bytes: ColumnType<string, number, number>;
  sha256: Buffer;
  stored_at: Generated<Date>;
}
