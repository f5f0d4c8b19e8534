import type { getProjectShare, ProjectShare, Share, shareProject, unshareProject } from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';

export type ShareChoice = Pick<Share, 'shows_owner' | 'only_favourites'>;

const VOTES_MS = 10_000;

/** The public link and its votes; while a link is live they are asked for again. */
export const shareQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', id, 'share'],
    queryFn: ({ signal }): Promise<ProjectShare> =>
      send<typeof getProjectShare>({ method: 'GET', path: '/api/v1/projects/{id}/share', params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.share ? VOTES_MS : false),
  });

export const saveShare = (id: string, body: ShareChoice): Promise<ProjectShare> =>
  send<typeof shareProject>({ method: 'POST', path: '/api/v1/projects/{id}/share', params: { id }, body });

export const endShare = (id: string): Promise<void> =>
  send<typeof unshareProject>({ method: 'DELETE', path: '/api/v1/projects/{id}/share', params: { id } });
