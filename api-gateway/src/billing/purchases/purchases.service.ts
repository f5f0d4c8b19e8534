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
  readonly provider: Pick<PaymentProvider, 'openCheckout' | 'lookUp' | 'expire'>;
  readonly fulfilment: Pick<Fulfilment, 'fulfil' | 'refresh'>;
  /** Throws not_found where the project is not the caller's. */
  readonly ownedProject: (userId: string, projectId: string) => Promise<{ readonly is_paid: boolean }>;
  readonly users: Customers;
  /** An address of the site, as the browser that asks from this origin reaches it. */
  readonly page: (origin: string | undefined, path: string) => string;
  readonly now: () => Date;
}

/** Who buys, and from which origin: the payment leads back there. */
export interface Customer {
  readonly userId: string;
  readonly origin: string | undefined;
}

export interface PurchasesService {
  /** Where the customer pays for the kit of a project. Asking again from the same origin gives the same open checkout. */
  readonly buyProject: (customer: Customer, projectId: string) => Promise<string>;
  readonly buyCredits: (customer: Customer, packageId: string) => Promise<string>;
  /** Asks the provider where a payment is under way. */
  readonly isPaid: (userId: string, projectId: string) => Promise<boolean>;
}

const SESSION = 'session_id={CHECKOUT_SESSION_ID}';
const CENTS = 100;
const ROUNDS = 3;

export const createPurchasesService = (of: Dependencies): PurchasesService => {
  const waysBack = ({ project_id }: OrderRow, origin: string | undefined) => {
    const [success, cancel] = project_id
      ? [`/projects/${project_id}/select?${SESSION}`, `/projects/${project_id}/select?payment=cancelled`]
      : [`/payment-success?type=credits&${SESSION}`, '/buy-credits?payment=cancelled'];
    return { successUrl: of.page(origin, success), cancelUrl: of.page(origin, cancel) };
  };

  const failed = (cause: unknown): never => {
    throw new AppError('checkout_failed', { cause, headers: { 'Retry-After': '5' } });
  };

  const openCheckout = async (order: OrderRow, origin: string | undefined): Promise<string> => {
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
        ...waysBack(order, origin),
      })
      .catch(failed);
    await of.orders.setCheckout(order.id, sessionId, url);
    return url;
  };

  const leadsTo = (successUrl: string | null, origin: string | undefined): boolean =>
    successUrl === null || new URL(successUrl).origin === new URL(of.page(origin, '/')).origin;

  /** The checkout of an order that was opened before; undefined where that one is over, and another order is needed. */
  const resume = async (sessionId: string, orderId: string, origin: string | undefined): Promise<string | undefined> => {
    const seen = await of.provider.lookUp(sessionId).catch(failed);
    if (seen?.state === 'open' && seen.url) {
      if (leadsTo(seen.successUrl, origin)) return seen.url;
      // It would lead back to where this customer is not signed in. Paid meanwhile, it cannot expire: seen below.
      await of.provider.expire(seen.sessionId).catch(() => undefined);
    }
    await of.fulfilment.fulfil(sessionId);
    const order = await of.orders.find(orderId);
    // Credits may be bought again and again; a project is paid once.
    if (!order?.project_id) return undefined;
    if (order.status === 'processing') throw new AppError('conflict', { detail: 'A payment is on its way. It may take a few days.' });
    if (order.status === 'paid') throw new AppError('already_paid');
    return undefined;
  };

  const checkout = async (order: NewOrder, origin: string | undefined): Promise<string> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const open = await of.orders.open(order);
      const url = open.session_id ? await resume(open.session_id, open.id, origin) : await openCheckout(open, origin);
      if (url) return url;
    }
    throw new AppError('checkout_failed');
  };

  return {
    buyProject: async ({ userId, origin }, projectId) => {
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
      }, origin);
    },

    buyCredits: ({ userId, origin }, packageId) => {
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
      }, origin);
    },

    isPaid: async (userId, projectId) => {
      const { is_paid } = await of.ownedProject(userId, projectId);
      const order = is_paid ? undefined : await of.orders.newestOf(projectId);
      if (!order || !(await of.fulfilment.refresh(order))) return is_paid;
      return (await of.ownedProject(userId, projectId)).is_paid;
    },
  };
};
