import type { CardDetails, KitPartId, KitPartStatus } from '@fifteen/contracts';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface KitOrdersTable {
  id: Generated<string>;
  project_id: string;
  asset_id: string;
  details: ColumnType<CardDetails, string, string>;
  seq: Generated<number>;
  created_at: Date;
  /** When it was last asked for: the newest is the one that is shown. */
  touched_at: Date;
}

/** A file of a part, without its bytes. */
export interface StoredKitFile {
  readonly name: string;
  readonly label: string | null;
  readonly media_type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

export interface KitPartsTable {
  order_id: string;
  part: KitPartId;
  status: Generated<KitPartStatus>;
  /** 0 to 1. */
  share: Generated<number>;
  round: Generated<number>;
  attempts: Generated<number>;
  /** When its job was put into the queue. */
  queued_at: Generated<Date>;
  files: ColumnType<StoredKitFile[], string | undefined, string>;
  files_round: number | null;
  completed_at: Date | null;
}

export type KitOrderRow = Selectable<KitOrdersTable>;
export type KitPartRow = Selectable<KitPartsTable>;
