import { Registry, RemoteName, type Pointers, type RemoteVersion } from '@fifteen/contracts';
import { sql, type Insertable, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/db.ts';
import { storableJson } from '../../platform/database/storable.ts';
import type { ReleaseLogTable } from '../../platform/database/schema/releases.ts';
import { SERVER_FILE, serverPathOf } from '../bundles/server-file.ts';
import { renderingsStore } from '../prerender/renderings.store.ts';

export type Built = Partial<Record<RemoteName, string>>;

export interface Live {
  readonly revision: number;
  readonly pointers: Pointers;
  readonly built: Built;
}

export interface Published {
  readonly remote: RemoteName;
  readonly version: string;
  readonly publishedAt: Date;
  readonly publishedBy: string;
}

export type LogLine = Selectable<ReleaseLogTable>;

/** Any number that nothing else of ours locks. */
const FILES_LOCK = 5_203_118;

/** Rows of releases. Takes the database, or a transaction on it. */
export const releasesStore = {
  /** While files are written nobody prunes; several may write. Within a transaction. */
  lockFiles: async (trx: Db, as: 'writer' | 'pruner'): Promise<void> => {
    if (as === 'writer') await sql`SELECT pg_advisory_xact_lock_shared(${FILES_LOCK})`.execute(trx);
    else await sql`SELECT pg_advisory_xact_lock(${FILES_LOCK})`.execute(trx);
  },

  /** False where the version exists. */
  add: async (db: Db, remote: RemoteName, release: RemoteVersion, by: { readonly actor: string; readonly now: Date }): Promise<boolean> => {
    const row = { remote, version: release.metadata.version, release: storableJson(release), published_at: by.now, published_by: by.actor };
    const added = await db.insertInto('releases').values(row).onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  },

  find: async (db: Db, remote: RemoteName, version: string): Promise<RemoteVersion | undefined> =>
    (await db.selectFrom('releases').select('release').where('remote', '=', remote).where('version', '=', version).executeTakeFirst())?.release,

  list: async (db: Db): Promise<Published[]> => {
    const rows = await db.selectFrom('releases').select(['remote', 'version', 'published_at', 'published_by']).orderBy('published_at', 'desc').execute();
    return rows.map(({ remote, version, published_at, published_by }) => ({ remote, version, publishedAt: published_at, publishedBy: published_by }));
  },

  remove: async (db: Db, remote: RemoteName, version: string): Promise<void> => {
    await db.deleteFrom('releases').where('remote', '=', remote).where('version', '=', version).execute();
  },

  live: (db: Db): Promise<Live> => db.selectFrom('release_pointers').select(['revision', 'pointers', 'built']).executeTakeFirstOrThrow(),

  /** Compare and swap: false where somebody wrote since `read`. */
  point: async (db: Db, read: Live, to: Pick<Live, 'pointers' | 'built'>): Promise<boolean> => {
    const written = await db
      .updateTable('release_pointers')
      .set({ revision: read.revision + 1, pointers: storableJson(to.pointers), built: storableJson(to.built) })
      .where('revision', '=', read.revision)
      .executeTakeFirst();
    return written.numUpdatedRows === 1n;
  },

  log: async (db: Db, line: Insertable<ReleaseLogTable>): Promise<void> => {
    await db.insertInto('release_log').values(line).execute();
  },

  /** Newest first. */
  history: (db: Db, limit: number, remote?: RemoteName): Promise<LogLine[]> => {
    const lines = db.selectFrom('release_log').selectAll().orderBy('id', 'desc').limit(limit);
    return (remote ? lines.where('remote', '=', remote) : lines).execute();
  },

  /**
   * Everything that may be served, and what is live of it, at one moment. A remote that a newer gateway has brought is not
   * known here: it is left out, and the others are served. Throws where a row is not valid.
   */
  registry: async (db: Db): Promise<Registry> => {
    const { revision, pointers, published } = await db
      .selectFrom('release_pointers')
      .select((of) => [
        'revision',
        'pointers',
        jsonArrayFrom(of.selectFrom('releases').select(['remote', 'version', 'release'])).as('published'),
      ])
      .executeTakeFirstOrThrow();
    const versionsOf = (name: string) =>
      Object.fromEntries(published.filter(({ remote }) => remote === name).map(({ version, release }) => [version, release]));
    const known = Object.entries(pointers).filter(([name]) => RemoteName.safeParse(name).success);
    const microFrontends = known.map(([name, pointer]) => [name, { ...pointer, versions: versionsOf(name) }]);
    return Registry.parse({ schema: 'mfe-registry/1', revision, microFrontends: Object.fromEntries(microFrontends) });
  },

  /** Files that nothing names yet, or no more. */
  noteUploads: async (db: Db, hashes: readonly string[], at: Date): Promise<void> => {
    const rows = hashes.map((integrity) => ({ integrity, sent_at: at }));
    if (rows.length > 0) await db.insertInto('release_uploads').values(rows).onConflict((conflict) => conflict.doNothing()).execute();
  },

  /** Hashes of what was sent long ago; some of it was published since. */
  forgetUploads: async (db: Db, before: Date): Promise<string[]> =>
    (await db.deleteFrom('release_uploads').where('sent_at', '<', before).returning('integrity').execute()).map(({ integrity }) => integrity),

  /** Hashes of what renders pages: of all releases, and of all kept shells. */
  serverHashes: async (db: Db): Promise<{ readonly sources: string[]; readonly shells: string[] }> => {
    const rows = await db.selectFrom('releases').select('release').execute();
    const shells = await db.selectFrom('kept_shells').select('integrity').execute();
    const sourceOf = (release: RemoteVersion): string => release.metadata.integrity[serverPathOf(release) ?? ''] ?? '';
    return { sources: rows.map(({ release }) => sourceOf(release)), shells: shells.map(({ integrity }) => integrity[SERVER_FILE] ?? '') };
  },

  /** Hashes of all files that some release, kept shell or rendering names. */
  hashes: async (db: Db): Promise<ReadonlySet<string>> => {
    const rows = await db.selectFrom('releases').select('release').execute();
    const shells = await db.selectFrom('kept_shells').select('integrity').execute();
    return new Set([...rows.flatMap(({ release }) => Object.values(release.metadata.integrity)), ...shells.flatMap(({ integrity }) => Object.values(integrity)), ...(await renderingsStore.hashes(db))]);
  },
} as const;
