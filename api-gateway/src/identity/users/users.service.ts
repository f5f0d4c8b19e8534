import type { Statistics, User } from '@fifteen/contracts';
import { storableText } from '../../platform/database/storable.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { presentUser } from './present-user.ts';
import type { UsersStore } from './users.store.ts';

export interface UsersService {
  readonly profile: (userId: string) => Promise<User>;
  readonly rename: (userId: string, fullName: string | null) => Promise<User>;
  readonly statistics: (userId: string) => Promise<Statistics>;
}

export const createUsersService = (users: UsersStore): UsersService => {
  const profile = async (userId: string): Promise<User> => {
    const user = await users.find(userId);
    if (!user) throw new AppError('session_ended');
    return presentUser(user);
  };
  return {
    profile,
    rename: async (userId, fullName) => {
      await users.rename(userId, fullName && storableText(fullName));
      return profile(userId);
    },
    statistics: async (userId) => {
      const counts = await users.counts(userId);
      return {
        statistics: {
          assets: { completed: counts.completedAssets },
          credits: { total_used: counts.creditsUsed },
          brand_kits: { completed: counts.completedKits },
          projects: { total: counts.projects, paid: counts.paidProjects },
        },
      };
    },
  };
};
