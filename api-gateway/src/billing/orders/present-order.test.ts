import { describe, expect, test } from '@jest/globals';
import { presentOrder, refundableUntil } from './present-order.ts';

const PAID_AT = new Date('2026-03-01T12:00:00.000Z');
/** 30 days later, written out: the constant under test must not vouch for itself. */
const CLOSES_AT = new Date('2026-03-31T12:00:00.000Z');
const at = (ms: number): Date => new Date(CLOSES_AT.getTime() + ms);

const aKit = (of: object = {}) =>
  ({ kind: 'brand-kit', paid_at: PAID_AT, refund_requested_at: null, dispute: null, refunded_cents: 0, amount_cents: 2900, ...of }) as unknown as Parameters<typeof refundableUntil>[0];

describe('the refund window of a brand kit', () => {
  test('is open for 30 days: still one day after the payment and one millisecond before its end, not at its end', () => {
    expect(refundableUntil(aKit(), new Date('2026-03-02T12:00:00.000Z'))).toEqual(CLOSES_AT);
    expect(refundableUntil(aKit(), at(-1))).toEqual(CLOSES_AT);
    expect(refundableUntil(aKit(), at(0))).toBeNull();
    expect(refundableUntil(aKit(), at(86_400_000))).toBeNull();
  });

  test.each([
    ['credits', { kind: 'credits' }],
    ['an order that is not paid', { paid_at: null }],
    ['an order for which a refund was requested', { refund_requested_at: PAID_AT }],
    ['a disputed order', { dispute: 'open' }],
    ['an order that was refunded in full', { refunded_cents: 2900 }],
  ])('is closed for %s', (_name, of) => {
    expect(refundableUntil(aKit(of), PAID_AT)).toBeNull();
  });

  test('stays open for the rest of a partial refund', () => {
    expect(refundableUntil(aKit({ refunded_cents: 2899 }), PAID_AT)).toEqual(CLOSES_AT);
  });
});

describe('an order as its customer sees it', () => {
  const aShown = (of: object = {}) =>
    ({
      ...aKit(), id: 'o2', number: 'ORD-2', status: 'paid', project_id: 'p1', project_name: 'Acme', credits: null, currency: 'usd',
      created_at: new Date('2026-02-28T12:00:00.000Z'), documents: [{ number: 'CN-1', kind: 'credit_note' }, { number: 'INV-1', kind: 'invoice' }, { number: 'CN-2', kind: 'credit_note' }], ...of,
    }) as unknown as Parameters<typeof presentOrder>[0];

  test('has its documents by kind, and dates as text', () => {
    expect(presentOrder(aShown(), PAID_AT)).toEqual({
      id: 'o2', number: 'ORD-2', kind: 'brand-kit', description: 'Brand kit', status: 'completed', project_id: 'p1', project_name: 'Acme', credits: null,
      amount_cents: 2900, refunded_cents: 0, currency: 'usd', created_at: '2026-02-28T12:00:00.000Z', paid_at: '2026-03-01T12:00:00.000Z',
      invoice_number: 'INV-1', credit_note_numbers: ['CN-1', 'CN-2'], refundable_until: '2026-03-31T12:00:00.000Z', refund_requested_at: null,
    });
    expect(presentOrder(aShown({ status: 'pending', paid_at: null, documents: [], refund_requested_at: PAID_AT }), PAID_AT)).toMatchObject({
      status: 'pending', paid_at: null, invoice_number: null, credit_note_numbers: [], refundable_until: null, refund_requested_at: '2026-03-01T12:00:00.000Z',
    });
  });

  test.each([
    ['completed', {}],
    ['partially_refunded', { refunded_cents: 1 }],
    ['partially_refunded', { refunded_cents: 2899 }],
    ['refunded', { refunded_cents: 2900 }],
    ['disputed', { dispute: 'open', refunded_cents: 1 }],
    ['completed', { dispute: 'won' }],
    ['processing', { status: 'processing', dispute: 'open' }],
    ['failed', { status: 'failed' }],
  ])('is %s with %j', (status, of) => {
    expect(presentOrder(aShown(of), PAID_AT).status).toBe(status);
  });
});
