import type { getProject, listAssets, Asset, Project } from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';

export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', id],
    queryFn: ({ signal }): Promise<Project> =>
      send<typeof getProject>({ method: 'GET', path: '/api/v1/projects/{id}', params: { id }, signal }),
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
