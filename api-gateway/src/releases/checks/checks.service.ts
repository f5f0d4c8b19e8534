import type { BrowserCheck, CheckRun, ReleaseCheck, ReleaseFinding, RemoteName, RemoteVersion, ShellReport } from '@fifteen/contracts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Prerenderer } from '../prerender/prerenderer.ts';
import { checkRunsStore, type StoredRun } from './check-runs.store.ts';
import { checksStore } from '../registry/checks.store.ts';
import { loadLiveShell, type LiveShell } from '../registry/live-shell.ts';
import type { ReleaseFiles } from '../bundles/release-files.ts';
import { releasesStore } from '../registry/releases.store.ts';
import { filesHashOf, type SealKind, type Seals, type Statement } from '../seals/seals.ts';
import { sealsStore } from '../seals/seals.store.ts';
import { hasPassed } from '../registry/has-passed.ts';
import { checkStatically, type CheckedRelease } from './static-check.ts';

interface Dependencies {
  readonly db: Db;
  readonly files: ReleaseFiles;
  readonly prerenderer: Pick<Prerenderer, 'render'>;
  readonly seals: Seals;
  readonly now: () => Date;
}

const UNKNOWN_SHELL: ReleaseFinding = { rule: 'shared', message: 'No shell is known: start a gateway with a built one first.' };

/** A run that did not end by then has lost its worker. */
export const RUN_MAX_MS = 15 * 60_000;

const FINDING_MAX = 500;

const toldOf = (findings: readonly ReleaseFinding[]): string => findings.map(({ rule, message }) => `${rule}: ${message}`).join('; ');

