import { deleteAccount } from '@fifteen/contracts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';

export const accountDeletionEndpoints = (deletion: AccountDeletionService): Endpoint[] => [
  route(deleteAccount, ({ body, user }) => deletion.delete(user, body)),
];
