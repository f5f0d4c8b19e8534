import type { Db } from '../../platform/database/db.ts';

export type Buyer = NonNullable<Awaited<ReturnType<typeof buyerOf>>>;

/** Held, so that the account is not deleted between its name and the invoice; nobody where it is gone. */
export const buyerOf = async (trx: Db, orderId: string) => {
  const order = await trx.selectFrom('orders').select(['user_id', 'project_id']).where('id', '=', orderId).executeTakeFirst();
  if (!order) return undefined;
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'email_verified_at'])
    .where('id', '=', order.user_id)
    .forShare()
    .executeTakeFirst();
  const project = order.project_id
    ? await trx.selectFrom('projects').select('name').where('id', '=', order.project_id).executeTakeFirst()
    : undefined;
  return { user, projectName: project?.name ?? null };
};

/** Paid for, and deleted for good before the money came. */
export const hasLostProject = ({ kind }: { readonly kind: 'credits' | 'brand-kit' }, { projectName }: Buyer): boolean =>
  kind === 'brand-kit' && projectName === null;
