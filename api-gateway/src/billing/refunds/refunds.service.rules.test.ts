import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Db } from '../../platform/database/db.ts';
import type { ShownOrder } from '../orders/orders.store.ts';
import { createRefundsService } from './refunds.service.ts';

const PAID_AT = new Date('2026-03-01T12:00:00Z');
const NOW = new Date('2026-03-05T12:00:00Z');
const TRX = { trx: true } as unknown as Db;

const kit = {
  id: 'o2', number: 'ORD-2', user_id: 'ada', kind: 'brand-kit', status: 'paid', project_id: 'p1', project_name: 'Acme', credits: null, amount_cents: 2900,
  refunded_cents: 400, currency: 'usd', created_at: PAID_AT, paid_at: PAID_AT, refund_requested_at: null, dispute: null, documents: [],
} as unknown as ShownOrder;

let order: ShownOrder | undefined;
let user: unknown;
let isFirst: boolean;
let did: unknown[][];
let reads: unknown[][];

const { request } = createRefundsService({
  orders: {
    findShown: async (...of) => {
      reads.push(of);
      return order;
    },
    askRefund: async (...of) => {
      did.push(['ask', ...of]);
      if (order) order = { ...order, refund_requested_at: NOW };
      return isFirst;
    },
  },
  users: { find: async () => user as never },
  outbox: { write: async (...of: unknown[]) => void did.push(['mail', ...of]) } as never,
  inTransaction: (work) => work(TRX as never),
  supportEmail: 'help@fifteen.example',
  now: () => NOW,
});

beforeEach(() => {
  order = kit;
  user = { email: 'ada@example.com', full_name: 'Ada', email_verified_at: PAID_AT };
  isFirst = true;
  [did, reads] = [[], []];
});

const refused = (changes: Partial<ShownOrder>) => {
  order = { ...kit, ...changes };
  return expect(request('ada', 'o2', null)).rejects;
};

describe('the wish for a refund', () => {
  test('is noted once, and both sides hear of it, each with what is left of the money', async () => {
    expect(await request('ada', 'o2', 'Too\u0000 green')).toMatchObject({ id: 'o2', refund_requested_at: NOW.toISOString(), refundable_until: null });
    expect(reads).toEqual([['ada', { id: 'o2' }], ['ada', { id: 'o2' }]]);
    const told = { orderNumber: 'ORD-2', amountCents: 2500, reason: 'Too green' };
    expect(did).toEqual([
      ['ask', TRX, 'o2', 'Too green', NOW],
      ['mail', TRX, { template: 'refund-asked', ref: 'refund-asked:o2', userId: 'ada', recipient: 'ada@example.com', isConfirmed: true, data: { name: 'Ada', ...told } }],
      ['mail', TRX, { template: 'refund-to-decide', ref: 'refund-asked:o2:support', userId: 'ada', recipient: 'help@fifteen.example', isConfirmed: true, data: { name: null, ...told } }],
    ]);
  });

  test('of an address that nobody has confirmed is told without the name', async () => {
    user = { email: 'ada@example.com', full_name: 'Ada', email_verified_at: null };
    await request('ada', 'o2', null);
    expect(did[1]?.[2]).toMatchObject({ isConfirmed: false, data: { name: null, reason: null } });
  });

  test('that comes twice at once is mailed once', async () => {
    isFirst = false;
    await request('ada', 'o2', null);
    expect(did.map(([name]) => name)).toEqual(['ask']);
  });

  test('that was noted before is answered as it is', async () => {
    order = { ...kit, refund_requested_at: PAID_AT };
    expect(await request('ada', 'o2', null)).toMatchObject({ refund_requested_at: PAID_AT.toISOString() });
    expect(did).toEqual([]);
  });

  test('is refused, with the reason, where there is nothing to ask for', async () => {
    await refused({ kind: 'credits' }).toMatchObject({ code: 'not_refundable', message: 'Credits are not refundable. They never expire.' });
    await refused({ paid_at: null }).toMatchObject({ code: 'not_refundable', message: 'This order is not paid.' });
    await refused({ dispute: 'open' }).toMatchObject({ code: 'not_refundable', message: 'This payment was disputed at your bank: the bank decides.' });
    await refused({ refunded_cents: 2900 }).toMatchObject({ code: 'not_refundable', message: 'This order was refunded already.' });
    await refused({ paid_at: new Date('2026-01-01T12:00:00Z') }).toMatchObject({ code: 'not_refundable', message: 'The 30 days for a refund are over.' });
    expect(did).toEqual([]);
  });

  test('is not_found for another’s order, and ends with the session of an account that is gone', async () => {
    order = undefined;
    await expect(request('eve', 'o2', null)).rejects.toMatchObject({ code: 'not_found' });
    order = kit;
    user = undefined;
    await expect(request('ada', 'o2', null)).rejects.toMatchObject({ code: 'session_ended' });
    expect(did).toEqual([]);
  });
});