/** Checks of releases: what they find is kept, and decides what may go live, be rendered and be named by a cookie. */
export const createChecksService = ({ db, files, prerenderer, seals, now }: Dependencies) => {
  const findRelease = async (remote: RemoteName, version: string): Promise<RemoteVersion> => {
    const release = await releasesStore.find(db, remote, version);
    if (!release) throw new AppError('not_found', { detail: `mfe-${remote} ${version} was not published.` });
    return release;
  };

  const readFiles = async (remote: RemoteName, release: RemoteVersion): Promise<CheckedRelease> => {
    const loaded = new Map<string, Awaited<ReturnType<ReleaseFiles['load']>>>();
    for (const [path, hash] of Object.entries(release.metadata.integrity)) loaded.set(path, await files.load(path, hash));
    return { remote, release, files: loaded };
  };

  /** Its pages are rendered once here, for the visitors that it may get: what the isolate refused is refused. */
  const renderFindings = async (remote: RemoteName, release: RemoteVersion, { server }: LiveShell): Promise<ReleaseFinding[]> => {
    if (!server) return [];
    const { faults } = await prerenderer.render({ remote, release }, server);
    return faults.map((message) => ({ rule: 'prerender', message: message.slice(0, FINDING_MAX) }));
  };

  /** Nothing of a release is run that its files alone refuse. */
  const findingsOf = async (remote: RemoteName, release: RemoteVersion, shell: LiveShell | undefined): Promise<ReleaseFinding[]> => {
    if (!shell) return [UNKNOWN_SHELL];
    const findings = checkStatically(await readFiles(remote, release), shell.report);
    return findings.length > 0 ? findings : renderFindings(remote, release, shell);
  };

  const statementOf = async (kind: SealKind, remote: RemoteName, release: RemoteVersion): Promise<Statement | undefined> =>
    seals.read(await sealsStore.find(db, remote, release.metadata.version, kind), { kind, remote, release });

  const toldRun = (run: StoredRun | undefined): CheckRun | null => {
    if (!run) return null;
    const isLost = (run.state === 'waiting' || run.state === 'running') && now().getTime() - run.askedAt.getTime() > RUN_MAX_MS;
    return isLost ? { state: 'failed', message: 'No worker has finished it.' } : { state: run.state, message: run.message };
  };

  const told = async (remote: RemoteName, release: RemoteVersion, findings: readonly ReleaseFinding[], shell: LiveShell | undefined): Promise<ReleaseCheck> => {
    const { version } = release.metadata;
    const browser = await statementOf('browser', remote, release);
    const counts = browser && browser.shell === shell?.version ? browser.result : null;
    const run = toldRun(await checkRunsStore.find(db, remote, version));
    return { remote, version, findings: [...findings], browser: counts, passed: hasPassed(findings, browser, shell?.version), run };
  };

  const log = async (remote: RemoteName, version: string, actor: string, part: string, findings: readonly ReleaseFinding[]): Promise<void> => {
    const { revision } = await releasesStore.live(db);
    const detail = findings.length === 0 ? `passed ${part}` : `refused ${part}: ${toldOf(findings)}`;
    await releasesStore.log(db, { at: now(), actor, action: 'check', remote, version, detail: detail.slice(0, 1_000), revision });
  };

  const look = async (remote: RemoteName, version: string, actor: string): Promise<ReleaseCheck> => {
    const [release, shell] = [await findRelease(remote, version), await loadLiveShell(db, files)];
    const findings = await findingsOf(remote, release, shell);
    await checksStore.save(db, remote, version, { findings, at: now(), by: actor });
    return told(remote, release, findings, shell);
  };

  const sealWith = async (kind: SealKind, remote: RemoteName, version: string, result: BrowserCheck | null): Promise<void> => {
    const [release, shell] = [await findRelease(remote, version), await loadLiveShell(db, files)];
    const statement: Statement = { kind, remote, version, files: filesHashOf(release), shell: shell?.version ?? '', at: now().toISOString(), result };
    await sealsStore.save(db, { remote, version, kind, seal: seals.sign(statement) });
  };

  return {
    /** The part that needs no browser. */
    check: async (remote: RemoteName, version: string, actor: string): Promise<ReleaseCheck> => {
      const made = await look(remote, version, actor);
      await log(remote, version, actor, 'without a browser', made.findings);
      return made;
    },

    /** The last check; nothing is made again. */
    read: async (remote: RemoteName, version: string): Promise<ReleaseCheck> => {
      const [release, shell, stored] = [await findRelease(remote, version), await loadLiveShell(db, files), await checksStore.find(db, remote, version)];
      const made = await told(remote, release, stored?.findings ?? [], shell);
      return { ...made, passed: made.passed && stored !== undefined };
    },

    /** What our own runner saw in a browser. It is signed here: nothing that a caller of the API sends comes this way. */
    recordBrowser: async (remote: RemoteName, version: string, actor: string, result: BrowserCheck): Promise<ReleaseCheck> => {
      await sealWith('browser', remote, version, result);
      await log(remote, version, actor, `in ${result.browser}`, result.findings);
      const stored = await checksStore.find(db, remote, version);
      return told(remote, await findRelease(remote, version), stored?.findings ?? [], await loadLiveShell(db, files));
    },

    /** This product's own checkout was published as this version: signed, so that its pages are rendered for visitors. */
    sealAsBuilt: (remote: RemoteName, version: string): Promise<void> => sealWith('start', remote, version, null),

    /** Whether it is signed as a build of a checkout, and its files passed with the live shell. */
    isSealedAsBuilt: async (remote: RemoteName, version: string): Promise<boolean> => {
      const [release, shell] = [await findRelease(remote, version), await loadLiveShell(db, files)];
      return shell !== undefined && (await statementOf('start', remote, release))?.shell === shell.version;
    },

    /** Looks again at what may have changed since: the files, and the live shell. Throws where a version may not go live. */
    assertPassed: async (remote: RemoteName, version: string, actor: string): Promise<void> => {
      const { findings, browser, passed } = await look(remote, version, actor);
      if (passed) return;
      const all = [...findings, ...(browser?.findings ?? [])];
      const why = all.length > 0 ? `did not pass its check. ${toldOf(all)}` : 'was not checked in a browser with the live shell yet.';
      throw new AppError('conflict', { detail: `mfe-${remote} ${version} ${why}` });
    },

    /** What of the live remotes a new shell would break. */
    checkShell: async (shell: ShellReport): Promise<ReleaseFinding[]> => {
      const { pointers } = await releasesStore.live(db);
      const found: ReleaseFinding[] = [];
      for (const [name, { deployment }] of Object.entries(pointers)) {
        for (const { version } of deployment) {
          const remote = name as RemoteName;
          const findings = checkStatically(await readFiles(remote, await findRelease(remote, version)), shell);
          found.push(...findings.map(({ rule, message }) => ({ rule, message: `mfe-${remote} ${version}: ${message}` })));
        }
      }
      return found;
    },
  };
};

export type ChecksService = ReturnType<typeof createChecksService>;
