import { beforeEach, expect, test } from '@jest/globals';
import type { ShownOrder } from './orders.store.ts';
import { createOrdersService } from './orders.service.ts';

const AT = new Date('2026-03-01T12:00:00Z');
const order = { id: 'o1', kind: 'credits', status: 'pending', credits: 50, amount_cents: 1000, refunded_cents: 0, created_at: AT, paid_at: null, refund_requested_at: null, documents: [] } as unknown as ShownOrder;

let stored: ShownOrder | undefined;
let changes: boolean;
let reads: unknown[][];
const service = createOrdersService({
  orders: {
    findShown: async (...of) => {
      reads.push(of);
      return stored;
    },
    listShown: async (userId) => (userId === 'ada' ? [order, { ...order, id: 'o2' }] : []),
  },
  fulfilment: {
    refresh: async () => {
      if (changes) stored = { ...order, status: 'paid' };
      return changes;
    },
  },
  now: () => AT,
});
beforeEach(() => {
  [stored, changes, reads] = [order, false, []];
});

test('an order is shown as it is, and read again only where asking the provider changed it', async () => {
  expect(await service.bySession('ada', 'cs_1')).toMatchObject({ id: 'o1', status: 'pending' });
  expect(reads).toEqual([['ada', { sessionId: 'cs_1' }]]);
  changes = true;
  expect(await service.bySession('ada', 'cs_1')).toMatchObject({ status: 'completed' });
  expect(reads).toHaveLength(3);
});

test('an order of somebody else is not found', async () => {
  stored = undefined;
  await expect(service.bySession('eve', 'cs_1')).rejects.toMatchObject({ code: 'not_found' });
});

test('the list is that of the account', async () => {
  expect((await service.list('ada')).map(({ id, description }) => [id, description])).toEqual([['o1', '50 credits'], ['o2', '50 credits']]);
  expect(await service.list('eve')).toEqual([]);
});
