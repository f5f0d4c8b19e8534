import type { Transaction } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { expect, test } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { statementCsv, statementRow } from './csv.ts';

const HOSTILE = [
  '=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '=HYPERLINK("http://x","y")', "=cmd|' /C calc'!A0", '|calc', '%0A=1',
  '＝1+1', '＋1', '－1', '＠x', '\u00a0=1', '"=1', '-2+3+cmd', '=\u200b1',
];

const HEAD = '\uFEFFTransaction ID,Date,Type,Description,Credits,Amount (USD),Balance,Status,Invoice\r\n';

const aTransaction = (part: Partial<Transaction>): Transaction => ({
  id: 'TXN-2026-000001',
  date: '2026-11-29T10:00:00.000Z',
  type: 'purchase',
  description: 'Credits',
  credits: 5,
  amount_cents: null,
  currency: 'usd',
  balance: 5,
  status: 'completed',
  invoice_number: null,
  ...part,
});

const bodyOf = async (...parts: Partial<Transaction>[]): Promise<string> => {
  // Not as text: that would swallow the mark.
  const file = (await buffer(Readable.from(parts.map((part) => statementRow(aTransaction(part)))).pipe(statementCsv()))).toString();
  expect(file.slice(0, HEAD.length)).toBe(HEAD);
  return file.slice(HEAD.length);
};

test('T2: whatever begins like a formula is text to a spreadsheet, and stays readable', async () => {
  let [neutralised, readable] = [0, 0];
  for (const name of HOSTILE) {
    const line = await bodyOf({ description: name });
    const cell = line.slice('TXN-2026-000001,2026-11-29T10:00:00.000Z,purchase,'.length, -',5,,5,completed,\r\n'.length);
    const shown = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    if (name.startsWith('"')) expect(shown).toBe(name);
    else expect(shown).toBe(`'${name}`);
    if (/^['"]/.test(shown)) neutralised += 1;
    if (shown.endsWith(name)) readable += 1;
  }
  figure('T2', `${HOSTILE.length} cells that begin like formulas: ${neutralised} neutralised, ${readable} readable`);
});

test('our own numbers stay numbers, commas and quotes stay in their cell', async () => {
  const refund = { type: 'credit', credits: -5, amount_cents: -2900, balance: -3 } as const;
  expect(await bodyOf({ ...refund, description: 'Acme, "Inc"', invoice_number: 'CN-2026-000001' }, { description: 'a;b', amount_cents: 1250 })).toBe(
    'TXN-2026-000001,2026-11-29T10:00:00.000Z,credit,"Acme, ""Inc""",-5,-29.00,-3,completed,CN-2026-000001\r\n' +
      'TXN-2026-000001,2026-11-29T10:00:00.000Z,purchase,"a;b",5,12.50,5,completed,\r\n',
  );
});

test('lines and blanks within a text stay in its cell', async () => {
  expect(await bodyOf({ description: 'two\r\nlines' }, { description: ' blank' })).toBe(
    'TXN-2026-000001,2026-11-29T10:00:00.000Z,purchase,"two\r\nlines",5,,5,completed,\r\n' +
      'TXN-2026-000001,2026-11-29T10:00:00.000Z,purchase," blank",5,,5,completed,\r\n',
  );
});

test('a statement without transactions is its head', async () => {
  expect(await bodyOf()).toBe('');
});
