import { act, render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { QueryClient, QueryClientProvider } from '@fifteen/web/query';

export interface RenderedPage extends RenderResult {
  /** Where the page is now: `router.state.location`. */
  router: ReturnType<typeof createMemoryRouter>;
}

interface RenderOptions {
  /** The address to start at, `/` by default; with `state` where the page reads it. */
  at?: string | { pathname: string; search?: string; hash?: string; state?: unknown };
}

/** A fallback page for wherever a test navigates to: its path is its text. */
const elsewhere: RouteObject = { path: '*', element: <p>Elsewhere</p> };

/**
 * Draws the routes of a remote, or one element for every path, with a router and a query cache of its own. Pages that a
 * test leaves for show "Elsewhere"; `router.state.location` says where.
 */
export const renderWithRouter = async (
  page: RouteObject[] | React.ReactElement,
  { at = '/' }: RenderOptions = {},
): Promise<RenderedPage> => {
  const routes = Array.isArray(page) ? [...page, elsewhere] : [{ path: '*', element: page }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const view = await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  return { ...view, router };
};
