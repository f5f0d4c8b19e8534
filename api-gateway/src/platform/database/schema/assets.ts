import type { AssetScores, AssetStatus, AssetType, EditOperation, NearestMark, StudioId } from '@fifteen/contracts';
import type { ColumnType, Generated, Selectable } from 'kysely';

type Json<T> = ColumnType<T, string | null, string | null>;

export interface AssetsTable {
  id: Generated<string>;
  project_id: string;
  asset_type: Generated<AssetType>;
  parent_asset_id: string | null;
  /** The set that a variation belongs to. */
  refinement_id: string | null;
  studio: StudioId;
  slot: number;
  status: Generated<AssetStatus>;
  /** The engine's data of the drawing; leaves the server for paid projects only. */
  genome: Json<Record<string, unknown> | null>;
  /** The name as it is drawn, where an edit corrected it; null for that of the brief. */
  company_name: string | null;
  /** What was changed of the parent by hand, in order; null for what the engine made. */
  edits: Json<EditOperation[] | null>;
  title: string | null;
  background: string | null;
  reasons: ColumnType<string[], string | undefined, string>;
  scores: Json<AssetScores | null>;
  /** The shape of its symbol, to find others like it; null without a mark, and for assets older than fingerprints. */
  fingerprint: string | null;
  /** The well-known logo nearest to its symbol; null without a mark, and for assets older than the comparison. */
  nearest_mark: Json<Omit<NearestMark, 'picture_url'> | null>;
  is_favourite: Generated<boolean>;
  attempts: Generated<number>;
  completed_at: Date | null;
}

export type AssetRow = Selectable<AssetsTable>;
