import { FIGURES } from './figures.ts';

const WIDTH = 8;
const HEIGHT = 8;
const ACROSS = 3;

interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly query: string;
}

/** What every process serves besides the figures of the product. */
const OF_PROCESSES: readonly Panel[] = [
  { title: 'Answers a second', unit: 'reqps', query: 'sum by (status) (rate(http_request_duration_seconds_count{job="fifteen"}[5m]))' },
  { title: 'Share of errors of ours', unit: 'percentunit', query: 'sum(rate(http_request_duration_seconds_count{job="fifteen", status=~"5.."}[5m])) / sum(rate(http_request_duration_seconds_count{job="fifteen"}[5m]))' },
  { title: 'Time of an answer, p95', unit: 's', query: 'histogram_quantile(0.95, sum by (le) (rate(http_request_duration_seconds_bucket{job="fifteen", call!~".*stream.*"}[5m])))' },
  { title: 'Lag of the event loop, p99', unit: 's', query: 'max by (instance) (nodejs_eventloop_lag_p99_seconds{job="fifteen"})' },
  { title: 'Memory', unit: 'bytes', query: 'sum by (instance) (process_resident_memory_bytes{job="fifteen"})' },
  { title: 'Room in the data folder', unit: 'bytes', query: 'min by (instance) (data_folder_free_bytes{job="fifteen"})' },
  { title: 'Lines of the log that were lost', unit: 'short', query: 'sum by (instance) (increase(log_lines_lost{job="fifteen"}[15m]))' },
];

const panelOf = ({ title, unit, query }: Panel, i: number) => ({
  id: i + 1,
  type: 'timeseries',
  title,
  datasource: { type: 'prometheus', uid: '${source}' },
  gridPos: { x: (i % ACROSS) * WIDTH, y: Math.floor(i / ACROSS) * HEIGHT, w: WIDTH, h: HEIGHT },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  targets: [{ refId: 'A', expr: query, datasource: { type: 'prometheus', uid: '${source}' } }],
});

/** The dashboard for Grafana, as it is imported: deploy/grafana/fifteen.json is this, and a test holds that it is. */
export const dashboard = () => ({
  uid: 'fifteen',
  title: 'Fifteen',
  schemaVersion: 39,
  time: { from: 'now-6h', to: 'now' },
  refresh: '30s',
  templating: { list: [{ name: 'source', type: 'datasource', query: 'prometheus', label: 'Prometheus' }] },
  panels: [...Object.values(FIGURES).map(({ help, unit, panel }) => ({ title: help, unit, query: panel })), ...OF_PROCESSES].map(panelOf),
});
