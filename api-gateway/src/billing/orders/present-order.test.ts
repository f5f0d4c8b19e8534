import { describe, expect, test } from '@jest/globals';
import { refundableUntil } from './present-order.ts';

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
