import type { Db } from '../../platform/database/db.ts';
import { nameFor } from '../../platform/mail/name-for.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { WholeKit } from './kit-making.store.ts';

/** Writes to the owner of a kit that is ready: once an order, however often its parts are made again. */
export const createKitMails =
  (outbox: Outbox) =>
  async (trx: Db, { orderId, projectId, assetId, projectName, user }: WholeKit): Promise<void> => {
    const isConfirmed = user.email_verified_at !== null;
    const data = {
      name: nameFor(user),
      projectId,
      projectName: isConfirmed ? projectName : null,
      logo: isConfirmed ? { projectId, assetId } : null,
    };
    await outbox.write(trx, { template: 'kit-ready', ref: `kit-ready:${orderId}`, userId: user.id, recipient: user.email, isConfirmed, data });
  };
