import type { Painted } from './painted.ts';

export interface Change extends Painted {
  readonly kind: string;
}

interface Circumstances {
  readonly load: number;
  readonly restMs: number;
}

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? Number.NaN;

const rounded = (value: number): number => Math.round(value * 10) / 10;

const figuresOf = (changes: readonly Change[]) => {
  const of = (pick: (change: Change) => number | null): number[] => changes.map(pick).filter((value) => value !== null);
  const totals = of(({ total }) => total);
  return {
    changes: totals.length,
    median_ms: rounded(quantile(totals, 0.5)),
    p95_ms: rounded(quantile(totals, 0.95)),
    most_ms: rounded(Math.max(...totals)),
    before_call_median_ms: rounded(quantile(of(({ before }) => before), 0.5)),
    call_median_ms: rounded(quantile(of(({ call }) => call), 0.5)),
    call_p95_ms: rounded(quantile(of(({ call }) => call), 0.95)),
    after_call_median_ms: rounded(quantile(of(({ total, before, call }) => (before === null || call === null ? null : total - before - call)), 0.5)),
  };
};

const LIMIT_MS = 100;

/** The figures of all changes and of each kind, as numbers and as a table. */
export const reportOf = (all: readonly Change[], { load, restMs }: Circumstances) => {
  const changes = all.filter(({ kind }) => kind !== 'undo');
  const kinds = [...new Set(all.map(({ kind }) => kind))].map((kind) => [kind, figuresOf(all.filter((change) => change.kind === kind))] as const);
  const row = (name: string, of: ReturnType<typeof figuresOf>): string =>
    [name.padEnd(34), of.changes, of.median_ms, of.p95_ms, of.most_ms, of.before_call_median_ms, of.call_median_ms, of.after_call_median_ms]
      .map((value, at) => (at === 0 ? String(value) : String(value).padStart(9)))
      .join('');
  const whole = figuresOf(changes);
  const head = ['', 'changes', 'median', 'p95', 'most', 'before', 'call', 'after'].map((word, at) => (at === 0 ? ''.padEnd(34) : word.padStart(9))).join('');
  const lines = [
    `The editor, ms from a press to the new drawing on the screen; limit ${LIMIT_MS}; load ${load.toFixed(1)}; the pointer rested ${restMs} ms`,
    head,
    row('all', whole),
    ...kinds.map(([kind, of]) => row(kind, of)),
  ];
  const figures = { load, rest_ms: restMs, ...whole, kinds: Object.fromEntries(kinds) };
  return { text: `\n${lines.join('\n')}\n`, figures };
};
