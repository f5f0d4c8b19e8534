import { beforeEach, describe, expect, test } from '@jest/globals';
import type { OrderRow } from '../../platform/database/schema/orders.ts';
import type { CheckoutOf, ObservedPayment } from '../payments/payment-provider.ts';
import { createPurchasesService } from './purchases.service.ts';

const AT = new Date('2026-03-01T12:00:00Z');
const SITE = 'https://fifteen.example';
const ada = { userId: 'ada', origin: undefined };

let opened: Partial<OrderRow>[];
let checkouts: CheckoutOf[];
let kept: unknown[][];
let expired: string[];
let fulfilled: string[];
let seen: Partial<ObservedPayment> | undefined;
/** What the next calls of `open` give: orders that have a checkout already. */
let waiting: Partial<OrderRow>[];
let newest: Partial<OrderRow> | undefined;
let found: Partial<OrderRow> | undefined;
let isPaid: boolean[];
let refreshes: boolean;
let user: unknown;
let fault: Error | undefined;
let expireFault: Error | undefined;

const service = createPurchasesService({
  orders: {
    open: async (order) => {
      opened.push(order as Partial<OrderRow>);
      return { id: 'o1', number: 'ORD-1', session_id: null, credits: null, project_id: null, ...order, ...waiting.shift() } as OrderRow;
    },
    setCheckout: async (...of) => void kept.push(of),
    newestOf: async () => newest as OrderRow | undefined,
    find: async (id) => {
      expect(id).toBe('o1');
      return found as OrderRow | undefined;
    },
  },
  provider: {
    openCheckout: async (of) => {
      if (fault) throw fault;
      checkouts.push(of);
      return { sessionId: 'cs_new', url: 'https://pay/new' };
    },
    lookUp: async (id) => {
      if (fault) throw fault;
      expect(id).toBe('cs_1');
      return seen as ObservedPayment | undefined;
    },
    expire: async (id) => {
      expired.push(id);
      if (expireFault) throw expireFault;
    },
  },
  fulfilment: {
    fulfil: async (id) => {
      fulfilled.push(id);
      return undefined;
    },
    refresh: async () => refreshes,
  },
  ownedProject: async () => ({ is_paid: isPaid.length > 1 ? (isPaid.shift() ?? false) : (isPaid[0] ?? false) }),
  users: { find: async () => user as never },
  page: (origin, path) => `${origin ?? SITE}${path}`,
  now: () => AT,
});

beforeEach(() => {
  [opened, checkouts, kept, expired, fulfilled, waiting] = [[], [], [], [], [], []];
  [seen, newest, found, fault, expireFault] = [undefined, undefined, undefined, undefined, undefined];
  [isPaid, refreshes, user] = [[false], false, { email: 'ada@example.com' }];
});

describe('a kit', () => {
  test('costs 29 dollars, and its checkout leads back to the project', async () => {
    expect(await service.buyProject(ada, 'p1')).toBe('https://pay/new');
    expect(opened).toEqual([{ user_id: 'ada', kind: 'brand-kit', project_id: 'p1', amount_cents: 2900, currency: 'usd', created_at: AT }]);
    expect(checkouts).toEqual([
      {
        orderId: 'o1', orderNumber: 'ORD-1', userId: 'ada', email: 'ada@example.com', description: 'Brand kit', amountCents: 2900, currency: 'usd',
        successUrl: `${SITE}/projects/p1/select?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${SITE}/projects/p1/select?payment=cancelled`,
      },
    ]);
    expect(kept).toEqual([['o1', 'cs_new', 'https://pay/new']]);
  });

  test('is not sold twice, nor while the bank holds the money for it', async () => {
    isPaid = [true];
    await expect(service.buyProject(ada, 'p1')).rejects.toMatchObject({ code: 'already_paid' });
    isPaid = [false];
    newest = { dispute: 'open' };
    await expect(service.buyProject(ada, 'p1')).rejects.toMatchObject({ code: 'payment_disputed' });
    expect(opened).toEqual([]);
    newest = { dispute: 'lost' };
    await service.buyProject(ada, 'p1');
    expect(opened).toHaveLength(1);
  });
});

