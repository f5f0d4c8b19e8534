import type { Transaction } from '@fifteen/contracts';
import { stringify, type Stringifier } from 'csv-stringify';

/** A cell that begins like this is a formula to a spreadsheet, after blanks too. */
const FORMULA = /^\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20|%]/u;
/** The only numbers that begin like one. */
const NEGATIVE = /^-\d+(\.\d+)?$/;

/**
 * An apostrophe makes text of a formula and stays readable; our own numbers stay numbers. The library's `escape_formulas`
 * looks at the first character only, and makes text of the amount of a refund.
 */
const withoutFormula = (text: string): string => (!NEGATIVE.test(text) && FORMULA.test(text) ? `'${text}` : text);

const COLUMNS: readonly { readonly key: string; readonly header: string }[] = [
  { key: 'id', header: 'Transaction ID' },
  { key: 'date', header: 'Date' },
  { key: 'type', header: 'Type' },
  { key: 'description', header: 'Description' },
  { key: 'credits', header: 'Credits' },
  { key: 'amount', header: 'Amount (USD)' },
  { key: 'balance', header: 'Balance' },
  { key: 'status', header: 'Status' },
  { key: 'invoice_number', header: 'Invoice' },
];

/** Rows of the statement to the text of its CSV file, RFC 4180, with the mark that tells spreadsheets that it is UTF-8. */
export const statementCsv = (): Stringifier =>
  stringify({
    bom: true,
    header: true,
    columns: COLUMNS,
    record_delimiter: 'windows',
    quoted_match: /[;'\t]|^\s|\s$/,
    cast: { string: withoutFormula },
  });

/** A transaction as a row of the statement: its amount in dollars, such as `-29.00`. */
export const statementRow = ({ amount_cents, ...of }: Transaction) => ({
  ...of,
  amount: amount_cents === null ? null : (amount_cents / 100).toFixed(2),
});
