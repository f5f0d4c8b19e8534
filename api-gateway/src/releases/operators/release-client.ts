import type { Deployment, Pointer, ReleaseCheck, ReleaseFinding, ReleaseList, ReleaseLogLine, RemoteName } from '@fifteen/contracts';
import { RemoteName as Remotes } from '@fifteen/contracts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { type By, nameOf } from '../registry/actor.ts';
import { autosStore } from '../canary/autos.store.ts';
import type { Inspect } from '../checks/check-runs.service.ts';
import type { ChecksService } from '../checks/checks.service.ts';
import { hasPassed } from '../registry/has-passed.ts';
import { checksStore } from '../registry/checks.store.ts';
import { figuresStore } from '../canary/figures.store.ts';
import { releaseOf, type Build } from '../uploads/read-build.ts';
import type { ReleasesService } from '../registry/releases.service.ts';
import { releasesStore } from '../registry/releases.store.ts';
import type { Seals, Statement } from '../seals/seals.ts';
import { sealsStore } from '../seals/seals.store.ts';
import { isSelectable, loadServedRegistry } from '../registry/served-registry.ts';
import { shellsStore } from '../registry/shells.store.ts';
import { visitsStore } from '../canary/visits.store.ts';

const DAY_MS = 24 * 3_600_000;

export interface CanaryTerms {
  readonly traffic: number;
  /** Decided by failures, after so many visits. */
  readonly auto?: { readonly visits: number } | undefined;
  readonly force?: string | undefined;
}

/** How much of a check is made. */
export interface CheckTerms {
  /** The browser part, too: where the client is on this machine it is run here, elsewhere a worker runs it. */
  readonly browser: boolean;
  /** Another address of the site for the browser, where this machine runs it. */
  readonly base?: string | undefined;
}

/** What a team can do with its releases: on this machine, or by the HTTP API, with the same words. */
export interface ReleaseClient {
  readonly publish: (build: Build, version: string) => Promise<void>;
  readonly check: (remote: RemoteName, version: string, terms: CheckTerms) => Promise<ReleaseCheck>;
  readonly readCheck: (remote: RemoteName, version: string) => Promise<ReleaseCheck>;
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
  readonly seals: Seals;
  /** Runs the browser part of a check, or has it run. */
  readonly inspect: Inspect;
  readonly now: () => Date;
}

const checkOf = (findings: readonly ReleaseFinding[] | undefined, browser: Statement | undefined): 'passed' | 'refused' | 'missing' => {
  if (hasPassed(findings, browser)) return 'passed';
  const isRefused = (findings?.length ?? 0) > 0 || (browser?.result?.findings.length ?? 0) > 0;
  return isRefused ? 'refused' : 'missing';
};

/** The client as one actor sees it; every move is in the log under that name. */
export const createReleaseClient = ({ db, service, checks, seals, inspect, now }: Dependencies) => {
  /** What the last check of each version said. */
  const loadChecks = async () => {
    const [checked, sealed] = [await checksStore.list(db), await sealsStore.list(db)];
    return async (remote: RemoteName, version: string): Promise<'passed' | 'refused' | 'missing'> => {
      const isOfIt = (one: { readonly remote: RemoteName; readonly version: string }): boolean => one.remote === remote && one.version === version;
      const seal = sealed.find((one) => isOfIt(one) && one.kind === 'browser')?.seal;
      const release = seal && (await releasesStore.find(db, remote, version));
      const browser = release ? seals.read(seal, { kind: 'browser', remote, release }) : undefined;
      return checkOf(checked.find(isOfIt)?.findings, browser);
    };
  };

  /** What an automatic canary has counted so far. */
  const comparedOf = async (remote: RemoteName, fresh: string, deployment: readonly Deployment[]) => {
    const old = deployment.find((part) => part.default)?.version ?? '';
    return { canary: await visitsStore.count(db, remote, fresh), live: await visitsStore.count(db, remote, old) };
  };

  const listOf = async (): Promise<ReleaseList> => {
    const { revision, pointers } = await releasesStore.live(db);
    const [published, stateOf, autos, registry] = [await releasesStore.list(db), await loadChecks(), await autosStore.read(db), await loadServedRegistry(db, seals)];
    const figuresOf = await figuresStore.allSince(db, new Date(now().getTime() - DAY_MS));
    const listedOf = async ({ remote, version, publishedAt, publishedBy }: (typeof published)[number]) => ({
      version,
      published_at: publishedAt.toISOString(),
      published_by: publishedBy,
      check: await stateOf(remote, version),
      selectable: isSelectable(registry, remote, version),
      last_day: figuresOf(`${remote}@${version}`),
    });
    const remotes = Remotes.options.map(async (remote) => {
      const { deployment = [], history = [] } = pointers[remote] ?? {};
      const auto = autos[remote];
      const versions = await Promise.all(published.filter((release) => release.remote === remote).map(listedOf));
      const asked = auto ? { version: auto.version, visits: auto.visits, started_at: auto.startedAt, ...(await comparedOf(remote, auto.version, deployment)) } : null;
      return { remote, deployment, history, auto: asked, versions };
    });
    const shells = (await shellsStore.list(db)).map(({ version, startedAt }) => ({ version, started_at: startedAt.toISOString() }));
    return { revision, shells, remotes: await Promise.all(remotes) };
  };

  return (actor: By): ReleaseClient => {
    /** Words for the log: that it passed, or why it went without. */
    const admitted = async (remote: RemoteName, version: string, force: string | undefined): Promise<string> => {
      if (force !== undefined) return `, without a passed check: ${force}`;
      await checks.assertPassed(remote, version, nameOf(actor));
      return '';
    };
    return {
      publish: async (build, version) => {
        if (await service.publish(releaseOf(build, version), actor)) return;
        throw new AppError('conflict', { detail: `mfe-${build.report.name} ${version} exists. A release never changes: raise the version.` });
      },
      check: async (remote, version, { browser, base }) => {
        const made = await checks.check(remote, version, nameOf(actor));
        // Nobody needs to walk through what is refused already.
        return browser && made.findings.length === 0 ? inspect(remote, version, nameOf(actor), base) : made;
      },
      readCheck: (remote, version) => checks.read(remote, version),
      canary: async (remote, version, { traffic, auto, force }) => {
        const why = await admitted(remote, version, force);
        const pointer = await service.canary(remote, version, traffic, actor, `${traffic} of 100 visitors${auto ? `, decided by failures after ${auto.visits} visits` : ''}${why}`);
        await visitsStore.forget(db, remote);
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
