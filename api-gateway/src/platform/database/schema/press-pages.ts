import type { Generated, Selectable } from 'kysely';

/** A public page of a finished kit. Those that were switched off stay, so that they answer clearly. */
export interface PressPagesTable {
  id: Generated<string>;
  project_id: string;
  token: string;
  boilerplate: string;
  created_at: Date;
  revoked_at: Date | null;
}

export type PressPageRow = Selectable<PressPagesTable>;
