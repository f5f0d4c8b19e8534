import type { Alert } from './alerts.ts';
import { card, html, span, table, tag, when } from './html.ts';
import { type ConsoleView, LOOKED_AT, type LookedAt } from './read-console.ts';

const NAMES: Readonly<Record<LookedAt, string>> = { database: 'Database', files: 'Files', generation: 'Concepts', mail: 'Mail', payments: 'Payments' };
const STATES = { operational: ['well', 'passed'], degraded: ['slow', 'waits'], outage: ['away', 'refused'] } as const;
const ALERT_TAGS = { firing: 'refused', pending: 'waits', quiet: 'passed' } as const;
/** A process that told so long ago is not trusted to live. */
const SILENT_S = 30;

const alertRow = ({ name, severity, says, state, detail }: Alert) => [html(`${says}<br><span class="quiet">${name}</span>`), html(tag(state, ALERT_TAGS[state])), severity, detail];

export const alertsCard = ({ alerts }: ConsoleView): string =>
  card(
    'alerts',
    'Alerts',
    'By the thresholds of the Prometheus rules, from what every process tells the database.',
    table({ caption: 'Alerts', columns: ['Alert', 'State', 'Severity', 'Measured'], rows: alerts.map(alertRow), none: 'There are no rules.' }),
  );

const serviceTile = (view: ConsoleView, name: LookedAt): string => {
  const measured = view.health[name];
  const [words, kind] = measured ? STATES[measured.state] : (['not known', ''] as const);
  const took = measured?.milliseconds === null || measured === undefined ? '' : `<span class="quiet">${measured.milliseconds < 2_000 ? `${measured.milliseconds} ms` : `${(measured.milliseconds / 1_000).toFixed(1)} s`}</span>`;
  return `<li><b>${NAMES[name]}</b>${tag(words, kind)}${took}</li>`;
};

const processRows = ({ processes, at }: ConsoleView) =>
  processes.map(({ instance, role, startedAt, seenAt, freeBytes }) => {
    const ago = Math.max(0, (at.getTime() - seenAt.getTime()) / 1_000);
    return [instance, role, html(ago < SILENT_S ? tag('lives', 'passed') : tag(`silent for ${span(ago)}`, 'refused')), when(startedAt), freeBytes === null ? 'not known' : `${(freeBytes / 1e9).toFixed(1)} GB`];
  });

export const healthCard = (view: ConsoleView): string =>
  card(
    'health',
    'Health',
    'Services, asked now; processes, as they tell each ten seconds.',
    `<ul class="tiles">${LOOKED_AT.map((name) => serviceTile(view, name)).join('')}</ul>${table({
      caption: 'Processes',
      columns: ['Process', 'Role', 'State', 'Started, UTC', 'Room left'],
      rows: processRows(view),
      none: 'No process has told yet.',
    })}`,
  );
