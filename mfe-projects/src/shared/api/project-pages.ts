import { PROJECTS_PAGE, type listProjects } from '@fifteen/contracts';
import { infiniteQueryOptions } from '@fifteen/web/query';
import { sendForPage, type PageOf } from '@fifteen/web/session';
import { isDrawing, WHILE_DRAWING_MS } from './projects.ts';

export type ProjectsPage = PageOf<typeof listProjects>;

const firstPageOnly = (pages: readonly ProjectsPage[] | undefined): boolean => (pages?.length ?? 0) <= 1;

/**
 * Own projects page by page, newest first; with `search` those whose name contains it. Many pages are never asked for
 * again by themselves: that would be one call after the other.
 */
export const projectPagesQuery = (search = '') =>
  infiniteQueryOptions({
    queryKey: ['projects', 'list', 'pages', search],
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }): Promise<ProjectsPage> =>
      sendForPage<typeof listProjects>({
        method: 'GET',
        path: '/api/v1/projects',
        query: { limit: PROJECTS_PAGE, ...(search && { search }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: (page) => page.next,
    refetchOnWindowFocus: ({ state }) => firstPageOnly(state.data?.pages),
    refetchOnReconnect: ({ state }) => firstPageOnly(state.data?.pages),
    refetchInterval: ({ state }) =>
      firstPageOnly(state.data?.pages) && state.data?.pages[0]?.items.some(isDrawing) ? WHILE_DRAWING_MS : false,
  });
