import type { REMOTE_CONTRACT, RemoteModule, RemoteName, ResolvedRegistry, ResolvedRemote } from '@fifteen/contracts';
import type { RouteObject } from '@fifteen/web/router';
import { askAnew, entryPlugin, fetchWhole, publishIntegrity } from './chunk-guard.ts';
import type { createHost } from './federation-host.ts';
import { askRegistry } from './registry.ts';
import { takenOver } from './taken-over.ts';
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

type Host = ReturnType<typeof createHost>;

/** The federation begins with the first remote that needs it: a page that was drawn is taken over without. */
const hostOf = ({ remotes, integrity }: ResolvedRegistry): (() => Promise<Host>) => {
  let host: Promise<Host> | undefined;
  const begin = async (): Promise<Host> => {
    const { createHost: create } = await import(/* webpackChunkName: "federation" */ './federation-host.ts');
    const begun = create(entryPlugin(integrity));
    begun.registerRemotes(remotes.map((remote) => registrationOf(remote)));
    return begun;
  };
  return () => {
    host ??= begin().catch((error: unknown) => {
      host = undefined;
      throw error;
    });
    return host;
  };
};

/** The remotes that the registry names. Nothing is loaded yet. */
export const startFederation = (registry: ResolvedRegistry): Remotes => {
  const { integrity } = registry;
  publishIntegrity(integrity);
  startVisitReports(registry);
  const known = new Map(registry.remotes.map((remote) => [remote.name, remote]));
  const untaken = new Map(registry.remotes.flatMap(({ name, takeover }) => (takeover ? [[name, takeover] as const] : [])));
  const host = hostOf(registry);

  const moduleOf = async (remote: ResolvedRemote): Promise<RemoteModule<RouteObject> | null> => {
    const takeover = untaken.get(remote.name);
    untaken.delete(remote.name);
    if (takeover) return takenOver(takeover, integrity);
    fetchWhole(remote, integrity);
    return (await host()).loadRemote<RemoteModule<RouteObject>>(`${containerOf(remote.name)}/routes`);
  };

  return {
    async load(name) {
      const remote = known.get(name);
      if (!remote) throw new Error(`Remote ${name} is not in the registry`);
      try {
        const routes = routesOf(name, await moduleOf(remote));
        tellLoaded(name);
        return routes;
      } catch (error) {
        tellFailed(name);
        throw error;
      }
    },
    reset(name) {
      const remote = known.get(name);
      if (!remote) return;
      const anew = registrationOf(remote, askAnew());
      // Before any `load` that comes after: that waits for the same host. Where it does not come, `load` says so.
      host().then((begun) => begun.registerRemotes([anew], { force: true }), () => undefined);
    },
    async isLive(name) {
      const live = await askRegistry().catch(() => registry);
      return live.remotes.find((remote) => remote.name === name)?.version === known.get(name)?.version;
    },
  };
};
