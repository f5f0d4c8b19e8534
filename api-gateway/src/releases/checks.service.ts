import type { BrowserCheck, ReleaseCheck, ReleaseFinding, RemoteName, ShellReport } from '@fifteen/contracts';
import type { Db } from '../database/db.ts';
import { AppError } from '../errors.ts';
import { checksStore, type StoredCheck } from './checks.store.ts';
import type { ReleaseFiles } from './release-files.ts';
import { releasesStore } from './releases.store.ts';
import { checkStatically, type CheckedRelease } from './static-check.ts';

interface Dependencies {
  readonly db: Db;
  readonly files: ReleaseFiles;
  readonly now: () => Date;
}

const UNKNOWN_SHELL: ReleaseFinding = { rule: 'shared', message: 'No shell is known: start a gateway with a built one first.' };

export const hasPassed = (check: StoredCheck | undefined): boolean =>
  check !== undefined && check.findings.length === 0 && check.browser?.findings.length === 0;

const toldOf = (findings: readonly ReleaseFinding[]): string => findings.map(({ rule, message }) => `${rule}: ${message}`).join('; ');

/** Checks of releases: what they find is kept, and decides who may go live. */
export const createChecksService = ({ db, files, now }: Dependencies) => {
  const readRelease = async (remote: RemoteName, version: string): Promise<CheckedRelease> => {
    const release = await releasesStore.find(db, remote, version);
    if (!release) throw new AppError('not_found', { detail: `mfe-${remote} ${version} was not published.` });
    const loaded = new Map<string, Awaited<ReturnType<ReleaseFiles['load']>>>();
    for (const [path, hash] of Object.entries(release.metadata.integrity)) loaded.set(path, await files.load(path, hash));
    return { remote, release, files: loaded };
  };

  const findingsOf = async (remote: RemoteName, version: string): Promise<ReleaseFinding[]> => {
    const checked = await readRelease(remote, version);
    const shell = await checksStore.shell(db);
    return shell ? checkStatically(checked, shell) : [UNKNOWN_SHELL];
  };

  const check = async (remote: RemoteName, version: string, actor: string, browser: BrowserCheck | null = null): Promise<ReleaseCheck> => {
    const findings = await findingsOf(remote, version);
    const before = await checksStore.find(db, remote, version);
    const stored = { findings, browser: browser ?? before?.browser ?? null };
    await checksStore.save(db, remote, version, { ...stored, at: now(), by: actor });
    return { remote, version, ...stored, passed: hasPassed(stored) };
  };

  return {
    /** The part that needs no browser is made here; what a browser has found is handed in, and stays until the next. */
    check: async (remote: RemoteName, version: string, actor: string, browser: BrowserCheck | null): Promise<ReleaseCheck> => {
      const made = await check(remote, version, actor, browser);
      const all = [...made.findings, ...(browser?.findings ?? [])];
      const { revision } = await releasesStore.live(db);
      const part = browser ? `in ${browser.browser}` : 'without a browser';
      const detail = all.length === 0 ? `passed ${part}` : `refused ${part}: ${toldOf(all)}`;
      await releasesStore.log(db, { at: now(), actor, action: 'check', remote, version, detail: detail.slice(0, 1_000), revision });
      return made;
    },

    /** Looks again at what may have changed since: the files, and the live shell. Throws where a version may not go live. */
    assertPassed: async (remote: RemoteName, version: string, actor: string): Promise<void> => {
      const { findings, browser, passed } = await check(remote, version, actor);
      if (passed) return;
      const all = [...findings, ...(browser?.findings ?? [])];
      const why = all.length > 0 ? `did not pass its check. ${toldOf(all)}` : 'was not checked in a browser yet.';
      throw new AppError('conflict', { detail: `mfe-${remote} ${version} ${why}` });
    },

    /** What of the live remotes a new shell would break. */
    checkShell: async (shell: ShellReport): Promise<ReleaseFinding[]> => {
      const { pointers } = await releasesStore.live(db);
      const found: ReleaseFinding[] = [];
      for (const [remote, { deployment }] of Object.entries(pointers)) {
        for (const { version } of deployment) {
          const findings = checkStatically(await readRelease(remote as RemoteName, version), shell);
          found.push(...findings.map(({ rule, message }) => ({ rule, message: `mfe-${remote} ${version}: ${message}` })));
        }
      }
      return found;
    },
  };
};

export type ChecksService = ReturnType<typeof createChecksService>;
