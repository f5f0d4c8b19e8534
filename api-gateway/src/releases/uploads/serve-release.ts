import { RemoteName } from '@fifteen/contracts';
import type { Logger } from '../../platform/logging/logger.ts';
import { ownEntry } from '../../platform/objects/own-entry.ts';
import type { StaticFile } from '../bundles/static-folder.ts';
import type { ReleaseFiles } from '../bundles/release-files.ts';
import { isSelectable, wasLive, type ServedRegistry } from '../registry/served-registry.ts';

/** `/r/{name}/{version}/{file}` */
const PATH = /^\/r\/([a-z]+)\/([\w.-]+)\/.+$/;
/** Files kept in memory: more than all of them, unless somebody publishes without end. */
const KEPT_MAX = 5_000;

interface Dependencies {
  readonly registry: () => ServedRegistry;
  readonly files: Pick<ReleaseFiles, 'load'>;
  readonly logger: Logger;
}

/** A file of a release. `open`: anybody may have it; otherwise only a browser that previews this version. */
export interface ReleasedFile {
  readonly file: StaticFile;
  readonly remote: RemoteName;
  readonly version: string;
  readonly isOpen: boolean;
}

/** Finds published files by their paths. Only what the registry names is found, and only as it was published. */
export const serveReleases = ({ registry, files, logger }: Dependencies) => {
  const kept = new Map<string, StaticFile>();

  const load = async (path: string, integrity: string): Promise<StaticFile | undefined> => {
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

  return async (path: string): Promise<ReleasedFile | undefined> => {
    const [, name, version = ''] = PATH.exec(path) ?? [];
    const remote = RemoteName.safeParse(name).data;
    if (!remote) return undefined;
    const current = registry();
    const release = ownEntry(ownEntry(current.microFrontends, remote)?.versions, version);
    const integrity = ownEntry(release?.metadata.integrity, path);
    const file = integrity && (await load(path, integrity));
    return file ? { file, remote, version, isOpen: isSelectable(current, remote, version) || wasLive(current, remote, version) } : undefined;
  };
};
