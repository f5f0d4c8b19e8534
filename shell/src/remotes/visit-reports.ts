import type { RemoteName, ResolvedRegistry, VisitReport } from '@fifteen/contracts';

const REPORTS_URL = '/api/v1/releases/reports';
/** Several remotes of one page go in one report. */
const GATHER_MS = 3_000;

let versions: ReadonlyMap<RemoteName, string> = new Map();
let seen = new Set<RemoteName>();
let broken = new Set<RemoteName>();
let waiting: VisitReport[] = [];

const send = (): void => {
  if (waiting.length === 0) return;
  const body = new Blob([JSON.stringify({ reports: waiting })], { type: 'application/json' });
  waiting = [];
  // A report that does not go is nobody's loss.
  if ('sendBeacon' in navigator) navigator.sendBeacon(REPORTS_URL, body);
};

/** From here on the page tells which version of each remote it has shown, and which has failed: nothing of the visitor. */
export const startVisitReports = (registry: ResolvedRegistry): void => {
  versions = new Map(registry.remotes.map(({ name, version }) => [name, version]));
  [seen, broken, waiting] = [new Set(), new Set(), []];
  addEventListener('pagehide', send);
};

const tell = (name: RemoteName, failed: 0 | 1): void => {
  const version = versions.get(name);
  if (!version) return;
  waiting.push({ remote: name, version, visits: seen.has(name) ? 0 : 1, failed });
  seen.add(name);
};

/** The remote is there: one visit, however many of its pages are opened. */
export const tellLoaded = (name: RemoteName): void => {
  if (seen.has(name)) return;
  if (waiting.length === 0) setTimeout(send, GATHER_MS);
  tell(name, 0);
};

/** The remote did not load, or broke: at most one failure a visit, told at once. */
export const tellFailed = (name: RemoteName): void => {
  if (broken.has(name)) return;
  broken.add(name);
  tell(name, 1);
  send();
};
