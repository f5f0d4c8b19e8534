import { buttonForm, safe } from '../operators/operator-html.ts';
import { type Cell, card, html, span, table, when } from './html.ts';
import type { ConsoleView, JobShown } from './read-console.ts';

/** Queues in words. */
const NAMES: Readonly<Record<string, string>> = {
  generation: 'Concepts',
  'model-concepts': 'Concepts by a model',
  refinement: 'Variations',
  'kit-part': 'Parts of kits',
  mail: 'Emails',
  payments: 'News of payments',
  'release-check': 'Checks of releases',
};

const nameOf = (queue: string): string => NAMES[queue] ?? queue;

const queueRows = ({ queues }: ConsoleView): Cell[][] => {
  const names = [...new Set([...Object.keys(NAMES), ...queues.map(({ queue }) => queue)])];
  return names.map((queue) => {
    const of = (state: 'waiting' | 'active') => queues.find((one) => one.queue === queue && one.state === state);
    const waiting = of('waiting');
    return [nameOf(queue), waiting?.jobs ?? 0, of('active')?.jobs ?? 0, waiting ? span(waiting.age) : '0 s'];
  });
};

export const queueCard = (view: ConsoleView): string =>
  card('queue', 'Queue', `Jobs by task. ${view.mailsWaiting} ${view.mailsWaiting === 1 ? 'email is' : 'emails are'} not sent yet.`, table({ caption: 'Queue', columns: ['Task', 'Waiting', 'Active', 'Oldest waits'], rows: queueRows(view), none: 'There are no queues.' }));

const aboutOf = ({ data }: JobShown): string => Object.entries(data).map(([name, value]) => `${name} ${String(value)}`).join(', ');

const actionOf = ({ id, queue, outlook }: JobShown, mayRetry: boolean): Cell => {
  if (outlook !== 'open') return html(`<span class="quiet">${safe(outlook.refusal)}</span>`);
  if (!mayRetry) return html('<span class="quiet">Can be retried by the role operator.</span>');
  return html(buttonForm('post', '/operations/jobs/retry', { queue, id }, `<button class="small">Retry<span class="out"> ${safe(nameOf(queue))} ${id}</span></button>`));
};

const jobRow = (job: JobShown, mayRetry: boolean): Cell[] => [html(`${safe(nameOf(job.queue))}<br><span class="quiet small-print">${safe(aboutOf(job))}</span>`), job.message, job.tries, when(job.failedAt), actionOf(job, mayRetry)];

export const failedJobsCard = ({ jobs }: ConsoleView, mayRetry: boolean): string =>
  card(
    'failed',
    'Failed jobs',
    'Kept for two weeks. A retry is one more try of work that still waits; what has ended is charged and settled, and stays so.',
    table({ caption: 'Failed jobs', columns: ['Job', 'Why', 'Tries', 'Failed, UTC', 'What to do'], rows: jobs.map((job) => jobRow(job, mayRetry)), none: 'No job has failed in the last two weeks.' }),
  );
