import { join } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@fifteen/contracts';
import { inTransactionOn } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { createPrerenderer, type Prerenderer } from '../../releases/prerender/prerenderer.ts';
import { renderInThread } from '../../releases/prerender/render-in-thread.ts';
import { loadShell } from '../../releases/registry/shell-build.ts';
import { checksStore } from '../../releases/registry/checks.store.ts';
import { createChecksService, type ChecksService } from '../../releases/checks/checks.service.ts';
import { keepShell, NO_SHELLS, type KeptShells } from '../../releases/registry/kept-shells.ts';
import { watchRegistry } from '../../releases/registry/live-registry.ts';
import { createPreviewPasses } from '../../releases/preview-passes/preview-passes.ts';
import { readBuild, releaseOf, versionByContent } from '../../releases/uploads/read-build.ts';
import { readShell } from '../../releases/registry/read-shell.ts';
import type { SiteReleases } from '../../releases/site/site-releases.ts';
import { createReleaseFiles } from '../../releases/bundles/release-files.ts';
import { createReleasesService, type ReleasesService } from '../../releases/registry/releases.service.ts';
import { createSeals } from '../../releases/seals/seals.ts';
import { serveReleases } from '../../releases/uploads/serve-release.ts';

type ReleasesPlatform = Pick<Platform, 'config' | 'databaseUrl' | 'db' | 'keysFor' | 'logger' | 'now'>;

export const filesOf = (platform: Pick<ReleasesPlatform, 'config'>) => createReleaseFiles(fileStoreOf(platform));

export const sealsOf = ({ keysFor }: Pick<ReleasesPlatform, 'keysFor'>) => createSeals(keysFor('release-seals'));

export const previewPassesOf = ({ keysFor, now }: Pick<ReleasesPlatform, 'keysFor' | 'now'>) => createPreviewPasses({ keys: keysFor('release-previews'), now });

const prerendererOf = (platform: ReleasesPlatform): Prerenderer =>
  createPrerenderer({ db: platform.db, files: filesOf(platform), render: renderInThread, now: platform.now });

export const releasesServiceOf = (platform: ReleasesPlatform): ReleasesService =>
  createReleasesService({ db: platform.db, inTransaction: inTransactionOn(platform.db), files: filesOf(platform), now: platform.now });

export const checksServiceOf = (platform: ReleasesPlatform, prerenderer = prerendererOf(platform)): ChecksService =>
  createChecksService({ db: platform.db, files: filesOf(platform), prerenderer, seals: sealsOf(platform), now: platform.now });

const CHECKOUT = 'this checkout';

interface Checkout {
  readonly platform: ReleasesPlatform;
  readonly service: ReleasesService;
  readonly checks: ChecksService;
  readonly repository: string;
}

/** Checks a build of this checkout, and signs it where nothing is found. It is checked once for each shell. */
const checkBuilt = async ({ platform, checks }: Checkout, remote: RemoteName, version: string): Promise<boolean> => {
  if (await checks.isSealedAsBuilt(remote, version)) return true;
  const { findings } = await checks.check(remote, version, CHECKOUT);
  if (findings.length === 0) await checks.sealAsBuilt(remote, version);
  else platform.logger.error({ remote, version, findings }, 'a build of this checkout does not pass its check: it gets no visitors where another version is live');
  return findings.length === 0;
};

/** A build goes where nothing is live, or it passes its check; a team that watches its own is not stopped. */
const publishBuild = async (checkout: Checkout, remote: RemoteName): Promise<void> => {
  const { platform, service, repository } = checkout;
  const build = readBuild(join(repository, `mfe-${remote}`, 'dist'));
  if (!build) return;
  const version = versionByContent(build);
  const admits = platform.config.liveReload ? () => Promise.resolve(true) : () => checkBuilt(checkout, remote, version);
  await service.publishBuilt(releaseOf(build, version), CHECKOUT, admits);
};

/** A build that cannot be published, as where its version's name is taken, harms nothing that is live. */
const publishBuilds = async (checkout: Checkout): Promise<void> => {
  const publish = (name: RemoteName): Promise<void> =>
    publishBuild(checkout, name).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      checkout.platform.logger.error({ err: error, remote: name }, 'a build of this checkout was not published: what was live stays');
    });
  // At once: what takes long is the rendering, and that has threads of its own.
  await Promise.all(REMOTE_NAMES.map(publish));
};

const keepShells = async (platform: ReleasesPlatform, repository: string): Promise<KeptShells> => {
  const { config, db, now } = platform;
  if (config.liveReload) return NO_SHELLS;
  return keepShell(loadShell(repository), { db, inTransaction: inTransactionOn(db), files: filesOf(platform), now });
};

/** The releases as the site serves them. */
export const composeReleases = async (platform: ReleasesPlatform, repository: string): Promise<SiteReleases & { readonly stop: () => Promise<void> }> => {
  const { db, databaseUrl, logger } = platform;
  const prerenderer = prerendererOf(platform);
  const checkout: Checkout = { platform, service: releasesServiceOf(platform), checks: checksServiceOf(platform, prerenderer), repository };
  const shell = readShell(repository);
  if (shell) await checksStore.saveShell(db, shell);
  // Before the builds: they are checked with it.
  const shells = await keepShells(platform, repository);
  await publishBuilds(checkout);
  const live = await watchRegistry({ db, databaseUrl, seals: sealsOf(platform), logger, alongside: shells.refresh });
  return {
    registry: live.current,
    onChange: live.onChange,
    shells: shells.current,
    file: serveReleases({ registry: live.current, files: filesOf(platform), logger }),
    prerenderer,
    passes: previewPassesOf(platform),
    publishBuilds: async (): Promise<void> => {
      await publishBuilds(checkout);
      await live.refresh();
    },
    stop: live.stop,
  };
};
