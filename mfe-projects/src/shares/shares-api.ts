import type { getSharedProject, SharedProject, voteOnShare } from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';

export const sharedProjectQuery = (token: string) =>
  queryOptions({
    queryKey: ['shares', token],
    queryFn: ({ signal }): Promise<SharedProject> =>
      send<typeof getSharedProject>({ method: 'GET', path: '/api/v1/shares/{token}', params: { token }, signal }),
  });

export const sendVotes = async (token: string, assetIds: readonly string[]): Promise<string[]> => {
  const { own_votes } = await send<typeof voteOnShare>({
    method: 'POST',
    path: '/api/v1/shares/{token}/votes',
    params: { token },
    body: { asset_ids: [...assetIds] },
  });
  return own_votes;
};
