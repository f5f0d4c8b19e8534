import { describe, expect, test } from '@jest/globals';
import { presentTransaction } from './present-transaction.ts';
import type { StatementLine } from './statement-lines.store.ts';

const aLine = (of: Partial<StatementLine> = {}) =>
  ({
    id: '7', number: 'TXN-7', created_at: new Date('2026-03-01T12:00:00Z'), type: 'usage', kind: 'hold', ref: 'refinement:1', credits: -2, amount_cents: null,
    balance: 3, is_open: false, invoice_number: null, order_kind: null, order_credits: null, project_name: null, ...of,
  }) as StatementLine;

describe('a line of the statement', () => {
  test('has what the customer is charged', () => {
    expect(presentTransaction(aLine({ invoice_number: 'INV-1', amount_cents: 1000 }))).toEqual({
      id: 'TXN-7', date: '2026-03-01T12:00:00.000Z', type: 'usage', description: 'Logo refinement', credits: -2, amount_cents: 1000, currency: 'usd', balance: 3, status: 'completed', invoice_number: 'INV-1',
    });
    expect(presentTransaction(aLine({ is_open: true })).status).toBe('pending');
  });

  test.each([
    ['Logo refinement', { kind: 'hold' }],
    ['Credits given back: a variation was not drawn', { kind: 'release' }],
    ['Credits bought', { kind: 'purchase' }],
    ['Credits taken back', { kind: 'clawback' }],
    ['Credits', { kind: 'capture' }],
    ['Welcome credits', { kind: 'grant', ref: 'welcome:ada' }],
    ['Credits from our support', { kind: 'grant', ref: 'support:welcome:1' }],
    ['50 credits', { kind: 'payment', order_kind: 'credits', order_credits: 50 }],
    ['Brand kit for Acme', { kind: 'payment', order_kind: 'brand-kit', project_name: 'Acme' }],
    ['Refund: Brand kit for Acme', { kind: 'refund', order_kind: 'brand-kit', project_name: 'Acme' }],
    ['Refund: 50 credits', { kind: 'refund', order_kind: 'credits', order_credits: 50 }],
  ])('says "%s" of %j', (description, of) => {
    expect(presentTransaction(aLine(of as Partial<StatementLine>)).description).toBe(description);
  });
});
