import { join } from 'node:path';
import { REMOTE_NAMES } from '@fifteen/contracts';
import { inTransactionOn } from '../database/db.ts';
import { fileStoreOf } from '../files/compose-files.ts';
import type { Platform } from '../platform.ts';
import { checksStore } from './checks.store.ts';
import { createChecksService, type ChecksService } from './checks.service.ts';
import { watchRegistry } from './live-registry.ts';
import { readBuild, releaseOf, versionByContent } from './read-build.ts';
import { readShell } from './read-shell.ts';
import { createReleaseFiles } from './release-files.ts';
import { createReleasesService, type ReleasesService } from './releases.service.ts';
import { serveReleases } from './serve-release.ts';

type ReleasesPlatform = Pick<Platform, 'config' | 'databaseUrl' | 'db' | 'logger' | 'now'>;

export const filesOf = (platform: ReleasesPlatform) => createReleaseFiles(fileStoreOf(platform));

export const releasesServiceOf = (platform: ReleasesPlatform): ReleasesService =>
  createReleasesService({ db: platform.db, inTransaction: inTransactionOn(platform.db), files: filesOf(platform), now: platform.now });

export const checksServiceOf = (platform: ReleasesPlatform): ChecksService =>
  createChecksService({ db: platform.db, files: filesOf(platform), now: platform.now });

/** Publishes what was built in a checkout and points at what is new of it. */
const publishBuilds = async (service: ReleasesService, repository: string): Promise<void> => {
  for (const name of REMOTE_NAMES) {
    const build = readBuild(join(repository, `mfe-${name}`, 'dist'));
    if (build) await service.publishBuilt(releaseOf(build, versionByContent(build)), 'this checkout');
  }
};

/** The releases as the site serves them. */
export const composeReleases = async (platform: ReleasesPlatform, repository: string) => {
  const { db, databaseUrl, logger } = platform;
  const service = releasesServiceOf(platform);
  await publishBuilds(service, repository);
  const shell = readShell(repository);
  if (shell) await checksStore.saveShell(db, shell);
  const live = await watchRegistry({ db, databaseUrl, logger });
  return {
    registry: live.current,
    file: serveReleases({ registry: live.current, files: filesOf(platform), logger }),
    publishBuilds: async (): Promise<void> => {
      await publishBuilds(service, repository);
      await live.refresh();
    },
    stop: live.stop,
  };
};

export type Releases = Awaited<ReturnType<typeof composeReleases>>;
