import type { UserRow } from '../database/schema/users.ts';

/**
 * The name that a mail may greet with. The person who signs up chooses name and address: to an address that nobody has
 * confirmed, the name could be a message to a stranger.
 */
export const nameFor = (user: Pick<UserRow, 'full_name' | 'email_verified_at'>): string | null =>
  user.email_verified_at ? user.full_name : null;
