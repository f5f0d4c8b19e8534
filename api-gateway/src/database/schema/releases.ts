import type { Pointers, RemoteName, RemoteVersion } from '@fifteen/contracts';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

/** What was published; a row never changes. */
export interface ReleasesTable {
  remote: RemoteName;
  version: string;
  release: Json<RemoteVersion>;
  published_at: Date;
  published_by: string;
}

/** One row: which versions are live. Whoever writes names the revision that was read. */
export interface ReleasePointersTable {
  id: number;
  revision: number;
  pointers: Json<Pointers>;
  /** The version of each remote that a checkout has built and pointed at last. */
  built: Json<Partial<Record<RemoteName, string>>>;
}

/** Who moved what. */
export interface ReleaseLogTable {
  id: Generated<number>;
  at: Date;
  actor: string;
  action: ReleaseAction;
  remote: RemoteName;
  version: string;
  /** Words on why and how: the share of a canary, what an automatic decision counted. */
  detail: string;
  /** The revision that came of it. */
  revision: number;
}

export type ReleaseAction = 'publish' | 'promote' | 'canary' | 'rollback' | 'prune';
