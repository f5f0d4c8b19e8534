import { join } from 'node:path';
import { REMOTE_NAMES } from '@fifteen/contracts';
import { inTransactionOn } from '../database/db.ts';
import { fileStoreOf } from '../files/compose-files.ts';
import type { Platform } from '../platform.ts';
import { loadShell } from '../site/shell-build.ts';
import { checksStore } from './checks.store.ts';
import { createChecksService, type ChecksService } from './checks.service.ts';
import { keepShell, NO_SHELLS, type KeptShells } from './kept-shells.ts';
import { watchRegistry } from './live-registry.ts';
import { readBuild, releaseOf, versionByContent } from './read-build.ts';
import { readShell } from './read-shell.ts';
import { createReleaseFiles } from './release-files.ts';
import { createReleasesService, type Admission, type ReleasesService } from './releases.service.ts';
import { serveReleases } from './serve-release.ts';

type ReleasesPlatform = Pick<Platform, 'config' | 'databaseUrl' | 'db' | 'logger' | 'now'>;

export const filesOf = (platform: ReleasesPlatform) => createReleaseFiles(fileStoreOf(platform));

export const releasesServiceOf = (platform: ReleasesPlatform): ReleasesService =>
  createReleasesService({ db: platform.db, inTransaction: inTransactionOn(platform.db), files: filesOf(platform), now: platform.now });

export const checksServiceOf = (platform: ReleasesPlatform): ChecksService =>
  createChecksService({ db: platform.db, files: filesOf(platform), now: platform.now });

const CHECKOUT = 'this checkout';

/** A build goes where nothing is live, or it passes its check; a team that watches its own is not stopped. */
const admissionOf = (platform: ReleasesPlatform): Admission => {
  const checks = checksServiceOf(platform);
  return async (remote, version) => {
    if (platform.config.liveReload) return true;
    const { findings } = await checks.check(remote, version, CHECKOUT, null);
    if (findings.length === 0) return true;
    platform.logger.error({ remote, version, findings }, 'a build of this checkout does not pass its check: what was live stays');
    return false;
  };
};

/** Publishes what was built in a checkout and points at what is new of it. */
const publishBuilds = async (service: ReleasesService, repository: string, admits: Admission): Promise<void> => {
  for (const name of REMOTE_NAMES) {
    const build = readBuild(join(repository, `mfe-${name}`, 'dist'));
    if (build) await service.publishBuilt(releaseOf(build, versionByContent(build)), CHECKOUT, admits);
  }
};

const keepShells = async (platform: ReleasesPlatform, repository: string): Promise<KeptShells> => {
  const { config, db, now } = platform;
  if (config.liveReload) return NO_SHELLS;
  return keepShell(loadShell(repository), { db, inTransaction: inTransactionOn(db), files: filesOf(platform), now });
};

/** The releases as the site serves them. */
export const composeReleases = async (platform: ReleasesPlatform, repository: string) => {
  const { db, databaseUrl, logger } = platform;
  const service = releasesServiceOf(platform);
  const admits = admissionOf(platform);
  const shell = readShell(repository);
  if (shell) await checksStore.saveShell(db, shell);
  await publishBuilds(service, repository, admits);
  const shells = await keepShells(platform, repository);
  const live = await watchRegistry({ db, databaseUrl, logger, alongside: shells.refresh });
  return {
    registry: live.current,
    /** Of before and of other gateways, by their versions. */
    shells: shells.current,
    file: serveReleases({ registry: live.current, files: filesOf(platform), logger }),
    publishBuilds: async (): Promise<void> => {
      await publishBuilds(service, repository, admits);
      await live.refresh();
    },
    stop: live.stop,
  };
};

export type Releases = Awaited<ReturnType<typeof composeReleases>>;
