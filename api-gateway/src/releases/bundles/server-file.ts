import type { RemoteVersion } from '@fifteen/contracts';
import type { StaticFile } from './static-folder.ts';

/** The name of a build that renders pages, of the shell and of remotes. It is published like any file and never served. */
export const SERVER_FILE = 'server.cjs';

/** A shell's `server.cjs`. */
export type ShellServer = Pick<StaticFile, 'body' | 'integrity'>;

/** The path of a release's `server.cjs`; undefined where it brings none. */
export const serverPathOf = ({ url, metadata }: RemoteVersion): string | undefined => {
  const path = url.replace(/[^/]+$/, SERVER_FILE);
  return Object.hasOwn(metadata.integrity, path) ? path : undefined;
};
