import { join } from 'node:path';
import { StartError } from '../errors.ts';
import type { PageShell } from './page.ts';
import { loadFolder, type StaticFile } from './static-folder.ts';

const PAGE = 'index.html';
/** A build for Node: what draws its pages on the server. */
export const SERVER_FILE = 'server.cjs';

/** The built shell: its document, and the files that the document names. */
export interface ShellBuild extends PageShell {
  readonly files: ReadonlyMap<string, StaticFile>;
  /** Where its build for Node lies; undefined where there is none, as in watch mode. */
  readonly server: string | undefined;
}

export const loadShell = (repository: string): ShellBuild => {
  const files = new Map(loadFolder(join(repository, 'shell/dist')));
  const page = files.get(PAGE);
  if (!page) throw new StartError('The site is not built. Run npm run build.');
  files.delete(PAGE);
  const server = files.delete(SERVER_FILE) ? join(repository, 'shell/dist', SERVER_FILE) : undefined;
  // Told to the registry, not served.
  files.delete('release.json');
  const integrity = Object.fromEntries([...files.values()].map((file) => [`/${file.name}`, file.integrity]));
  return { template: page.body.toString(), integrity, files, server };
};
