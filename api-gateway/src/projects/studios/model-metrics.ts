import { Gauge, type Registry } from 'prom-client';
import type { SpendingLimits, SpendingRow, SpendingStore } from './spending.store.ts';

const LABELS = ['model', 'prompt'] as const;

const FIGURES: readonly { readonly name: string; readonly help: string; readonly of: (row: SpendingRow) => number }[] = [
  { name: 'model_calls_today', help: 'Calls of language models since midnight, UTC', of: ({ calls }) => calls },
  { name: 'model_calls_unanswered_today', help: 'Calls of language models that gave no reply since midnight, UTC', of: ({ calls, answered }) => calls - answered },
  { name: 'model_tokens_today', help: 'Tokens that providers counted since midnight, UTC', of: ({ tokens }) => tokens },
  { name: 'model_cost_dollars_today', help: 'Spent and set aside for language models since midnight, UTC', of: ({ cost }) => cost / 1e6 },
  { name: 'model_reply_seconds_median_today', help: 'Median time of a reply since midnight, UTC', of: ({ milliseconds }) => milliseconds / 1000 },
  { name: 'model_drawings_today', help: 'Ideas that language models drew since midnight, UTC', of: ({ drawn }) => drawn },
  { name: 'model_concepts_shown_today', help: 'Their drawings that customers were shown since midnight, UTC', of: ({ shown }) => shown },
];

/** Figures of language models, read from the ledger when somebody asks: they count for all workers together. */
export function registerModelMetrics(registry: Registry, store: Pick<SpendingStore, 'today'>, limits: SpendingLimits): void {
  // The figures of one scrape share one reading.
  let reading: Promise<SpendingRow[]> | undefined;
  const read = (): Promise<SpendingRow[]> => {
    reading ??= store.today().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  for (const { name, help, of } of FIGURES) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: LABELS,
      registers: [registry],
      collect: async () => {
        const rows = await read();
        gauge.reset();
        for (const row of rows) gauge.set({ model: row.model, prompt: row.prompt }, of(row));
      },
    });
  }
  new Gauge({ name: 'model_budget_dollars_day', help: 'STUDIO_BUDGET_DAY: most that language models may cost in a day', registers: [registry] }).set(limits.day / 1e6);
}
