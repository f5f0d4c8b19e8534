import type { BriefFigures } from './brief-figures.ts';
import type { Finding } from './limits.ts';

const whole = (value: number): string => value.toFixed(0);

/** Columns of equal width, the first one to the left, the others to the right. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)));
  const cell = (text: string, column: number) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0));
  return rows.map((row) => row.map(cell).join('  ')).join('\n');
}

export const briefTable = (figures: readonly BriefFigures[]): string =>
  tableOf([
    ['brief', 'set ms', 'p95', 'cpu ms', 'plan ms', 'cpu ms', 'small ms', 'cpu ms', 'large cpu', 'to pixels', 'both', 'to PNG', 'both'],
    ...figures.map(({ brief, set, setCpu, plan, planCpu, previews, previewsCpu, largeCpu, toBare }) => [
      brief,
      ...[set.median, set.p95, setCpu.median, plan.median, planCpu.median, previews.median, previewsCpu.median, largeCpu.median].map(whole),
      ...[toBare.pixels, toBare.png].flatMap(({ small, both }) => [small, both]).map(({ median }) => median.toFixed(2)),
    ]),
  ]);

export const findingTable = (findings: readonly Finding[]): string =>
  tableOf([
    ['figure', 'value', 'limit', ''],
    ...findings.map(({ name, value, unit, limit }) => [
      name,
      `${unit === 'x' ? value.toFixed(2) : whole(value)} ${unit}`,
      limit === undefined ? '' : `${limit} ${unit}`,
      verdictOn(value, limit),
    ]),
  ]);

const verdictOn = (value: number, limit = Infinity): string => {
  if (limit === Infinity) return '';
  return value <= limit ? 'kept' : 'OVER';
};
