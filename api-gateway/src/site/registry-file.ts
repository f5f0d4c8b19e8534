import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from '@fifteen/contracts';
import type { Logger } from '../logger.ts';

const FILE = 'registry.json';
const EMPTY: Registry = { schema: 'mfe-registry/1', revision: 0, microFrontends: {} };

/** The registry on the disk; an empty one before the first release. Throws where the file is not valid. */
export const readRegistry = (releasesDir: string): Registry => {
  try {
    return Registry.parse(JSON.parse(readFileSync(join(releasesDir, FILE), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return EMPTY;
    throw error;
  }
};

/** Replaces the registry in one step: a reader sees the old one or the new one. */
export const writeRegistry = (releasesDir: string, registry: Registry): void => {
  const draft = join(releasesDir, `${FILE}.${process.pid}`);
  writeFileSync(draft, `${JSON.stringify(registry, null, 2)}\n`);
  renameSync(draft, join(releasesDir, FILE));
};

const stampOf = (path: string): string => {
  const status = statSync(path, { throwIfNoEntry: false });
  return status ? `${status.mtimeMs} ${status.size} ${status.ino}` : '';
};

/**
 * Gives the registry as it is on the disk now, so that pointing it at another version needs no restart.
 * A file that somebody broke is reported, and the last good one stays in use.
 */
export const watchRegistry = (releasesDir: string, logger: Logger): (() => Registry) => {
  const path = join(releasesDir, FILE);
  let stamp: string | undefined;
  let registry = EMPTY;
  return () => {
    const now = stampOf(path);
    if (now === stamp) return registry;
    stamp = now;
    try {
      registry = readRegistry(releasesDir);
    } catch (error) {
      logger.error({ err: error }, 'the registry of remotes is not valid; the last valid one stays in use');
    }
    return registry;
  };
};
