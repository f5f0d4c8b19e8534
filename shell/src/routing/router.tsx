import { siteRouteOf, type RemoteName } from '@fifteen/contracts';
import { createBrowserRouter, type RouteObject } from '@fifteen/web/router';
import { useSession } from '@fifteen/web/session';
import { FirstLoad } from '../frame/first-load.tsx';
import { Layout } from '../frame/layout.tsx';
import type { Remotes } from '../remotes/federation.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { RemoteFallback } from './remote-fallback.tsx';

const SITE = 'site';

/** All components at one address; the branch, and the page with it, is not in a production build. */
const developmentRoutes = (): RouteObject[] =>
  process.env.NODE_ENV === 'development'
    ? [{ path: '/design', lazy: async () => ({ Component: (await import('../design/design-page.tsx')).DesignPage }) }]
    : [];

/** A remote that is there before the router is: the page was drawn from it. */
interface Placed {
  readonly name: RemoteName;
  readonly children: RouteObject[];
}

const remoteRoute = (remotes: Remotes, { name, children }: Placed): RouteObject => ({
  id: name,
  errorElement: <RemoteFallback remotes={remotes} />,
  children,
});

/** The site's frame. Only the remotes know what is in it. */
export const siteRoutes = (remotes: Remotes, first?: Placed): RouteObject[] => [
  {
    id: SITE,
    element: <Layout />,
    hydrateFallbackElement: <FirstLoad />,
    children: [
      ...developmentRoutes(),
      ...(first ? [remoteRoute(remotes, first)] : []),
      // Whatever no loaded remote has; a splat always asks `discover` for something better.
      { path: '*', element: <NotFoundPage />, errorElement: <RemoteFallback remotes={remotes} /> },
    ],
  },
];

type Discover = NonNullable<Parameters<typeof createBrowserRouter>[1]>['patchRoutesOnNavigation'];

type Patch = Parameters<NonNullable<Discover>>[0]['patch'];

/** Loads the remote that a path belongs to and puts its routes in place, once. */
const placeOnce = (remotes: Remotes, first?: Placed) => {
  const placed = new Set<RemoteName>(first && [first.name]);
  return async (path: string, patch: Patch): Promise<void> => {
    const route = siteRouteOf(path);
    if (!route || placed.has(route.remote)) return;
    // The layout sends to the login page; the guarded page's code is not needed for that.
    if (route.guarded && useSession.getState().status === 'signed_out') return;
    const children = await remotes.load(route.remote);
    if (placed.has(route.remote)) return;
    placed.add(route.remote);
    patch(SITE, [remoteRoute(remotes, { name: route.remote, children })]);
  };
};

export interface SiteRouter extends ReturnType<typeof createBrowserRouter> {
  /** Puts the routes of the remote that a path belongs to in place, so that going there waits for nothing. */
  readonly prepare: (path: string) => Promise<void>;
}

export const createSiteRouter = (remotes: Remotes, first?: Placed): SiteRouter => {
  const place = placeOnce(remotes, first);
  const router = createBrowserRouter(siteRoutes(remotes, first), {
    patchRoutesOnNavigation: ({ path, patch }) => place(path, patch),
    // Nothing to find out before the first picture: it is on the screen.
    ...(first && { hydrationData: { loaderData: {} } }),
  });
  return Object.assign(router, { prepare: (path: string) => place(path, router.patchRoutes) });
};
