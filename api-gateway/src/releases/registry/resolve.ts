import type { Registry, RemoteName, RemoteVersion, ResolvedRegistry } from '@fifteen/contracts';
import { ownEntry } from '../../platform/objects/own-entry.ts';
import { bucketOf, chooseVersion } from './choose-version.ts';
import type { Overrides } from './overrides.ts';

/** Who asks: a number that stays with the browser while a canary runs, and what QA has chosen by hand. */
export interface Visitor {
  readonly id: string | undefined;
  readonly overrides: Overrides;
  /** Versions that this browser alone may see before they passed their check; they go before the overrides. */
  readonly previews: Overrides;
}

/** Each remote in the version that one visitor gets. */
export interface Resolved {
  readonly revision: number;
  readonly remotes: readonly { readonly name: RemoteName; readonly release: RemoteVersion }[];
}

export const resolveFor = (registry: Registry, { id, overrides, previews }: Visitor): Resolved => ({
  revision: registry.revision,
  remotes: Object.entries(registry.microFrontends).flatMap(([key, remote]) => {
    const name = key as RemoteName;
    const version = previews[name] ?? overrides[name] ?? chooseVersion(remote, id === undefined ? undefined : bucketOf(id, name));
    const release = ownEntry(remote.versions, version);
    return release ? [{ name, release }] : [];
  }),
});

/** True while some visitors get another version than others. */
export const runsCanary = ({ microFrontends }: Registry): boolean =>
  Object.values(microFrontends).some(({ deployment }) => deployment.length > 1);

const CHECKED_BY_BROWSER = /\.(js|css)$/;

const checked = (integrity: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(integrity).filter(([path]) => CHECKED_BY_BROWSER.test(path)));

interface Shell {
  readonly version: string;
  readonly integrity: Readonly<Record<string, string>>;
}

/** What the page tells the shell: one version a remote, and the hash of each script and stylesheet. */
export const registryOfPage = ({ revision, remotes }: Resolved, shell: Shell): ResolvedRegistry => ({
  revision,
  shell: shell.version,
  remotes: remotes.map(({ name, release }) => ({
    name,
    version: release.metadata.version,
    contract: release.contract,
    entry: release.url,
    files: [...release.extras.preload.js, ...release.extras.preload.css],
  })),
  integrity: Object.assign(
    checked(shell.integrity),
    ...remotes.map(({ release }) => checked(release.metadata.integrity)),
  ) as Record<string, string>,
});
