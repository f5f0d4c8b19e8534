import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { REMOTE_CONTRACT, RemoteModule, RemoteName, ResolvedRegistry, ResolvedRemote } from '@fifteen/contracts';
import type { RouteObject } from '@fifteen/web/router';
import { askAnew, entryPlugin, fetchWhole, publishIntegrity } from './chunk-guard.ts';
import { askRegistry } from './registry.ts';
import { startVisitReports, tellFailed, tellLoaded } from './visit-reports.ts';

/** Typed by the contract, so that raising it there fails here, and written out, so that no schema is bundled. */
const SUPPORTED_CONTRACT: typeof REMOTE_CONTRACT = 1;

/** The remotes of this page. */
export interface Remotes {
  /** The remote's routes. Throws where it does not load in time, or speaks another contract. */
  load(name: RemoteName): Promise<RouteObject[]>;
  /** Forgets a failed try, so that the next `load` starts afresh. */
  reset(name: RemoteName): void;
  /** Whether the site still gives the version that this page has; true where nobody answers. */
  isLive(name: RemoteName): Promise<boolean>;
}

const containerOf = (name: RemoteName): string => `fifteen_${name}`;

const registrationOf = (remote: ResolvedRemote, query = '') => ({
  name: containerOf(remote.name),
  entry: new URL(remote.entry + query, location.origin).href,
});

const routesOf = (name: RemoteName, module: RemoteModule<RouteObject> | null): RouteObject[] => {
  if (!module) throw new Error(`Remote ${name} exposes no routes`);
  if (module.contract !== SUPPORTED_CONTRACT) {
    throw new Error(`Remote ${name} speaks contract ${String(module.contract)}, the shell ${SUPPORTED_CONTRACT}`);
  }
  return module.routes;
};

/** Makes the registry's remotes known to the federation runtime of this build. Nothing is loaded yet. */
export const startFederation = (registry: ResolvedRegistry): Remotes => {
  const { integrity } = registry;
  publishIntegrity(integrity);
  registerPlugins([entryPlugin(integrity)]);
  registerRemotes(registry.remotes.map((remote) => registrationOf(remote)));
  startVisitReports(registry);
  const known = new Map(registry.remotes.map((remote) => [remote.name, remote]));

  return {
    async load(name) {
      const remote = known.get(name);
      if (!remote) throw new Error(`Remote ${name} is not in the registry`);
      fetchWhole(remote, integrity);
      try {
        const routes = routesOf(name, await loadRemote<RemoteModule<RouteObject>>(`${containerOf(name)}/routes`));
        tellLoaded(name);
        return routes;
      } catch (error) {
        tellFailed(name);
        throw error;
      }
    },
    reset(name) {
      const remote = known.get(name);
      if (remote) registerRemotes([registrationOf(remote, askAnew())], { force: true });
    },
    async isLive(name) {
      const live = await askRegistry().catch(() => registry);
      return live.remotes.find((remote) => remote.name === name)?.version === known.get(name)?.version;
    },
  };
};
