import type { AssetStatus } from '@fifteen/contracts';
import type { ColumnType } from 'kysely';

/** What is stored of an event: links are signed when it is sent, not when it happened. */
export interface StoredAssetUpdate {
  readonly type: 'asset_update';
  readonly data: { readonly status: AssetStatus; readonly asset_id: string };
}

export interface ProjectEventsTable {
  project_id: string;
  seq: number;
  data: ColumnType<StoredAssetUpdate, string, never>;
}
