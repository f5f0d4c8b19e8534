import type { BrowserCheck, Pointer, ReleaseCheck, ReleaseList, ReleaseLogLine, RemoteName } from '@fifteen/contracts';
import { RemoteName as Remotes } from '@fifteen/contracts';
import type { Db } from '../database/db.ts';
import { AppError } from '../errors.ts';
import { autosStore } from './autos.store.ts';
import { hasPassed, type ChecksService } from './checks.service.ts';
import { checksStore } from './checks.store.ts';
import { figuresStore } from './figures.store.ts';
import { releaseOf, type Build } from './read-build.ts';
import type { ReleasesService } from './releases.service.ts';
import { releasesStore } from './releases.store.ts';
import { shellsStore } from './shells.store.ts';

const DAY_MS = 24 * 3_600_000;

export interface CanaryTerms {
  readonly traffic: number;
  /** Decided by failures, after so many visits. */
  readonly auto?: { readonly visits: number } | undefined;
  readonly force?: string | undefined;
}

/** What a team can do with its releases: on this machine, or by the HTTP API, with the same words. */
export interface Desk {
  readonly publish: (build: Build, version: string) => Promise<void>;
  readonly check: (remote: RemoteName, version: string, browser: BrowserCheck | null) => Promise<ReleaseCheck>;
  readonly canary: (remote: RemoteName, version: string, terms: CanaryTerms) => Promise<Pointer>;
  /** `seen` is what was live when somebody decided, as `toldOf` says it: refused where that has changed since. */
  readonly promote: (remote: RemoteName, version: string, force?: string, seen?: string) => Promise<Pointer>;
  readonly rollBack: (remote: RemoteName, to?: string, seen?: string) => Promise<Pointer>;
  readonly list: () => Promise<ReleaseList>;
  readonly log: (limit: number, remote?: RemoteName) => Promise<ReleaseLogLine[]>;
  readonly prune: (remote: RemoteName) => Promise<string[]>;
}

interface Dependencies {
  readonly db: Db;
  readonly service: ReleasesService;
  readonly checks: ChecksService;
  readonly now: () => Date;
}

const checkOf = (stored: Parameters<typeof hasPassed>[0]): 'passed' | 'refused' | 'missing' => {
  if (hasPassed(stored)) return 'passed';
  const isRefused = stored && (stored.findings.length > 0 || (stored.browser?.findings.length ?? 0) > 0);
  return isRefused ? 'refused' : 'missing';
};

/** The desk as one actor sees it; every move stands in the log under that name. */
export const createDesk = ({ db, service, checks, now }: Dependencies) => {
  const listOf = async (): Promise<ReleaseList> => {
    const { revision, pointers } = await releasesStore.live(db);
    const [published, checked, autos] = [await releasesStore.list(db), await checksStore.list(db), await autosStore.read(db)];
    const figuresOf = await figuresStore.allSince(db, new Date(now().getTime() - DAY_MS));
    const remotes = Remotes.options.map((remote) => {
      const { deployment = [], history = [] } = pointers[remote] ?? {};
      const auto = autos[remote];
      const versions = published
        .filter((release) => release.remote === remote)
        .map(({ version, publishedAt, publishedBy }) => ({
          version,
          published_at: publishedAt.toISOString(),
          published_by: publishedBy,
          check: checkOf(checked.find((one) => one.remote === remote && one.version === version)),
          last_day: figuresOf(`${remote}@${version}`),
        }));
      const asked = auto ? { version: auto.version, visits: auto.visits, started_at: auto.startedAt } : null;
      return { remote, deployment, history, auto: asked, versions };
    });
    const shells = (await shellsStore.list(db)).map(({ version, startedAt }) => ({ version, started_at: startedAt.toISOString() }));
    return { revision, shells, remotes };
  };

  return (actor: string): Desk => {
    /** Words for the log: that it passed, or why it went without. */
    const admitted = async (remote: RemoteName, version: string, force: string | undefined): Promise<string> => {
      if (force !== undefined) return `, without a passed check: ${force}`;
      await checks.assertPassed(remote, version, actor);
      return '';
    };
    return {
      publish: async (build, version) => {
        if (await service.publish(releaseOf(build, version), actor)) return;
        throw new AppError('conflict', { detail: `mfe-${build.report.name} ${version} exists. A release never changes: raise the version.` });
      },
      check: (remote, version, browser) => checks.check(remote, version, actor, browser),
      canary: async (remote, version, { traffic, auto, force }) => {
        const why = await admitted(remote, version, force);
        const pointer = await service.canary(remote, version, traffic, actor, `${traffic} of 100 visitors${auto ? `, decided by failures after ${auto.visits} visits` : ''}${why}`);
        await autosStore.set(db, remote, auto && { version, visits: auto.visits, startedAt: now().toISOString() });
        return pointer;
      },
      promote: async (remote, version, force, seen) => service.promote(remote, version, actor, `all visitors${await admitted(remote, version, force)}`, seen),
      rollBack: (remote, to, seen) => service.rollBack(remote, to, actor, to ? `back to ${to}` : 'back', seen),
      list: listOf,
      log: async (limit, only) =>
        (await releasesStore.history(db, limit, only)).map(({ at, actor: who, action, remote, version, detail }) => ({ at: at.toISOString(), actor: who, action, remote, version, detail })),
      prune: async (remote) => (await service.prune(actor, remote)).map(({ version }) => version),
    };
  };
};
