import type { deleteAccount } from '@fifteen/contracts';
import type { z } from 'zod';
import { isFresh, type AccountSecurityService } from '../account-security/account-security.service.ts';
import { emailKeyOf } from '../auth/email-key.ts';
import type { SessionsStore } from '../auth/sessions.store.ts';
import { AppError } from '../errors.ts';
import type { FileRemovals } from '../files/file-removals.ts';
import type { Caller } from '../http/route.ts';
import type { UsersStore, UserWithCredits } from '../users/users.store.ts';
import type { AccountDeletionStore } from './account-deletion.store.ts';

type Confirmation = z.output<(typeof deleteAccount)['body']>;

interface Dependencies {
  readonly users: UsersStore;
  readonly sessions: Pick<SessionsStore, 'find'>;
  readonly security: Pick<AccountSecurityService, 'assertPassword'>;
  readonly deletions: AccountDeletionStore;
  readonly removals: Pick<FileRemovals, 'sweep'>;
  readonly now: () => Date;
}

export interface AccountDeletionService {
  /** For good: rows, files, sessions, running generations. The ledger's entries stay, under an id that is nobody's. */
  readonly delete: (caller: Caller, confirmation: Confirmation) => Promise<void>;
}

export const createAccountDeletionService = (of: Dependencies): AccountDeletionService => {
  const assertOwner = async (user: UserWithCredits, { sessionId }: Caller, password: string | undefined): Promise<void> => {
    if (password) return of.security.assertPassword(user, password, 'password');
    const session = await of.sessions.find(sessionId);
    if (session && isFresh(session, of.now())) return;
    if (!user.password_hash) throw new AppError('fresh_sign_in_required');
    throw new AppError('invalid_request', { errors: [{ field: 'password', message: 'Please enter your password' }] });
  };

  return {
    delete: async (caller, { email, password }) => {
      const user = await of.users.find(caller.userId);
      if (!user) throw new AppError('session_ended');
      if (emailKeyOf(email.trim()) !== user.email_key) {
        throw new AppError('invalid_request', {
          errors: [{ field: 'email', message: 'Please type the email of this account' }],
        });
      }
      await assertOwner(user, caller, password);
      if (!(await of.deletions.delete(user))) throw new AppError('session_ended');
      await of.removals.sweep();
    },
  };
};
