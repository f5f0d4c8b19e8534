import { count } from '../../platform/metrics/figures.ts';
import type { Pointer, RemoteName, RemoteVersion } from '@fifteen/contracts';
import type { Db, InTransaction } from '../../platform/database/db.ts';
import type { ReleaseAction } from '../../platform/database/schema/releases.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { renderingsStore } from '../prerender/renderings.store.ts';
import type { StaticFile } from '../bundles/static-folder.ts';
import { refusedName } from '../bundles/file-kinds.ts';
import { auditMove, type By, type Moved, nameOf } from './actor.ts';
import { canary, keptVersions, promote, rollBack, settleCanary } from './pointers.ts';
import type { ReleaseFiles } from '../bundles/release-files.ts';
import { toldOf } from './read-target.ts';
import { releasesStore, type Built, type Live, type Published } from './releases.store.ts';
import { filesHashOf } from '../seals/seals.ts';

/** How often a change is made again on what another team wrote meanwhile. */
const TRIES_MAX = 100;
/** Open tabs live on the version that they began with. */
const OPEN_TABS_MS = 7 * 24 * 3_600_000;

/** Files that were sent and never published. */
const UPLOADS_MS = 24 * 3_600_000;

/** A build as it is published: what the registry says of it, and its files. */
export interface Release {
  readonly remote: RemoteName;
  readonly release: RemoteVersion;
  readonly files: readonly StaticFile[];
}

interface Move {
  readonly remote: RemoteName;
  readonly actor: By;
  readonly action: ReleaseAction;
  readonly detail: string;
  readonly change: (pointer: Pointer | undefined) => Pointer;
  /** What the actor saw to be live, as `toldOf` says it; absent where it does not matter. */
  readonly seen?: string | undefined;
}

/** Whether a version that was just published has passed its check. */
export type Admission = () => Promise<boolean>;

interface Dependencies {
  readonly db: Db;
  readonly inTransaction: InTransaction;
  readonly files: ReleaseFiles;
  readonly now: () => Date;
}

const defaultOf = ({ deployment }: Pointer): string => deployment.find((part) => part.default)?.version ?? '';

/** The version that a move was about: that of the canary where there is one. */
const movedTo = (pointer: Pointer): string => pointer.deployment.find((part) => !part.default)?.version ?? defaultOf(pointer);

/** Decided on what is no more: who decided looks again. */
const assertSeen = ({ remote, seen }: Move, pointer: Pointer | undefined): void => {
  const live = toldOf(pointer?.deployment ?? []);
  if (seen === undefined || seen === live) return;
  throw new AppError('conflict', { detail: `Somebody else moved mfe-${remote} meanwhile: ${live || 'nothing'} is live now, not ${seen || 'nothing'}. Look again, then decide.` });
};

/** Files of a kind that nothing looks at are not taken at all: they would be served from our address. */
const assertKinds = (built: readonly StaticFile[]): void => {
  const errors = built.flatMap(({ name }) => {
    const why = refusedName(name);
    return why ? [{ field: name, message: `This file ${why}.` }] : [];
  });
  if (errors.length > 0) throw new AppError('invalid_request', { errors: errors.slice(0, 20) });
};

