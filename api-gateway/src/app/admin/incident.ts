import { INCIDENT_SEVERITIES, type Incident } from '@fifteen/contracts';
import { storableText } from '../../platform/database/storable.ts';
import { StartError } from '../../platform/errors/errors.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { createIncidentsStore } from '../../operations/status/incidents.store.ts';
import type { OperatorCommand } from '../../platform/command-line/run-command.ts';
import { readWords } from '../../platform/command-line/read-options.ts';
import { withNews } from './with-news.ts';

type Act = (platform: Platform, args: readonly string[]) => Promise<string[]>;

const severityOf = (text = 'minor'): Incident['severity'] => {
  const severity = INCIDENT_SEVERITIES.find((known) => known === text);
  if (!severity) throw new StartError(`--severity is ${INCIDENT_SEVERITIES.join(', ')}, not "${text}"`);
  return severity;
};

const open: Act = (platform, args) => {
  const { words, options } = readWords(args, ['TITLE', 'TEXT'], ['severity']);
  const [title = '', text = ''] = words.map(storableText);
  const severity = severityOf(options.severity);
  return withNews(platform, async (trx, tell) => {
    const id = await createIncidentsStore(platform.db).open(trx, { title, severity, text, now: platform.now() });
    return [`Incident ${id} is open. ${await tell(trx, { ref: `incident:${id}:open`, title, state: 'Monitoring', text })}`];
  });
};

const further =
  (how: 'update' | 'resolve', state: Incident['status']): Act =>
  (platform, args) => {
    const { words } = readWords(args, ['ID', 'TEXT'], []);
    const [id = '', text = ''] = words.map(storableText);
    const now = platform.now();
    return withNews(platform, async (trx, tell) => {
      const title = /^\d{1,9}$/.test(id) ? await createIncidentsStore(platform.db)[how](trx, Number(id), { text, now }) : undefined;
      if (title === undefined) throw new StartError(`There is no open incident ${id}.`);
      return [`Told. ${await tell(trx, { ref: `incident:${id}:${now.getTime()}`, title, state, text })}`];
    });
  };

const list: Act = async ({ db, now }) => {
  const incidents = await createIncidentsStore(db).recent(now());
  if (incidents.length === 0) return ['There was no incident in the last 90 days.'];
  return incidents.map(({ id, date, status, severity, title }) => `${id}  ${date}  ${status.padEnd(10)}  ${severity.padEnd(11)}  ${title}`);
};

const ACTS: Readonly<Record<string, Act>> = { open, update: further('update', 'Monitoring'), resolve: further('resolve', 'Resolved'), list };

export const incidentCommand: OperatorCommand = {
  options: 'open TITLE TEXT [--severity minor|major|maintenance] | update ID TEXT | resolve ID TEXT | list',
  tells: 'tells the status page, its feeds and its subscribers what goes wrong, and when it is over',
  run: async (platform, [act = '', ...args]) => {
    const does = ACTS[act];
    if (!does) throw new StartError('Say open, update, resolve or list.');
    return does(platform, args);
  },
};
