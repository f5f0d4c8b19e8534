import type { InTransaction } from '../database/db.ts';
import { shellFilesOf, shellOf, type ShellBuild } from '../site/shell-build.ts';
import type { StaticFile } from '../site/static-folder.ts';
import type { ReleaseFiles } from './release-files.ts';
import { releasesStore } from './releases.store.ts';
import { shellsStore, type KeptShell } from './shells.store.ts';

/** As many as the defaults of a remote that one can go back to. */
const KEPT_MAX = 10;

interface Dependencies {
  readonly inTransaction: InTransaction;
  readonly files: ReleaseFiles;
  readonly now: () => Date;
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

/**
 * Keeps the shell that a gateway starts with, and gives those of before by their versions: open tabs go on asking for
 * their files, and QA walks the site with an old one.
 */
export const keepShell = async (shell: ShellBuild, { inTransaction, files, now }: Dependencies): Promise<ReadonlyMap<string, ShellBuild>> => {
  const own = shellFilesOf(shell);
  const kept = await inTransaction(async (trx) => {
    await releasesStore.lockFiles(trx, 'writer');
    for (const file of own) await files.save(file);
    const integrity = Object.fromEntries(own.map((file) => [file.name, file.integrity]));
    await shellsStore.keep(trx, { version: shell.version, integrity, startedAt: now() });
    const all = await shellsStore.list(trx);
    for (const old of all.slice(KEPT_MAX)) {
      await shellsStore.remove(trx, old.version);
      // As what was sent and never published: the next pruning removes what nothing names.
      await releasesStore.noteUploads(trx, Object.values(old.integrity), now());
    }
    return all.slice(0, KEPT_MAX);
  });
  const older = new Map<string, ShellBuild>();
  for (const one of kept.filter(({ version }) => version !== shell.version)) {
    const loaded = await loadKept(one, files);
    if (loaded) older.set(one.version, loaded);
  }
  return older;
};
