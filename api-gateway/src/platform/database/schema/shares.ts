import type { Generated, Selectable } from 'kysely';

/** A public link of a project. Those that were switched off stay, so that they answer clearly. */
export interface SharesTable {
  id: Generated<string>;
  project_id: string;
  token: string;
  shows_owner: boolean;
  only_favourites: boolean;
  created_at: Date;
  revoked_at: Date | null;
}

export interface ShareVotesTable {
  share_id: string;
  asset_id: string;
  /** A keyed hash of the browser's random id, another one for each link: it names nobody. */
  voter: string;
  created_at: Date;
}

export type ShareRow = Selectable<SharesTable>;
