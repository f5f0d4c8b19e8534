import type { BrowserCheck, Pointers, ReleaseFinding, RemoteName, RemoteVersion, ShellReport, TokenScope } from '@fifteen/contracts';
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
  /** What the shell offers to remotes; null before a gateway has started with one. */
  shell: Json<ShellReport> | null;
  /** Canaries that decide for themselves. */
  autos: Json<Autos>;
}

/** A canary that is promoted or taken back by its failures: since when, and after how many visits. */
export interface Auto {
  readonly version: string;
  readonly visits: number;
  readonly startedAt: string;
}

export type Autos = Partial<Record<RemoteName, Auto>>;

/** The last check of a version. */
export interface ReleaseChecksTable {
  remote: RemoteName;
  version: string;
  findings: Json<ReleaseFinding[]>;
  browser: Json<BrowserCheck> | null;
  checked_at: Date;
  checked_by: string;
}

/** Tokens of teams; the token itself is nowhere. */
export interface ReleaseTokensTable {
  id: string;
  scope: TokenScope;
  name: string;
  hash: string;
  created_at: Date;
  created_by: string;
  used_at: Date | null;
  revoked_at: Date | null;
}

export interface ReleaseUploadsTable {
  integrity: string;
  sent_at: Date;
}

/** A shell that a gateway has started with. */
export interface KeptShellsTable {
  version: string;
  /** Name of every file to its `sha384-…`. */
  integrity: Json<Readonly<Record<string, string>>>;
  started_at: Date;
}

/** How a version fared in one minute. */
export interface ReleaseFiguresTable {
  remote: RemoteName;
  version: string;
  minute: Date;
  visits: number;
  failed: number;
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

export type ReleaseAction = 'publish' | 'check' | 'promote' | 'canary' | 'rollback' | 'prune';
