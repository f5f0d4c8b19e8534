import type { Transaction } from '@fifteen/contracts';

/** Tells spreadsheets that the file is UTF-8. */
export const CSV_MARK = '\uFEFF';

/** A cell that begins like this is a formula to a spreadsheet, after blanks too. */
const FORMULA = /^\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20|%]/u;
/** The only numbers that begin like one. */
const NEGATIVE = /^-\d+(\.\d+)?$/;

/** An apostrophe makes text of a formula and stays readable; our own numbers stay numbers. */
const cell = (value: string | number | null): string => {
  if (value === null) return '';
  const text = String(value);
  const safe = FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text;
  return /[",\r\n\t;']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line of CSV, RFC 4180. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

export const CSV_HEAD = csvLine(['Transaction ID', 'Date', 'Type', 'Description', 'Credits', 'Amount (USD)', 'Balance', 'Status', 'Invoice']);

const dollarsOf = (cents: number | null): string | null => (cents === null ? null : (cents / 100).toFixed(2));

export const transactionLine = (of: Transaction): string =>
  csvLine([of.id, of.date, of.type, of.description, of.credits, dollarsOf(of.amount_cents), of.balance, of.status, of.invoice_number]);
