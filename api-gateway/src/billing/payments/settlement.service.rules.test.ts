import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Db } from '../../platform/database/db.ts';
import type { OrderRow } from '../../platform/database/schema/orders.ts';
import type { Changes } from './settlement-rules.ts';
import type { ObservedPayment } from './payment-provider.ts';

/** Everything that the settlement writes, in its order: `writeMoney payment 2900`. */
let written: unknown[][];
const write = (name: string) => (...of: unknown[]) => void written.push([name, ...of]);
const did = (name: string) => written.filter(([one]) => one === name).map(([, ...of]) => of);
const names = () => written.map(([name]) => name);

let buyer: unknown;
let stored: OrderRow | undefined;
let creditsLeft: number;

jest.unstable_mockModule('./buyer.store.ts', () => ({
  buyerOf: async () => buyer,
  hasLostProject: ({ kind }: OrderRow, { projectName }: { projectName: string | null }) => kind === 'brand-kit' && projectName === null,
}));
jest.unstable_mockModule('./settlement.store.ts', () => ({
  lockOrder: async () => stored,
  writeOrder: async (_trx: Db, order: OrderRow, _seen: ObservedPayment, { status, dispute, reverseCents }: Changes) => ({
    ...order, status, dispute, refunded_cents: order.refunded_cents + reverseCents,
  }),
  bringBack: async (_trx: Db, projectId: string) => write('bringBack')(projectId),
  recomputePaid: async (_trx: Db, projectId: string) => write('recomputePaid')(projectId),
  requestRefund: async (_trx: Db, ...of: unknown[]) => write('requestRefund')(...of),
  writeMoney: async (_trx: Db, order: OrderRow, ...of: unknown[]) => write('writeMoney')(order.id, ...of),
}));
jest.unstable_mockModule('../credits/credits.store.ts', () => ({ postCredits: async (_trx: Db, entry: unknown) => write('postCredits')(entry) }));
jest.unstable_mockModule('../credits/claw-back.store.ts', () => ({
  clawBack: async (_trx: Db, userId: string, ref: string, amount: number) => {
    write('clawBack')(userId, ref, amount);
    return Math.min(amount, creditsLeft);
  },
}));
jest.unstable_mockModule('./statement.store.ts', () => ({
  writeStatementLine: async (_trx: Db, { order, ...of }: { order: OrderRow }) => write('statement')({ order: order.id, ...of }),
}));
jest.unstable_mockModule('../../platform/metrics/figures.ts', () => ({ count: (...of: unknown[]) => write('count')(...of) }));

const { createSettlementService } = await import('./settlement.service.ts');

const AT = new Date('2026-03-01T12:00:00Z');
const TRX = {} as Db;
const mail = (name: string) => async (_trx: Db, ...of: unknown[]) => write(name)(...of.map((one) => (typeof one === 'object' && one && 'amount_cents' in one ? 'order' : one)));
const document = (name: string, number: string) => async (_trx: Db, { order, ...of }: { order: OrderRow }) => {
  write(name)({ order: order.id, ...of });
  return number;
};
const { settle } = createSettlementService({
  invoices: { issue: document('invoice', 'INV-1'), credit: document('creditNote', 'CN-1') },
  mails: { moved: mail('mail moved'), failed: mail('mail failed'), disputed: mail('mail disputed'), disputeWon: mail('mail won'), refundToDecide: mail('mail decide') },
  now: () => AT,
} as unknown as Parameters<typeof createSettlementService>[0]);

const ada = { user: { id: 'ada', full_name: 'Ada', email: 'ada@example.com', email_verified_at: AT }, projectName: 'Acme' };
const credits = { id: 'o1', kind: 'credits', user_id: 'ada', session_id: 'cs_1', project_id: null, amount_cents: 1000, currency: 'usd', credits: 50, status: 'pending', refunded_cents: 0, dispute: null } as unknown as OrderRow;
const kit: OrderRow = { ...credits, id: 'o2', kind: 'brand-kit', project_id: 'p1', amount_cents: 2900, credits: null };

const settled = (order: OrderRow, seen: Partial<ObservedPayment> = {}) => {
  stored = order;
  const payment = { sessionId: 'cs_1', orderId: order.id, userId: 'ada', amountCents: order.amount_cents, currency: 'usd', state: 'paid', refundedCents: 0, dispute: null, ...seen };
  return settle(TRX, order.id, payment as ObservedPayment);
};

beforeEach(() => {
  written = [];
  buyer = ada;
  creditsLeft = 1_000;
});

