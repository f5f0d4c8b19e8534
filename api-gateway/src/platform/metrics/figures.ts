import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What an operator looks at, once: the metrics of the process, and the panels of the dashboard that is written from this list
 * (dashboard.ts). Gauges of a whole installation are read from the database, so that every gateway says the same.
 */
export const FIGURES = {
  queue_age_seconds: { kind: 'gauge', help: 'How long the oldest job has waited', labels: ['queue'], unit: 's', panel: 'max by (queue) (queue_age_seconds)' },
  queue_jobs: { kind: 'gauge', help: 'Jobs by state', labels: ['queue', 'state'], unit: 'short', panel: 'max by (queue, state) (queue_jobs)' },
  concepts_total: { kind: 'counter', help: 'Concepts that were drawn', labels: [], unit: 'short', panel: '60 * sum(rate(concepts_total[5m]))' },
  first_concept_seconds: { kind: 'histogram', help: 'From the press on Generate to the first concept', labels: [], unit: 's', buckets: [1, 2, 3, 5, 8, 13, 21, 34, 60, 120, 300], panel: 'histogram_quantile(0.95, sum by (le) (rate(first_concept_seconds_bucket[5m])))' },
  payments_total: { kind: 'counter', help: 'Orders by what became of them', labels: ['outcome'], unit: 'short', panel: 'sum by (outcome) (increase(payments_total[1h]))' },
  credits_total: { kind: 'counter', help: 'Credits that were bought', labels: [], unit: 'short', panel: 'sum(increase(credits_total[1h]))' },
  mails_total: { kind: 'counter', help: 'Tries to send an email', labels: ['outcome'], unit: 'short', panel: 'sum by (outcome) (increase(mails_total[1h]))' },
  mails_waiting: { kind: 'gauge', help: 'Emails that are not sent yet', labels: [], unit: 'short', panel: 'max(mails_waiting)' },
  releases_total: { kind: 'counter', help: 'Changes of what is live', labels: ['action', 'remote'], unit: 'short', panel: 'sum by (action, remote) (increase(releases_total[1h]))' },
  event_streams: { kind: 'gauge', help: 'Event streams that are open', labels: [], unit: 'short', panel: 'sum by (instance) (event_streams)' },
  pool_connections: { kind: 'gauge', help: 'Database connections of the process', labels: ['state'], unit: 'short', panel: 'sum by (instance, state) (pool_connections)' },
  pool_waiting: { kind: 'gauge', help: 'Queries that wait for a database connection', labels: [], unit: 'short', panel: 'sum by (instance) (pool_waiting)' },
} as const satisfies Readonly<Record<string, Terms>>;

interface Terms {
  readonly kind: 'gauge' | 'counter' | 'histogram';
  readonly help: string;
  readonly labels: readonly string[];
  /** Grafana's word for it. */
  readonly unit: string;
  readonly buckets?: readonly number[];
  /** The query of its panel. */
  readonly panel: string;
}

type Name = keyof typeof FIGURES;
type Named<Kind extends Terms['kind']> = { [N in Name]: (typeof FIGURES)[N]['kind'] extends Kind ? N : never }[Name];
type LabelsOf<N extends Name> = Readonly<Record<(typeof FIGURES)[N]['labels'][number], string>>;

/** Of this process; what it serves as /metrics has these besides its own. */
export const FIGURES_REGISTRY = new Registry();

const made = new Map<string, Gauge | Counter | Histogram>(
  Object.entries(FIGURES as Readonly<Record<string, Terms>>).map(([name, { kind, help, labels, buckets }]) => {
    const terms = { name, help, labelNames: [...labels], registers: [FIGURES_REGISTRY] };
    if (kind === 'counter') return [name, new Counter(terms)];
    return [name, kind === 'gauge' ? new Gauge(terms) : new Histogram({ ...terms, buckets: [...(buckets ?? [])] })];
  }),
);

/** Adds to a counter. */
export const count = <N extends Named<'counter'>>(name: N, labels: LabelsOf<N>, by = 1): void => (made.get(name) as Counter).inc(labels, by);

/** Adds a measurement to a histogram. */
export const observe = <N extends Named<'histogram'>>(name: N, value: number): void => (made.get(name) as Histogram).observe(value);

export const setGauge = <N extends Named<'gauge'>>(name: N, labels: LabelsOf<N>, value: number): void => (made.get(name) as Gauge).set(labels, value);
export const resetGauge = (name: Named<'gauge'>): void => (made.get(name) as Gauge).reset();
