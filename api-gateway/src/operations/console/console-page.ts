import { mayAs } from '../operators/operator.ts';
import { minuteOf, page, type Told, toldBox } from '../operators/operator-html.ts';
import type { OperatorSession } from '../operators/operator-sessions.store.ts';
import { sessionsCard } from '../operators/sessions-card.ts';
import { alertsCard, healthCard } from './health-cards.ts';
import { card, table, when } from './html.ts';
import { problemsCard } from './problem-cards.ts';
import { failedJobsCard, queueCard } from './queue-cards.ts';
import type { ConsoleView } from './read-console.ts';
import { releaseCard } from './release-card.ts';
import { spendingCard } from './spending-card.ts';

const PARTS: readonly (readonly [string, string])[] = [
  ['alerts', 'Alerts'],
  ['health', 'Health'],
  ['queue', 'Queue'],
  ['failed', 'Failed jobs'],
  ['problems', 'Problems'],
  ['spending', 'Spending'],
  ['releases', 'Releases'],
  ['audit', 'Audit'],
  ['sessions', 'Signed in'],
];

const contents = `<nav class="contents" aria-label="On this page">${PARTS.map(([id, name]) => `<a href="#${id}">${name}</a>`).join('')}</nav>`;

const auditCard = ({ audit }: ConsoleView): string =>
  card(
    'audit',
    'Audit',
    'What operators and teams did, newest first. Nothing in it can be changed or removed.',
    table({
      caption: 'Audit',
      columns: ['Who', 'Did', 'On what', 'Detail', 'From', 'When, UTC'],
      rows: audit.map(({ at, actor, action, target, detail, address, browser }) => [actor, action, target, detail, `${browser}, ${address}`, when(at)]),
      none: 'Nobody has done anything yet.',
    }),
  );

/** One sentence on how it is. */
const leadOf = ({ alerts, jobs, at }: ConsoleView): string => {
  const firing = alerts.filter(({ state }) => state === 'firing').length;
  const open = jobs.filter(({ outlook }) => outlook === 'open').length;
  const loud = firing === 0 ? 'No alert fires' : `${firing} ${firing === 1 ? 'alert fires' : 'alerts fire'}`;
  return `${loud}; ${open === 0 ? 'no failed job waits' : `${open} failed ${open === 1 ? 'job waits' : 'jobs wait'}`} for a retry. As of ${minuteOf(at)} UTC.`;
};

/** How the product is, what failed, and what operators did about it. */
export const consolePage = (view: ConsoleView, session: OperatorSession, told: Told | undefined): string =>
  page({
    title: 'Operations',
    as: session.operator,
    here: '/operations',
    body: `<h1>Operations</h1><p class="lead">${leadOf(view)}</p>${told ? toldBox(told) : ''}${contents}
${[alertsCard(view), healthCard(view), queueCard(view), failedJobsCard(view, mayAs(session.operator.role, 'operator')), problemsCard(view), spendingCard(view), releaseCard(view), auditCard(view), sessionsCard(view.sessions, session, '/operations')].join('\n')}`,
  });