describe('a payment', () => {
  test('of credits is written in the books, invoiced, credited, put on the statement and mailed', async () => {
    expect((await settled(credits))?.order.status).toBe('paid');
    expect(did('writeMoney')).toEqual([['o1', 'payment', 'o1', 1000, AT]]);
    expect(did('invoice')).toEqual([[{ order: 'o1', description: '50 credits', buyer: { name: 'Ada', email: 'ada@example.com', projectName: 'Acme' }, amountCents: 1000, at: AT }]]);
    expect(did('postCredits')).toEqual([[{ userId: 'ada', kind: 'purchase', ref: 'order:o1', amount: 50 }]]);
    expect(did('statement')).toEqual([[{ order: 'o1', kind: 'payment', credits: 50, amountCents: 1000, invoiceNumber: 'INV-1', at: AT }]]);
    expect(did('mail moved')).toEqual([['order-paid', 'order', ada, { invoiceNumber: 'INV-1', amountCents: 1000, creditsTaken: 0 }]]);
    expect(did('count')).toEqual([['payments_total', { outcome: 'paid' }], ['credits_total', {}, 50]]);
    expect(names()).not.toContain('recomputePaid');
    expect(names()).not.toContain('bringBack');
  });

  test('of a kit opens its project, brings it back where it was deleted, and posts no credits', async () => {
    await settled(kit);
    expect(did('bringBack')).toEqual([['p1']]);
    expect(did('recomputePaid')).toEqual([['p1']]);
    expect(names()).not.toContain('postCredits');
    expect(did('statement')[0]).toEqual([expect.objectContaining({ credits: 0 })]);
    expect(did('count')).toEqual([['payments_total', { outcome: 'paid' }]]);
    expect(names()).not.toContain('requestRefund');
  });

  test('that was settled before changes no book', async () => {
    await settled({ ...kit, status: 'paid' });
    expect(names()).toEqual(['recomputePaid']);
  });

  test('for a project that is gone for good asks for the money back', async () => {
    buyer = { ...ada, projectName: null };
    await settled(kit);
    expect(did('requestRefund')).toEqual([['o2', 'The project was deleted for good before the money arrived.', AT]]);
    expect(did('mail decide')).toEqual([['order', 'The project was deleted for good before the money arrived.']]);
  });

  test('of an account that is gone is invoiced without a name', async () => {
    buyer = { user: undefined, projectName: 'Acme' };
    await settled(kit);
    expect(did('invoice')[0]).toEqual([expect.objectContaining({ buyer: { name: null, email: null, projectName: null } })]);
  });

  test.each([
    ['session', { sessionId: 'cs_2' }],
    ['amount', { amountCents: 1 }],
  ])('whose %s does not fit settles nothing', async (mismatch, seen) => {
    expect(await settled(credits, seen)).toEqual({ order: credits, mismatch });
    expect(written).toEqual([]);
  });

  test('of an order that is unknown is nothing', async () => {
    buyer = undefined;
    expect(await settled(credits)).toBeUndefined();
  });
});

describe('a payment that does not arrive', () => {
  test('is mailed where the customer had been told that it is on its way', async () => {
    await settled({ ...kit, status: 'processing' }, { state: 'failed' });
    expect(did('mail failed')).toEqual([['order', ada]]);
    expect(did('count')).toEqual([['payments_total', { outcome: 'failed' }]]);
    expect(names()).not.toContain('recomputePaid');
  });

  test('is only counted where nobody waited for it, and only once', async () => {
    await settled(kit, { state: 'failed' });
    expect(names()).toEqual(['count']);
    written = [];
    await settled({ ...kit, status: 'failed' }, { state: 'failed' });
    expect(written).toEqual([]);
    await settled({ ...kit, status: 'processing' }, { state: 'processing' });
    expect(written).toEqual([]);
    await settled(kit, { state: 'expired' });
    expect(written).toEqual([]);
  });
});

describe('money that goes back', () => {
  const paid: OrderRow = { ...credits, status: 'paid', refunded_cents: 100 };

  test('takes back the credits that it paid for, each step under the sum that it reaches', async () => {
    await settled(paid, { refundedCents: 333 });
    expect(did('writeMoney')).toEqual([['o1', 'refund', 'o1:333', -233, AT]]);
    expect(did('creditNote')).toEqual([[expect.objectContaining({ order: 'o1', description: '50 credits', amountCents: 233, at: AT })]]);
    // 16 for 333 cents, of which 5 went with the first 100.
    expect(did('clawBack')).toEqual([['ada', 'order:o1:333', 11]]);
    expect(did('statement')).toEqual([[{ order: 'o1', kind: 'refund', credits: -11, amountCents: -233, invoiceNumber: 'CN-1', at: AT }]]);
    expect(did('mail moved')).toEqual([['order-refunded', 'order', ada, { invoiceNumber: 'CN-1', amountCents: 233, creditsTaken: 11 }]]);
    expect(did('count')).toEqual([['payments_total', { outcome: 'returned' }]]);
  });

  test('takes no more credits than are left, and says how many', async () => {
    creditsLeft = 4;
    await settled(paid, { refundedCents: 333 });
    expect(did('statement')).toEqual([[expect.objectContaining({ credits: -4 })]]);
    expect(did('mail moved')[0]?.[3]).toMatchObject({ creditsTaken: 4 });
  });

  test('of less than a credit takes none', async () => {
    await settled(paid, { refundedCents: 119 });
    expect(names()).not.toContain('clawBack');
    expect(did('mail moved')[0]?.[3]).toMatchObject({ amountCents: 19, creditsTaken: 0 });
  });

  test('that was given back before moves nothing', async () => {
    await settled(paid, { refundedCents: 100 });
    expect(written).toEqual([]);
  });
});

describe('a dispute', () => {
  const paid: OrderRow = { ...kit, status: 'paid' };
  const dispute = (status: 'open' | 'won' | 'lost') => ({ dispute: { status, amountCents: 2900 } });

  test('is told when it opens and when it is won, each once, and takes the kit away or gives it back', async () => {
    await settled(paid, dispute('open'));
    expect(names()).toEqual(['mail disputed', 'recomputePaid']);
    written = [];
    await settled({ ...paid, dispute: 'open' }, dispute('open'));
    expect(names()).toEqual(['recomputePaid']);
    written = [];
    await settled({ ...paid, dispute: 'open' }, dispute('won'));
    expect(did('mail won')).toEqual([['order', ada]]);
    expect(names()).toEqual(['mail won', 'recomputePaid']);
  });

  test('that is lost is told by its credit note alone', async () => {
    await settled({ ...paid, dispute: 'open' }, dispute('lost'));
    expect(did('writeMoney')).toEqual([['o2', 'refund', 'o2:2900', -2900, AT]]);
    expect(names().filter((name) => String(name).startsWith('mail'))).toEqual(['mail moved']);
  });
});
