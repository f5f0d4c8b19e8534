import { minuteOf, safe } from '../operators/operator-html.ts';

/** A cell: words, which are made safe here, or HTML of ours. */
export type Cell = string | number | { readonly html: string };

export const html = (text: string): Cell => ({ html: text });
export const when = (at: Date): Cell => html(`<span class="when">${minuteOf(at)}</span>`);
export const tag = (words: string, kind: 'passed' | 'refused' | 'waits' | '' = ''): string => `<span class="tag ${kind}">${safe(words)}</span>`;

const textOf = (cell: Cell): string => (typeof cell === 'object' ? cell.html : safe(String(cell)));

interface TableParts {
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** What is said where there is none. */
  readonly none: string;
}

/** A table that becomes a list of labeled lines on a narrow screen. */
export const table = ({ caption, columns, rows, none }: TableParts): string => {
  if (rows.length === 0) return `<p class="quiet">${safe(none)}</p>`;
  const [, ...labels] = columns;
  const row = ([first = '', ...rest]: readonly Cell[]): string =>
    `<tr><th scope="row">${textOf(first)}</th>${rest.map((cell, at) => `<td data-label="${safe(labels[at] ?? '')} ">${textOf(cell)}</td>`).join('')}</tr>`;
  return `<table class="facts list"><caption class="out">${safe(caption)}</caption><thead><tr>${columns.map((name) => `<th scope="col">${safe(name)}</th>`).join('')}</tr></thead><tbody>${rows.map(row).join('')}</tbody></table>`;
};

/** One subject of the page. */
export const card = (id: string, title: string, lead: string, body: string): string =>
  `<section class="card" aria-labelledby="${id}"><div class="head"><div><h2 id="${id}">${title}</h2><p class="quiet">${lead}</p></div></div>${body}</section>`;

export const money = (cents: number, currency: string): string => new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** "40 s", "3 min", "2 h", "5 d". */
export const span = (seconds: number): string => {
  if (seconds < 2 * MINUTE_S) return `${Math.round(seconds)} s`;
  if (seconds < 2 * HOUR_S) return `${Math.round(seconds / MINUTE_S)} min`;
  return seconds < 2 * DAY_S ? `${Math.round(seconds / HOUR_S)} h` : `${Math.round(seconds / DAY_S)} d`;
};
