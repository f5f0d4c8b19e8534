import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Db } from '../../platform/database/db.ts';
import type { OrderRow } from '../../platform/database/schema/orders.ts';
import { createFulfilment } from './fulfilment.service.ts';
import type { ObservedPayment } from './payment-provider.ts';
import type { Settled } from './settlement.service.ts';

const ORDER = '0d2f4a44-2f5c-4f6a-8d21-3a1a3f1c9b10';
const TRX = { trx: true } as unknown as Db;

let seen: ObservedPayment | undefined | Error;
let settles: Settled | undefined;
let asked: string[];
let settled: unknown[][];
let logged: unknown[][];

const log = (level: string) => (...of: unknown[]) => void logged.push([level, ...of]);
const { fulfil, fulfilIntent, refresh } = createFulfilment({
  provider: {
    lookUp: async (sessionId) => {
      asked.push(sessionId);
      if (seen instanceof Error) throw seen;
      return seen;
    },
    sessionOf: async (intent) => (intent === 'pi_1' ? 'cs_1' : undefined),
  },
  settlements: {
    settle: async (...of) => {
      settled.push(of);
      return settles;
    },
  },
  inTransaction: (work) => work(TRX as never),
  logger: { warn: log('warn'), error: log('error') } as never,
});

const payment = (orderId: string | null = ORDER) => ({ orderId, sessionId: 'cs_1' }) as ObservedPayment;
const order = (of: Partial<OrderRow> = {}) => ({ id: ORDER, session_id: 'cs_1', status: 'pending', ...of }) as OrderRow;

beforeEach(() => {
  seen = payment();
  settles = { order: order({ status: 'paid' }) };
  [asked, settled, logged] = [[], [], []];
});

describe('what is fulfilled', () => {
  test('is what the provider says of a session, within a transaction', async () => {
    expect(await fulfil('cs_1')).toBe(settles);
    expect(asked).toEqual(['cs_1']);
    expect(settled).toEqual([[TRX, ORDER, seen]]);
    expect(logged).toEqual([]);
  });

  test('is nothing where the provider does not know the session', async () => {
    seen = undefined;
    expect(await fulfil('cs_1')).toBeUndefined();
    expect(settled).toEqual([]);
  });

  test.each([[null], [''], ['4711'], [`x${ORDER}`], [`${ORDER}x`], [ORDER.slice(1)]])('is nothing for a checkout that names the order %j: it is not ours', async (orderId) => {
    seen = payment(orderId);
    expect(await fulfil('cs_1')).toBeUndefined();
    expect(settled).toEqual([]);
    expect(logged).toEqual([['warn', { session_id: 'cs_1' }, 'a checkout is none of ours']]);
  });

  test('is an alarm where the payment does not fit the order, or there is no such order', async () => {
    settles = { order: order(), mismatch: 'amount' };
    expect(await fulfil('cs_1')).toBe(settles);
    settles = undefined;
    expect(await fulfil('cs_1')).toBeUndefined();
    const about = { session_id: 'cs_1', order_id: ORDER };
    expect(logged).toEqual([
      ['error', { ...about, mismatch: 'amount' }, 'a payment does not fit its order'],
      ['error', { ...about, mismatch: 'order' }, 'a payment does not fit its order'],
    ]);
  });

  test('of an intent is its session, where it has one', async () => {
    await fulfilIntent('pi_1');
    expect(asked).toEqual(['cs_1']);
    await fulfilIntent('pi_2');
    expect(asked).toHaveLength(1);
  });
});

describe('a customer who waits', () => {
  test.each(['pending', 'processing'] as const)('has the provider asked about an order that is %s', async (status) => {
    expect(await refresh(order({ status }))).toBe(true);
    expect(asked).toEqual(['cs_1']);
  });

  test.each([
    ['is paid', { status: 'paid' }],
    ['has failed', { status: 'failed' }],
    ['has no session yet', { session_id: null }],
  ] as const)('has nobody asked about an order that %s', async (_name, of) => {
    expect(await refresh(order(of))).toBe(false);
    expect(asked).toEqual([]);
  });

  test('hears of no change where the order stays what it was, or there is none', async () => {
    settles = { order: order() };
    expect(await refresh(order())).toBe(false);
    seen = undefined;
    expect(await refresh(order())).toBe(false);
  });

  test('is answered where the provider does not answer', async () => {
    seen = new Error('away');
    expect(await refresh(order())).toBe(false);
    expect(logged).toEqual([['warn', { err: seen, order_id: ORDER }, 'the payment provider did not answer']]);
  });
});
