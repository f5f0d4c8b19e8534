import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Db } from '../../platform/database/db.ts';
import { createPaymentEventsService } from './payment-events.service.ts';

const AT = new Date('2026-03-01T12:00:00Z');
const TRX = { trx: true } as unknown as Db;

let did: unknown[][];
let isNew: boolean;
let open: Record<string, { session_id: string | null; payment_intent_id: string | null }>;
const note = (name: string) => async (...of: unknown[]) => void did.push([name, ...of]);

const { receive, handle } = createPaymentEventsService({
  events: {
    add: async (...of: unknown[]) => {
      did.push(['add', ...of]);
      return isNew;
    },
    findOpen: async (id: string) => open[id],
    markHandled: note('handled'),
  } as never,
  fulfilment: { fulfil: note('session'), fulfilIntent: note('intent') } as never,
  inTransaction: (work) => work(TRX as never),
  now: () => AT,
});

beforeEach(() => {
  did = [];
  isNew = true;
  open = { both: { session_id: 'cs_1', payment_intent_id: 'pi_1' }, intent: { session_id: null, payment_intent_id: 'pi_1' }, other: { session_id: null, payment_intent_id: null } };
});

describe('an event of the provider', () => {
  const news = { id: 'evt_1', type: 'checkout.session.completed', sessionId: 'cs_1', paymentIntentId: null };
  const row = { id: 'evt_1', type: 'checkout.session.completed', session_id: 'cs_1', payment_intent_id: null, received_at: AT };

  test('is kept together with its job', async () => {
    await receive(news, note('job') as never);
    expect(did).toEqual([['add', TRX, row], ['job', TRX, 'evt_1']]);
  });

  test('that comes again makes no second job', async () => {
    isNew = false;
    await receive(news, note('job') as never);
    expect(did).toEqual([['add', TRX, row]]);
  });

  test('is handled by its session, else by its intent, and noted as handled', async () => {
    await handle('both');
    await handle('intent');
    await handle('other');
    expect(did).toEqual([['session', 'cs_1'], ['handled', 'both', AT], ['intent', 'pi_1'], ['handled', 'intent', AT], ['handled', 'other', AT]]);
  });

  test('that was handled before is left alone', async () => {
    await handle('unknown');
    expect(did).toEqual([]);
  });
});
