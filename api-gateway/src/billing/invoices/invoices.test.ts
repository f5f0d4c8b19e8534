import { execFileSync } from 'node:child_process';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { InvoiceRow } from '../../platform/database/schema/money.ts';
import { type DrawingPool, openDrawingPool } from '../../rendering/interactive-pool/drawing-pool.ts';
import { THE_HOUSE } from '../../rendering/interactive-pool/drawn-for.ts';
import { writeInvoicePdf } from './invoice-pdf.ts';
import { taxIn } from './tax.ts';
import { INTERACTIVE_THREAD } from '../../app/wiring/interactive-thread.ts';
import { SHAPE_LINE } from '../../rendering/interactive-pool/own-tasks.ts';

let room: DrawingPool;
beforeAll(() => {
  room = openDrawingPool(pino({ level: 'silent' }), INTERACTIVE_THREAD);
});
afterAll(() => room.stop());

const anInvoice = (of: Partial<InvoiceRow> = {}): InvoiceRow => ({
  number: 'INV-2026-000001', kind: 'invoice', order_id: '', user_id: '', corrects: null, amount_cents: 2900, tax_percent: '19.00', tax_cents: taxIn(2900, { percent: 19 }),
  currency: 'usd', description: 'Brand kit', project_name: 'Acme', buyer_name: 'Ada Lovelace', buyer_email: 'ada@example.com',
  seller: { name: 'Fifteen Ltd', address: ['1 Main Street', 'London'], taxId: 'GB123', taxLabel: 'VAT' }, issued_at: new Date('2026-11-21T10:00:00Z'), ...of,
});
const pdfOf = (of?: Partial<InvoiceRow>): Promise<Buffer> => writeInvoicePdf(anInvoice(of), (line) => room.draw(SHAPE_LINE, line, THE_HOUSE));

/** Needs `pdftotext`, of Debian's poppler-utils: without it these tests fail. */
const wordsOf = (pdf: Buffer): string => execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString();

const NAMES = ['Ада Лавлейс', 'Άντα', '阿达', 'エイダ', '에이다', 'آدا', 'עדה', 'अदा', 'อาดา', 'Żółć Ñandú', 'Ada 🦊', '<script>alert(1)</script>', ') Tj ET (', '\\(evil\\)', '/JS (app.alert(1))', '%PDF-1.7', 'a'.repeat(100), 'Ann\u0007\u0000x', '\u202Egnp.exe'];

describe('the invoice', () => {
  test('the same row gives the same bytes, with number, tax and both parties', async () => {
    const [one, two] = [await pdfOf(), await pdfOf()];
    expect(one.equals(two)).toBe(true);
    expect(one.subarray(0, 8).toString()).toBe('%PDF-1.7');
    const words = wordsOf(one);
    for (const text of ['INV-2026-000001', 'Fifteen Ltd', 'GB123', 'Ada Lovelace', 'Brand kit for Acme', 'VAT (19%)', '$4.63', '$24.37', '$29.00', '21 November 2026']) expect(words).toContain(text);
  });

  test('a credit note names its invoice and gives back', async () => {
    const pdf = await pdfOf({ kind: 'credit_note', number: 'CN-2026-000001', corrects: 'INV-2026-000001' });
    expect(wordsOf(pdf)).toMatch(/Corrects invoice INV-2026-000001[^]*-\$29\.00/);
  });

  test('T1: names in every script, and hostile ones, are drawn and run nothing', async () => {
    let [drawn, active] = [0, 0];
    for (const name of NAMES) {
      const pdf = await pdfOf({ buyer_name: name, project_name: name });
      const source = pdf.toString('latin1');
      const parts = source.match(/\/(JavaScript|JS|Launch|OpenAction|AA|EmbeddedFile|URI)\b(?!\s*\\)/g) ?? [];
      expect(parts).toEqual([]);
      active += parts.length;
      drawn += 1;
      expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1);
    }
    figure('T1', `${drawn} names of strangers on invoices: ${active} active parts`);
  }, 60_000);

  test('prices include the tax, to the cent', () => {
    expect([taxIn(2900, { percent: 0 }), taxIn(2900, { percent: 19 }), taxIn(1000, { percent: 8.25 })]).toEqual([0, 463, 76]);
  });
});
