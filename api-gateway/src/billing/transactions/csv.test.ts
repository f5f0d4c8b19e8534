import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { expect, test } from '@jest/globals';
import { CSV_HEAD, CSV_MARK, csvLine, transactionLine } from './csv.ts';

const HOSTILE = [
  '=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '=HYPERLINK("http://x","y")', "=cmd|' /C calc'!A0", '|calc', '%0A=1',
  '＝1+1', '＋1', '－1', '＠x', '\u00a0=1', '"=1', '-2+3+cmd', '=\u200b1',
];

test('T2: whatever begins like a formula is text to a spreadsheet, and stays readable', () => {
  let [neutralised, readable] = [0, 0];
  for (const name of HOSTILE) {
    const line = csvLine(['TXN-2026-000001', name, 5]);
    const cell = line.slice('TXN-2026-000001,'.length, -',5\r\n'.length);
    const shown = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    if (name.startsWith('"')) expect(shown).toBe(name);
    else expect(shown).toBe(`'${name}`);
    if (/^['"]/.test(shown)) neutralised += 1;
    if (shown.endsWith(name)) readable += 1;
  }
  figure('T2', `${HOSTILE.length} cells that begin like formulas: ${neutralised} neutralised, ${readable} readable`);
});

test('our own numbers stay numbers, commas and quotes stay in their cell', () => {
  expect(csvLine([-5, '-29.00', '12.50', null, 'Acme, "Inc"', 'a;b'])).toBe(`-5,-29.00,12.50,,"Acme, ""Inc""","a;b"\r\n`);
});

test.each([
  ['1.5', '1.5'],
  ['10', '10'],
  ['-5', '-5'],
  ['-29.55', '-29.55'],
  ['-1.', `"'-1."`],
  ['-.5', `"'-.5"`],
  ['-1x', `"'-1x"`],
  ['x-1', 'x-1'],
  ['5 = 5', '5 = 5'],
])('the text %j is the cell %s', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});

test.each([' a', 'a ', 'a\tb', "it's", 'a\nb', 'a\rb'])('the text %j is in quotes', (text) => {
  expect(csvLine([text, 'b'])).toBe(`"${text}",b\r\n`);
});

test('a statement begins with a mark for UTF-8 and its columns, and a line has dollars and cents', () => {
  expect(CSV_MARK.charCodeAt(0)).toBe(0xfeff);
  expect(CSV_HEAD).toBe('Transaction ID,Date,Type,Description,Credits,Amount (USD),Balance,Status,Invoice\r\n');
  const line = { id: 'TXN-1', date: '2026-03-01', type: 'purchase', description: '50 credits', credits: 50, amount_cents: 1005, currency: 'usd', balance: 55, status: 'completed', invoice_number: 'INV-1' } as const;
  expect(transactionLine(line)).toBe('TXN-1,2026-03-01,purchase,50 credits,50,10.05,55,completed,INV-1\r\n');
  expect(transactionLine({ ...line, amount_cents: null, invoice_number: null })).toBe('TXN-1,2026-03-01,purchase,50 credits,50,,55,completed,\r\n');
});