export const createReleasesService = ({ db, inTransaction, files, now }: Dependencies) => {
  const assertPublished = async (trx: Db, remote: RemoteName, version: string): Promise<void> => {
    if (!(await releasesStore.find(trx, remote, version))) throw new AppError('not_found', { detail: `mfe-${remote} ${version} was not published.` });
  };

  const log = async (trx: Db, actor: By, moved: Moved, revision: number): Promise<void> => {
    await releasesStore.log(trx, { at: now(), actor: nameOf(actor), ...moved, revision });
    await auditMove(trx, actor, moved);
  };

  const tryMove = (move: Move, built?: Built): Promise<Pointer | undefined> =>
    inTransaction(async (trx) => {
      const live: Live = await releasesStore.live(trx);
      assertSeen(move, live.pointers[move.remote]);
      const pointer = move.change(live.pointers[move.remote]);
      for (const { version } of pointer.deployment) await assertPublished(trx, move.remote, version);
      const pointers = { ...live.pointers, [move.remote]: pointer };
      if (!(await releasesStore.point(trx, live, { pointers, built: { ...live.built, ...built } }))) return undefined;
      const { remote, actor, action, detail } = move;
      await log(trx, actor, { action, remote, version: movedTo(pointer), detail }, live.revision + 1);
      return pointer;
    });

  /** Made again where another team's write came between: nobody's is lost. */
  const make = async (move: Move, built?: Built): Promise<Pointer> => {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const pointer = await tryMove(move, built);
      if (pointer) {
        count('releases_total', { action: move.action, remote: move.remote });
        return pointer;
      }
    }
    throw new AppError('conflict', { detail: 'Too many teams release at once. Try again.' });
  };

  /** All or nothing, and never twice: false where this version exists. It gets no visitors yet. */
  const publish = ({ remote, release, files: built }: Release, actor: By): Promise<boolean> =>
    inTransaction(async (trx) => {
      assertKinds(built);
      await releasesStore.lockFiles(trx, 'writer');
      for (const file of built) await files.save(file);
      if (!(await releasesStore.add(trx, remote, release, { actor: nameOf(actor), now: now() }))) return false;
      const { revision } = await releasesStore.live(trx);
      await log(trx, actor, { action: 'publish', remote, version: release.metadata.version, detail: `${built.length} files` }, revision);
      return true;
    });

  /** Versions of builds are named after their content by eight letters: a token could have published another file under one. */
  const assertSame = async ({ remote, release }: Release): Promise<void> => {
    const published = await releasesStore.find(db, remote, release.metadata.version);
    if (published && filesHashOf(published) === filesHashOf(release)) return;
    throw new AppError('conflict', { detail: `mfe-${remote} ${release.metadata.version} was published with other files than this checkout has built.` });
  };

  /** Removes the rows of what is not live, not in the history, and older than any open tab. */
  const forgetOld = (actor: By, only: RemoteName | undefined): Promise<Published[]> =>
    inTransaction(async (trx) => {
      const { pointers, revision } = await releasesStore.live(trx);
      const oldest = now().getTime() - OPEN_TABS_MS;
      const published = await releasesStore.list(trx);
      const old = published.filter(
        ({ remote, version, publishedAt }) =>
          (only === undefined || remote === only) && publishedAt.getTime() < oldest && !keptVersions(pointers[remote]).has(version),
      );
      for (const { remote, version } of old) {
        await releasesStore.remove(trx, remote, version);
        await log(trx, actor, { action: 'prune', remote, version, detail: 'older than any open tab' }, revision);
      }
      return old;
    });

  return {
    publish,
    promote: (remote: RemoteName, version: string, actor: By, detail = 'all visitors', seen?: string) =>
      make({ remote, actor, action: 'promote', detail, seen, change: (pointer) => promote(pointer, version) }),
    canary: (remote: RemoteName, version: string, traffic: number, actor: By, detail = `${traffic} of 100 visitors`) =>
      make({ remote, actor, action: 'canary', detail, change: (pointer) => canary(pointer, version, traffic) }),
    rollBack: (remote: RemoteName, to: string | undefined, actor: By, detail = to ? `back to ${to}` : 'back', seen?: string) =>
      make({ remote, actor, action: 'rollback', detail, seen, change: (pointer) => rollBack(pointer, to) }),

    settleCanary: (remote: RemoteName, version: string, as: 'promote' | 'rollback', by: { readonly actor: string; readonly reason: string }) =>
      make({ remote, actor: by.actor, action: as, detail: by.reason, change: (pointer) => settleCanary(pointer, version, as) }),

    /**
     * Publishes a build of this checkout. Where nothing is live, or it is admitted, it goes live once: an operator's choice
     * made since then stays. Throws if its version exists with other files: somebody else has taken the name.
     */
    publishBuilt: async (release: Release, actor: string, admits: Admission): Promise<boolean> => {
      const { remote } = release;
      const { version } = release.release.metadata;
      const { built, pointers } = await releasesStore.live(db);
      if (built[remote] === version) {
        // A new shell requires a new check. A version that was pruned since has none.
        if (await releasesStore.find(db, remote, version)) await admits();
        return false;
      }
      if (!(await publish(release, actor))) await assertSame(release);
      const isAdmitted = await admits();
      if (pointers[remote] && !isAdmitted) return false;
      await make({ remote, actor, action: 'promote', detail: 'built here', change: (pointer) => promote(pointer, version) }, { [remote]: version });
      return true;
    },

    /** Files go after their rows are gone for good, and before anybody may publish again. */
    prune: (actor: By, only?: RemoteName): Promise<Published[]> =>
      inTransaction(async (trx) => {
        await releasesStore.lockFiles(trx, 'pruner');
        const before = new Set([...(await releasesStore.hashes(db)), ...(await releasesStore.forgetUploads(trx, new Date(now().getTime() - UPLOADS_MS)))]);
        const old = await forgetOld(actor, only);
        await renderingsStore.forget(db, await releasesStore.serverHashes(db));
        const after = await releasesStore.hashes(db);
        for (const hash of before) if (!after.has(hash)) await files.remove(hash);
        return old;
      }),
  };
};

export type ReleasesService = ReturnType<typeof createReleasesService>;
