import type { SiteRoute } from '@fifteen/contracts';
import type { PrerenderedPage } from '../prerender/rendering.ts';
import type { Resolved, Takeover } from '../registry/resolve.ts';

/** Written by the webpack preset of remotes: the remote without the federation. */
const TAKEOVER = /\/takeover\.js$/;

/** The shell's part that loads remotes. A shell of before has it in its first file, and takes over by the federation. */
const FEDERATION = /^\/federation\.\w+\.js$/;

interface Parts {
  readonly shell: { readonly integrity: Readonly<Record<string, string>> };
  readonly resolved: Resolved;
  readonly route: SiteRoute | undefined;
  readonly drawn: PrerenderedPage | undefined;
}

/** What a page needs of code beside the shell's first file. */
export interface PageCode {
  readonly takeover: Takeover | undefined;
  /** Scripts with their hashes, those of the remote first. */
  readonly scripts: readonly (readonly [path: string, integrity: string])[];
  /** Stylesheets likewise. */
  readonly styles: readonly (readonly [path: string, integrity: string])[];
}

export const pageCodeOf = ({ shell, resolved, route, drawn }: Parts): PageCode => {
  const remote = resolved.remotes.find(({ name }) => name === route?.remote);
  if (!remote) return { takeover: undefined, scripts: [], styles: [] };
  const { extras, metadata } = remote.release;
  const hashed = (path: string) => [path, metadata.integrity[path] ?? ''] as const;
  const federation = Object.entries(shell.integrity).filter(([path]) => FEDERATION.test(path));
  const path = drawn && federation.length > 0 ? Object.keys(metadata.integrity).find((file) => TAKEOVER.test(file)) : undefined;
  return {
    takeover: path ? { remote: remote.name, path } : undefined,
    scripts: path ? [hashed(path)] : [...extras.preload.js.map(hashed), ...federation],
    styles: extras.preload.css.map(hashed),
  };
};
