import type { FilmEffort } from './film-against-encoder.ts';
import type { WholeKit } from './whole-kit.ts';

/** One figure of the bench, beside what it may be at most where there is such. */
export interface Finding {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB' | 'x';
  readonly limit?: number;
}

const CORES = 2;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The limits are those of the issue "The brand kit", item 6. */
export const findingsOf = (warm: number, { first, whole, cpu, peak, parts }: WholeKit, films: readonly FilmEffort[]): Finding[] => {
  const all = (value: (film: FilmEffort) => number) => sum(films.map(value));
  return [
    { name: 'first part is there', value: warm, unit: 'ms', limit: 2_000 },
    { name: '  with nothing running yet', value: first, unit: 'ms', limit: 2_000 },
    { name: 'whole kit', value: whole, unit: 'ms', limit: 25_000 },
    { name: '  by processor time, on two cores', value: cpu / CORES, unit: 'ms', limit: 25_000 },
    ...Object.entries(parts).map(([part, end]): Finding => ({ name: `  ${part}, since the order`, value: end, unit: 'ms' })),
    { name: 'film against a bare encode of its frames', value: all(({ film }) => film.wall) / all(({ drawn }) => drawn.wall), unit: 'x', limit: 1.3 },
    { name: '  by processor time', value: all(({ film }) => film.cpu) / all(({ drawn }) => drawn.cpu), unit: 'x', limit: 1.3 },
    { name: '  against frames converted before', value: all(({ film }) => film.wall) / all(({ converted }) => converted.wall), unit: 'x' },
    ...films.map(({ format, film }): Finding => ({ name: `  ${format}, alone`, value: film.wall, unit: 'ms' })),
    { name: 'peak memory of all processes', value: peak.used, unit: 'MB', limit: 800 },
    { name: '  shared pages counted in each', value: peak.resident, unit: 'MB', limit: 800 },
  ];
};

const shown = (value: number, unit: Finding['unit']): string => `${unit === 'x' ? value.toFixed(2) : Math.round(value)} ${unit}`;

export const tableOf = (findings: readonly Finding[]): string => {
  const rows = findings.map(({ name, value, unit, limit }) => [
    name,
    shown(value, unit),
    limit === undefined ? '' : `${limit} ${unit}`,
    limit === undefined ? '' : value <= limit ? 'kept' : 'OVER',
  ]);
  const wide = (column: number) => Math.max(...rows.map((row) => row[column]!.length));
  return rows.map(([name, value, limit, verdict]) => `${name!.padEnd(wide(0))}  ${value!.padStart(wide(1))}  ${limit!.padStart(wide(2))}  ${verdict}`.trimEnd()).join('\n');
};
