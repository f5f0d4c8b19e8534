import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { expect, test } from '@jest/globals';
import { csvLine } from './csv.ts';

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
