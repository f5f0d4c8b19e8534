import { SITE_ROUTES, type RemoteName, type SiteRoute } from '@fifteen/contracts';

/** It moves on by itself where nothing brought a visitor there. */
const MOVES_ON = new Set(['/auth/callback']);

/** Pages of a remote that open without anything of a customer's own. */
export const smokePagesOf = (remote: RemoteName): SiteRoute[] =>
  SITE_ROUTES.filter((route) => route.remote === remote && !route.path.includes(':') && !MOVES_ON.has(route.path));

export const pathsOf = (remote: RemoteName): string[] => SITE_ROUTES.filter((route) => route.remote === remote).map(({ path }) => path).sort();