describe('credits', () => {
  test('are sold in packages, and lead back to their page', async () => {
    await service.buyCredits({ userId: 'ada', origin: 'https://other.example' }, 'credits-150');
    expect(opened).toEqual([{ user_id: 'ada', kind: 'credits', package_id: 'credits-150', credits: 150, amount_cents: 2500, currency: 'usd', created_at: AT }]);
    expect(checkouts[0]).toMatchObject({
      description: '150 credits',
      successUrl: 'https://other.example/payment-success?type=credits&session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://other.example/buy-credits?payment=cancelled',
    });
  });

  test('come in no other size', () => {
    expect(() => service.buyCredits(ada, 'credits-7')).toThrow(expect.objectContaining({ code: 'invalid_request', errors: [{ field: 'package_id', message: 'Please choose one of the packages' }] }));
  });
});

describe('a checkout that was opened before', () => {
  const open = { state: 'open', sessionId: 'cs_1', url: 'https://pay/1', successUrl: `${SITE}/projects/p1/select` } as const;
  const again = () => {
    waiting = [{ session_id: 'cs_1', project_id: 'p1' }];
    return service.buyProject(ada, 'p1');
  };

  test('is the same for who asks again from the same origin', async () => {
    seen = open;
    expect(await again()).toBe('https://pay/1');
    seen = { ...open, successUrl: null };
    expect(await again()).toBe('https://pay/1');
    expect([checkouts, expired, fulfilled]).toEqual([[], [], []]);
  });

  test('expires where it would lead back to another origin, and another is opened', async () => {
    seen = { ...open, successUrl: 'https://other.example/projects/p1/select' };
    found = { project_id: 'p1', status: 'expired' };
    expireFault = new Error('paid meanwhile');
    expect(await again()).toBe('https://pay/new');
    expect([expired, fulfilled]).toEqual([['cs_1'], ['cs_1']]);
  });

  test.each([
    ['is over', { ...open, state: 'expired' }],
    ['has no address', { ...open, url: null }],
    ['is unknown to the provider', undefined],
  ] as const)('that %s is settled, and another is opened', async (_name, payment) => {
    seen = payment;
    expect(await again()).toBe('https://pay/new');
    expect([expired, fulfilled]).toEqual([[], ['cs_1']]);
  });

  test('that turns out to be paid, or on its way, is not opened again', async () => {
    found = { project_id: 'p1', status: 'paid' };
    await expect(again()).rejects.toMatchObject({ code: 'already_paid' });
    found = { project_id: 'p1', status: 'processing' };
    await expect(again()).rejects.toMatchObject({ code: 'conflict', message: 'A payment is on its way. It may take a few days.' });
    expect(checkouts).toEqual([]);
  });

  test('of credits that are paid is no hindrance to buying more', async () => {
    waiting = [{ session_id: 'cs_1' }];
    found = { project_id: null, status: 'paid' };
    expect(await service.buyCredits(ada, 'credits-50')).toBe('https://pay/new');
  });

  test('is given up after three rounds', async () => {
    waiting = Array.from({ length: 5 }, () => ({ session_id: 'cs_1', project_id: 'p1' }));
    await expect(service.buyProject(ada, 'p1')).rejects.toMatchObject({ code: 'checkout_failed' });
    expect(opened).toHaveLength(3);
  });
});

describe('a provider that does not answer', () => {
  test.each([[[]], [[{ session_id: 'cs_1', project_id: 'p1' }]]])('is told to the customer, who may try again', async (orders) => {
    fault = new Error('away');
    waiting = [...orders];
    await expect(service.buyProject(ada, 'p1')).rejects.toMatchObject({ code: 'checkout_failed', headers: { 'Retry-After': '5' }, cause: fault });
    expect(kept).toEqual([]);
  });

  test('is not asked for an account that is gone', async () => {
    user = undefined;
    await expect(service.buyProject(ada, 'p1')).rejects.toMatchObject({ code: 'session_ended' });
  });
});

describe('whether a project is paid', () => {
  test('is asked of the provider where a payment is open, and read again where it changed', async () => {
    newest = { id: 'o1' };
    refreshes = true;
    isPaid = [false, true];
    expect(await service.isPaid('ada', 'p1')).toBe(true);
  });

  test('stays what it is without an order, without news, or once it is paid', async () => {
    isPaid = [false, true];
    expect(await service.isPaid('ada', 'p1')).toBe(false);
    newest = { id: 'o1' };
    isPaid = [false, true];
    expect(await service.isPaid('ada', 'p1')).toBe(false);
    refreshes = true;
    isPaid = [true, false];
    expect(await service.isPaid('ada', 'p1')).toBe(true);
  });
});
