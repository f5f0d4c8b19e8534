import type { ProjectShare, Share } from '@fifteen/contracts';
import type { ShareChoice, SharesStore } from './shares.store.ts';

const present = ({ token, shows_owner, only_favourites, created_at }: ShareChoice & { token: string; created_at: Date }): Share => ({
  token,
  path: `/s/${token}`,
  shows_owner,
  only_favourites,
  created_at: created_at.toISOString(),
});

/** The public link of a project and its votes, as its owner sees them; anyone who asks has seen that it is the owner. */
export const projectShareOf =
  (shares: Pick<SharesStore, 'live' | 'votes' | 'voters'>) =>
  async (projectId: string): Promise<ProjectShare> => {
    const [live, votes, voters] = await Promise.all([shares.live(projectId), shares.votes(projectId), shares.voters(projectId)]);
    return { share: live ? present(live) : null, voters, votes };
  };
