import type { SiteRoute } from '@fifteen/contracts';
import type { Resolved } from '../registry/resolve.ts';

/** Shells that were built before decision 144 load remotes by a second file; it is named so that it comes in time. */
const FEDERATION = /^\/federation\.\w+\.js$/;

interface Parts {
  readonly shell: { readonly integrity: Readonly<Record<string, string>> };
  readonly resolved: Resolved;
  readonly route: SiteRoute | undefined;
}

/** What a page needs of code beside the shell's first file: the remote of its route. */
export interface PageCode {
  /** Scripts with their hashes, those of the remote first. */
  readonly scripts: readonly (readonly [path: string, integrity: string])[];
  /** Stylesheets likewise. */
  readonly styles: readonly (readonly [path: string, integrity: string])[];
}

export const pageCodeOf = ({ shell, resolved, route }: Parts): PageCode => {
  const remote = resolved.remotes.find(({ name }) => name === route?.remote);
  if (!remote) return { scripts: [], styles: [] };
  const { extras, metadata } = remote.release;
  const hashed = (path: string) => [path, metadata.integrity[path] ?? ''] as const;
  const federation = Object.entries(shell.integrity).filter(([path]) => FEDERATION.test(path));
  return { scripts: [...extras.preload.js.map(hashed), ...federation], styles: extras.preload.css.map(hashed) };
};
