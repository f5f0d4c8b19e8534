import type { CheckRun, Pointers, ReleaseFinding, RemoteName, RemoteVersion, ShellReport, TokenScope } from '@fifteen/contracts';
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

/** One row: which versions are live. A writer names the revision that was read. */
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
  checked_at: Date;
  checked_by: string;
}

/** Pages of a release as HTML, by the hashes of the two builds that they were made of. */
export interface ReleaseRenderingsTable {
  remote: RemoteName;
  source: string;
  shell: string;
  renderer: number;
  /** Of the file with the pages. */
  integrity: string;
  rendered_at: Date;
}

/** A signed statement about a version: see `seals.ts`. */
export interface ReleaseSealsTable {
  remote: RemoteName;
  version: string;
  kind: 'browser' | 'start';
  seal: string;
}

/** The last run of a check's browser part that somebody asked for. */
export interface ReleaseCheckRunsTable {
  remote: RemoteName;
  version: string;
  state: CheckRun['state'];
  message: string | null;
  asked_at: Date;
  asked_by: string;
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

/** One browser's page load of a version that a canary compares. */
export interface ReleaseVisitsTable {
  remote: RemoteName;
  version: string;
  visitor: Buffer;
  network: Buffer;
  served_at: Date;
  voted_at: Date | null;
  failed: Generated<boolean>;
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
