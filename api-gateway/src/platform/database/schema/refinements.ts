import type { StudioId } from '@fifteen/contracts';
import type { ColumnType, Generated, Selectable } from 'kysely';

type Texts = ColumnType<string[], string, string>;

export interface RefinementsTable {
  id: Generated<string>;
  user_id: string;
  project_id: string;
  parent_asset_id: string;
  prompt: string | null;
  /** The studio in whose voice it was asked for. */
  studio: StudioId | null;
  seed: number;
  understood: Texts;
  not_understood: Texts;
  /** What became of the wishes, once they are carried out. */
  notes: ColumnType<string[], string | undefined, string>;
  plan_attempts: Generated<number>;
  planned_at: Date | null;
  /** A language model draws it. */
  by_model: Generated<boolean>;
  idempotency_key: string | null;
  request_hash: string;
  created_at: Date;
}

export type RefinementRow = Selectable<RefinementsTable>;
