import type { Db } from '../../platform/database/db.ts';

/** The books stay when an account is deleted, as the law wants; what names the person leaves them. */
export const stripPerson = async (trx: Db, userId: string): Promise<void> => {
  await trx.updateTable('orders').set({ refund_reason: null, checkout_url: null }).where('user_id', '=', userId).execute();
  await trx.updateTable('invoices').set({ buyer_name: null, buyer_email: null, project_name: null }).where('user_id', '=', userId).execute();
};
