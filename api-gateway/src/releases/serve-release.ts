import type { Registry, RemoteName } from '@fifteen/contracts';
import type { Logger } from '../logger.ts';
import type { StaticFile } from '../site/static-folder.ts';
import type { ReleaseFiles } from './release-files.ts';

/** `/r/{name}/{version}/{file}` */
const PATH = /^\/r\/([a-z]+)\/([\w.-]+)\/.+$/;
/** Files kept in memory: more than all of them, unless somebody publishes without end. */
const KEPT_MAX = 5_000;

interface Dependencies {
  readonly registry: () => Registry;
  readonly files: Pick<ReleaseFiles, 'load'>;
  readonly logger: Logger;
}

/** Finds published files by their paths. Only what the registry names is served, and only as it was published. */
export const serveReleases = ({ registry, files, logger }: Dependencies) => {
  const kept = new Map<string, StaticFile>();

  return async (path: string): Promise<StaticFile | undefined> => {
    const [, name = '', version = ''] = PATH.exec(path) ?? [];
    const integrity = registry().microFrontends[name as RemoteName]?.versions[version]?.metadata.integrity[path];
    if (!integrity) return undefined;
    const known = kept.get(path);
    if (known) return known;
    const file = await files.load(path.slice(path.lastIndexOf('/') + 1), integrity);
    if (!file) {
      logger.error({ path }, 'a released file is missing or is not what was published; it is not served');
      return undefined;
    }
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(path, file);
    return file;
  };
};
