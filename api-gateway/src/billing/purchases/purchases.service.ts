import { BRAND_KIT_PRICE_USD, CREDIT_PACKAGES, CURRENCY } from '@fifteen/contracts';
import type { NewOrder, OrderRow } from '../../platform/database/schema/orders.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { describeOrder } from '../orders/describe-order.ts';
import type { OrdersStore } from '../orders/orders.store.ts';
import type { Fulfilment } from '../payments/fulfilment.service.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Customers } from '../customers/customers.ts';

interface Dependencies {
  readonly orders: Pick<OrdersStore, 'open' | 'setCheckout' | 'newestOf' | 'find'>;
  readonly provider: Pick<PaymentProvider, 'openCheckout' | 'lookUp'>;
  readonly fulfilment: Pick<Fulfilment, 'fulfil' | 'refresh'>;
  /** Throws not_found where the project is not the caller's. */
  readonly ownedProject: (userId: string, projectId: string) => Promise<{ readonly is_paid: boolean }>;
  readonly users: Customers;
  /** An address of the site. */
  readonly page: (path: string) => string;
  readonly now: () => Date;
}

export interface PurchasesService {
  /** Where the customer pays for the kit of a project. Asking again gives the same open checkout. */
  readonly buyProject: (userId: string, projectId: string) => Promise<string>;
  readonly buyCredits: (userId: string, packageId: string) => Promise<string>;
  /** Asks the provider where a payment is under way. */
  readonly isPaid: (userId: string, projectId: string) => Promise<boolean>;
}

const SESSION = 'session_id={CHECKOUT_SESSION_ID}';
const CENTS = 100;
const ROUNDS = 3;

export const createPurchasesService = (of: Dependencies): PurchasesService => {
  const waysBack = ({ project_id }: OrderRow) =>
    project_id
      ? { successUrl: of.page(`/projects/${project_id}/select?${SESSION}`), cancelUrl: of.page(`/projects/${project_id}/select?payment=cancelled`) }
      : { successUrl: of.page(`/payment-success?type=credits&${SESSION}`), cancelUrl: of.page('/buy-credits?payment=cancelled') };

  const failed = (cause: unknown): never => {
    throw new AppError('checkout_failed', { cause, headers: { 'Retry-After': '5' } });
  };

  const openCheckout = async (order: OrderRow): Promise<string> => {
    const user = await of.users.find(order.user_id);
    if (!user) throw new AppError('session_ended');
    const { sessionId, url } = await of.provider
      .openCheckout({
        orderId: order.id,
        orderNumber: order.number,
        userId: order.user_id,
        email: user.email,
        description: describeOrder(order),
        amountCents: order.amount_cents,
        currency: order.currency,
        ...waysBack(order),
      })
      .catch(failed);
    await of.orders.setCheckout(order.id, sessionId, url);
    return url;
  };

  /** The checkout of an order that was opened before; undefined where that one is over, and another order is needed. */
  const resume = async ({ session_id, id }: OrderRow): Promise<string | undefined> => {
    const seen = await of.provider.lookUp(session_id ?? '').catch(failed);
    if (seen?.state === 'open' && seen.url) return seen.url;
    await of.fulfilment.fulfil(session_id ?? '');
    const order = await of.orders.find(id);
    // Credits may be bought again and again; a project is paid once.
    if (!order?.project_id) return undefined;
    if (order.status === 'processing') throw new AppError('conflict', { detail: 'A payment is on its way. It may take a few days.' });
    if (order.status === 'paid') throw new AppError('already_paid');
    return undefined;
  };

  const checkout = async (order: NewOrder): Promise<string> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const open = await of.orders.open(order);
      const url = open.session_id ? await resume(open) : await openCheckout(open);
      if (url) return url;
    }
    throw new AppError('checkout_failed');
  };

  return {
    buyProject: async (userId, projectId) => {
      const { is_paid } = await of.ownedProject(userId, projectId);
      if (is_paid) throw new AppError('already_paid');
      const newest = await of.orders.newestOf(projectId);
      if (newest?.dispute === 'open') throw new AppError('payment_disputed');
      return checkout({
        user_id: userId,
        kind: 'brand-kit',
        project_id: projectId,
        amount_cents: BRAND_KIT_PRICE_USD * CENTS,
        currency: CURRENCY,
        created_at: of.now(),
      });
    },

    buyCredits: (userId, packageId) => {
      const chosen = CREDIT_PACKAGES.find(({ id }) => id === packageId);
      if (!chosen) throw new AppError('invalid_request', { errors: [{ field: 'package_id', message: 'Please choose one of the packages' }] });
      return checkout({
        user_id: userId,
        kind: 'credits',
        package_id: chosen.id,
        credits: chosen.credits,
        amount_cents: chosen.priceUsd * CENTS,
        currency: CURRENCY,
        created_at: of.now(),
      });
    },

    isPaid: async (userId, projectId) => {
      const { is_paid } = await of.ownedProject(userId, projectId);
      const order = is_paid ? undefined : await of.orders.newestOf(projectId);
      if (!order || !(await of.fulfilment.refresh(order))) return is_paid;
      return (await of.ownedProject(userId, projectId)).is_paid;
    },
  };
};
