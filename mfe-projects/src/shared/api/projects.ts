import type { Asset, getProject, listAssets, listProjects, Project } from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';

export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', id],
    queryFn: ({ signal }): Promise<Project> =>
      send<typeof getProject>({ method: 'GET', path: '/api/v1/projects/{id}', params: { id }, signal }),
  });

/** Concepts arrive while somebody looks at a list. */
export const WHILE_DRAWING_MS = 4_000;

export const isDrawing = ({ status }: Project): boolean => status === 'generating';

/** Own projects, newest first. Always asked again: concepts arrive while nobody looks. */
export const projectsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['projects', 'list', limit],
    staleTime: 0,
    queryFn: ({ signal }): Promise<Project[]> =>
      send<typeof listProjects>({ method: 'GET', path: '/api/v1/projects', query: { limit }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isDrawing) ? WHILE_DRAWING_MS : false),
  });

/** Concepts and variations together: any of them can be looked up by its id. */
export const assetsQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', id, 'assets'],
    queryFn: ({ signal }): Promise<Asset[]> =>
      send<typeof listAssets>({ method: 'GET', path: '/api/v1/projects/{id}/assets', params: { id }, signal }),
  });

/** All concepts of a project, whatever their state. */
export const fetchConcepts = (id: string, signal?: AbortSignal): Promise<Asset[]> =>
  send<typeof listAssets>({
    method: 'GET',
    path: '/api/v1/projects/{id}/assets',
    params: { id },
    query: { type: 'logo_concept' },
    signal,
  });
