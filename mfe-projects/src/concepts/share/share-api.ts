import type { getProjectShare, ProjectShare, Share, shareProject, unshareProject } from '@fifteen/contracts';
import { type QueryClient, queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';

export type ShareChoice = Pick<Share, 'shows_owner' | 'only_favourites'>;

const VOTES_MS = 10_000;

/** The public link and its votes, which come with the concepts first; while a link is live they are asked for again. */
export const shareQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', id, 'share'],
    staleTime: VOTES_MS,
    queryFn: ({ signal }): Promise<ProjectShare> =>
      send<typeof getProjectShare>({ method: 'GET', path: '/api/v1/projects/{id}/share', params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.share ? VOTES_MS : false),
  });

interface Learned {
  readonly share: ProjectShare;
  readonly askedAt: number;
}

/** The link came with another answer: it counts unless something newer is known. */
export const learnShare = (cache: QueryClient, id: string, { share, askedAt }: Learned): void => {
  const { queryKey } = shareQuery(id);
  const knownAt = cache.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (knownAt <= askedAt) cache.setQueryData(queryKey, share);
};

export const saveShare = (id: string, body: ShareChoice): Promise<ProjectShare> =>
  send<typeof shareProject>({ method: 'POST', path: '/api/v1/projects/{id}/share', params: { id }, body });

export const endShare = (id: string): Promise<void> =>
  send<typeof unshareProject>({ method: 'DELETE', path: '/api/v1/projects/{id}/share', params: { id } });
