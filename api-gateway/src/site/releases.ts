import { join } from 'node:path';
import type { Registry, RemoteName } from '@fifteen/contracts';
import { loadFolder, type StaticFile } from './static-folder.ts';

/** `/r/{name}/{version}/{file}` */
const PATH = /^\/r\/([a-z]+)\/([\w.-]+)\/(.+)$/;

/** Files of published releases. Only what the registry names is served; a release never changes, so it is read once. */
export const createReleaseFiles = (releasesDir: string, registry: () => Registry) => {
  const loaded = new Map<string, ReadonlyMap<string, StaticFile>>();

  const filesOf = (name: string, version: string): ReadonlyMap<string, StaticFile> => {
    const key = `${name}/${version}`;
    const known = loaded.get(key);
    if (known) return known;
    const files = loadFolder(join(releasesDir, name, version));
    loaded.set(key, files);
    return files;
  };

  return (path: string): StaticFile | undefined => {
    const [, name = '', version = '', file = ''] = PATH.exec(path) ?? [];
    const isPublished = registry().microFrontends[name as RemoteName]?.versions[version] !== undefined;
    return isPublished ? filesOf(name, version).get(file) : undefined;
  };
};
