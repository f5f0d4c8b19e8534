import type { AccountSecurity } from '@fifteen/contracts';

/** How the customer shows who they are before something that a stolen session must not do. */
export type OwnerProof = 'password' | 'google' | 'nothing';

/** A session that has just begun with Google or a passkey needs no more proof. */
export const proofOf = ({ has_password, is_fresh }: Pick<AccountSecurity, 'has_password' | 'is_fresh'>): OwnerProof => {
  if (is_fresh) return 'nothing';
  return has_password ? 'password' : 'google';
};
