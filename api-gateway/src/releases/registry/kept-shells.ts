import type { Db, InTransaction } from '../../platform/database/db.ts';
import { shellFilesOf, shellOf, type ShellBuild } from './shell-build.ts';
import type { StaticFile } from '../bundles/static-folder.ts';
import type { ReleaseFiles } from '../bundles/release-files.ts';
import { releasesStore } from './releases.store.ts';
import { shellsStore, type KeptShell } from './shells.store.ts';

/** As many as the defaults of a remote that one can go back to. */
const KEPT_MAX = 10;

interface Dependencies {
  readonly db: Db;
  readonly inTransaction: InTransaction;
  readonly files: ReleaseFiles;
  readonly now: () => Date;
}

/** Shells that gateways have started with, by their versions. */
export type Shells = ReadonlyMap<string, ShellBuild>;

export interface KeptShells {
  /** The same map until there is another shell. */
  readonly current: () => Shells;
  /** Looks for shells that other gateways have started with since. */
  readonly refresh: () => Promise<void>;
}

/** Undefined where a file is missing, or is not what was kept: half a shell is none. */
const loadKept = async ({ version, integrity }: KeptShell, files: ReleaseFiles): Promise<ShellBuild | undefined> => {
  const loaded = new Map<string, StaticFile>();
  for (const [name, hash] of Object.entries(integrity)) {
    const file = await files.load(name, hash);
    if (!file) return undefined;
    loaded.set(name, file);
  }
  return shellOf(version, loaded);
};

const keep = (shell: ShellBuild, { inTransaction, files, now }: Dependencies): Promise<void> =>
  inTransaction(async (trx) => {
    const own = shellFilesOf(shell);
    await releasesStore.lockFiles(trx, 'writer');
    for (const file of own) await files.save(file);
    const integrity = Object.fromEntries(own.map((file) => [file.name, file.integrity]));
    await shellsStore.keep(trx, { version: shell.version, integrity, startedAt: now() });
    for (const version of (await shellsStore.versions(trx)).slice(KEPT_MAX)) {
      const old = await shellsStore.find(trx, version);
      await shellsStore.remove(trx, version);
      // As what was sent and never published: the next pruning removes what nothing names.
      if (old) await releasesStore.noteUploads(trx, Object.values(old.integrity), now());
    }
  });

/**
 * Keeps the shell that a gateway starts with, and gives those of others and of before by their versions: open tabs go on
 * asking for their files, and QA walks the site with an old one.
 */
export const keepShell = async (own: ShellBuild, dependencies: Dependencies): Promise<KeptShells> => {
  const { db, files } = dependencies;
  let shells: Shells = new Map();
  let seen = '';
  await keep(own, dependencies);

  const refresh = async (): Promise<void> => {
    const versions = (await shellsStore.versions(db)).slice(0, KEPT_MAX).filter((version) => version !== own.version);
    if (versions.join() === seen) return;
    const found = new Map<string, ShellBuild>();
    for (const version of versions) {
      const kept = shells.has(version) ? undefined : await shellsStore.find(db, version);
      const shell = shells.get(version) ?? (kept && (await loadKept(kept, files)));
      if (shell) found.set(version, shell);
    }
    [shells, seen] = [found, versions.join()];
  };
  await refresh();
  return { current: () => shells, refresh };
};

const none: Shells = new Map();
/** Where the shell is built again and again, none is kept. */
export const NO_SHELLS: KeptShells = { current: () => none, refresh: () => Promise.resolve() };
