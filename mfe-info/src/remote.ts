import { REMOTE_CONTRACT, type RemoteModule } from '@fifteen/contracts';
import type { RouteObject } from '@fifteen/web/router';
import manifest from '../package.json' with { type: 'json' };
import { routes as pages } from './routes.tsx';

const remote: RemoteModule<RouteObject> = {
  contract: REMOTE_CONTRACT,
  name: 'info',
  version: manifest.version,
  routes: pages,
};

/** The whole public face of this bundle: the shell reads these four. */
export const { contract, name, version, routes } = remote;
