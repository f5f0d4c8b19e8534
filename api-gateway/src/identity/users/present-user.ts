import type { User } from '@fifteen/contracts';
import type { UserWithCredits } from './users.store.ts';

export const presentUser = (user: UserWithCredits): User => ({
  id: user.id,
  email: user.email,
  full_name: user.full_name,
  avatar_url: user.avatar_url,
  created_at: user.created_at.toISOString(),
  credits: user.credits,
});
