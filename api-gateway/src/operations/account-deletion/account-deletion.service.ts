import type { deleteAccount } from '@fifteen/contracts';
import type { z } from 'zod';
import type { OwnerProof, UsersStore } from '../../identity/index.ts';
import { emailKeyOf } from '../../platform/mail/email-key.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { FileRemovals } from '../../platform/files/file-removals.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { AccountDeletionStore } from './account-deletion.store.ts';

type Confirmation = z.output<(typeof deleteAccount)['body']>;

interface Dependencies {
  readonly users: UsersStore;
  readonly proof: Pick<OwnerProof, 'assertOwner'>;
  readonly deletions: AccountDeletionStore;
  readonly removals: Pick<FileRemovals, 'sweep'>;
}

export interface AccountDeletionService {
  /** For good: rows, files, sessions, running generations. The ledger's entries stay, under an id that is nobody's. */
  readonly delete: (caller: Caller, confirmation: Confirmation) => Promise<void>;
}

export const createAccountDeletionService = (of: Dependencies): AccountDeletionService => ({
  delete: async (caller, { email, password }) => {
    const user = await of.users.find(caller.userId);
    if (!user) throw new AppError('session_ended');
    if (emailKeyOf(email.trim()) !== user.email_key) {
      throw new AppError('invalid_request', {
        errors: [{ field: 'email', message: 'Please type the email of this account' }],
      });
    }
    await of.proof.assertOwner(user, caller, password);
    if (!(await of.deletions.delete(user))) throw new AppError('session_ended');
    await of.removals.sweep();
  },
});
