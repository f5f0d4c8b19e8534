import type { TasteProfile } from '@fifteen/contracts';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface ProjectsTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  seed: number;
  /** Without the uploaded image, which is beside it so that nobody reads megabytes for a name. */
  taste_profile: ColumnType<TasteProfile, string, never>;
  uploaded_image_url: string | null;
  is_paid: Generated<boolean>;
  selected_asset_id: string | null;
  /** Where its logo was uploaded: when its owner confirmed that it is theirs to use. */
  own_logo_rights_at: ColumnType<Date | null, Date | null | undefined, never>;
  diversity: number | null;
  /** What the engine tells the customer of the drawing. */
  notes: ColumnType<string[], string | undefined, string>;
  plan_attempts: Generated<number>;
  planned_at: Date | null;
  /** Fingerprints of other customers' chosen logos that its plan kept away from; null until it is planned. */
  avoided: string[] | null;
  event_seq: Generated<number>;
  idempotency_key: string | null;
  request_hash: string;
  created_at: Date;
  /** A model draws its last slots: its job is queued, it has been asked, or it is done with them. Null where none does. */
  model_turn: 'queued' | 'asked' | 'done' | null;
  /** When its job was last put into the queue. */
  queued_at: Generated<Date>;
  /** Since when it counts as missing. */
  deleted_at: Generated<Date | null>;
}

export type ProjectRow = Selectable<ProjectsTable>;
