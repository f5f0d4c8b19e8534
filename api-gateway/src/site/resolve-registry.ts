import type { Registry, RemoteName, RemoteVersion, ResolvedRegistry } from '@fifteen/contracts';

export interface LiveRemote {
  readonly name: RemoteName;
  readonly release: RemoteVersion;
}

/** The version of each remote that visitors get. */
export const liveRemotes = (registry: Registry): LiveRemote[] =>
  Object.entries(registry.microFrontends).flatMap(([name, remote]) => {
    const chosen = remote.deployment.find((deployment) => deployment.default) ?? remote.deployment[0];
    const release = chosen && remote.versions[chosen.version];
    return release ? [{ name: name as RemoteName, release }] : [];
  });

const CHECKED_BY_BROWSER = /\.(js|css)$/;

const checked = (integrity: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(integrity).filter(([path]) => CHECKED_BY_BROWSER.test(path)));

/** What the page tells the shell: one version a remote, and the hash of each script and stylesheet. */
export const resolveRegistry = (
  registry: Registry,
  shellIntegrity: Readonly<Record<string, string>>,
): ResolvedRegistry => {
  const live = liveRemotes(registry);
  return {
    revision: registry.revision,
    remotes: live.map(({ name, release }) => ({
      name,
      version: release.metadata.version,
      contract: release.contract,
      entry: release.url,
    })),
    integrity: Object.assign(
      checked(shellIntegrity),
      ...live.map(({ release }) => checked(release.metadata.integrity)),
    ) as Record<string, string>,
  };
};
