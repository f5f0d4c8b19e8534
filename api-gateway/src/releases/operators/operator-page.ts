import type { ListedRemote, ListedShell, ReleaseList, ReleaseLogLine } from '@fifteen/contracts';
import { buttonForm, heads, type ListedSession, mayAs, minuteOf, type Operator, type OperatorSession, page, safe, sessionsCard, type Told, toldBox } from '../../operations/index.ts';
import { securityCards } from './operator-security.ts';
import type { ReportedSecurity } from './security-report.ts';
import { toldOf } from '../registry/read-target.ts';

/** More failures than this are marked: the margin of an automatic canary. */
const BAD_SHARE = 0.02;
const SHOWN_MAX = 8;

type ListedVersion = ListedRemote['versions'][number];

const figuresOf = ({ visits, failed }: ListedVersion['last_day']): string => {
  if (visits === 0) return '<span class="quiet">no visits</span>';
  const share = failed / visits;
  return `${visits} visit${visits === 1 ? '' : 's'}, <span${share > BAD_SHARE ? ' class="tag bad"' : ''}>${(share * 100).toFixed(1)} % failed</span>`;
};

const partOf = ({ deployment }: ListedRemote, version: string) => deployment.find((part) => part.version === version);

const stateOf = (listed: ListedRemote, { version }: ListedVersion): string => {
  const part = partOf(listed, version);
  if (part) return `${part.default ? 'Live' : 'Canary'} for ${part.traffic} %`;
  return listed.history.includes(version) ? '<span class="quiet">was live</span>' : '<span class="quiet">nobody gets it</span>';
};

/** What the operator has seen goes along: a move on something else is refused. */
const askButton = (listed: ListedRemote, action: 'promote' | 'rollback', version: string, label: string): string => {
  const fields = { action, remote: listed.remote, version };
  return buttonForm('get', '/releases/confirm', fields, `<button class="small${action === 'promote' ? '' : ' second'}">${label}</button>`);
};

const row = (listed: ListedRemote, one: ListedVersion, mayMove: boolean): string => {
  const part = partOf(listed, one.version);
  const kind = part ? ` class="${part.default ? 'live' : 'live canary'}"` : '';
  const isOpen = mayMove && part?.traffic !== 100 && one.check === 'passed';
  const check = one.check === 'missing' ? '<span class="quiet">not checked</span>' : `<span class="tag ${one.check}">${one.check}</span>`;
  return `<tr${kind}><th scope="row">${safe(one.version)}</th><td>${stateOf(listed, one)}</td><td class="figures">${figuresOf(one.last_day)}</td><td>${check}</td><td class="when">${minuteOf(one.published_at)}</td><td>${
    isOpen ? askButton(listed, 'promote', one.version, `Promote<span class="out"> mfe-${listed.remote} ${safe(one.version)}</span>`) : ''
  }</td></tr>`;
};

const COLUMNS = heads(['Version', 'Visitors', 'Last 24 hours', 'Check', 'Published, UTC']);

const table = (listed: ListedRemote, mayMove: boolean): string =>
  `<table><caption class="out">Versions of mfe-${listed.remote}</caption><thead><tr>${COLUMNS}<th scope="col"><span class="out">Move</span></th></tr></thead><tbody>${listed.versions.slice(0, SHOWN_MAX).map((one) => row(listed, one, mayMove)).join('')}</tbody></table>`;

/** The canary's share is drawn from the right, in the colour of the chosen one. */
const shareBar = ({ deployment }: ListedRemote): string => {
  const canary = deployment.find((part) => !part.default)?.traffic ?? 0;
  return `<svg class="share" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect class="all" width="${100 - canary}" height="1"/><rect class="some" x="${100 - canary}" width="${canary}" height="1"/></svg>`;
};

const canGoBack = ({ deployment, history }: ListedRemote): boolean => deployment.length > 1 || history.length > 0;
const backWordsOf = ({ deployment }: ListedRemote): string => (deployment.length > 1 ? 'End the canary' : 'Roll back');

const comparedTold = ({ served, visits, failed }: NonNullable<ListedRemote['auto']>['canary']): string => `${served} loaded it, ${visits} reported, ${failed} failed`;

/** Without the moves for those who may not make them. */
const remoteCard = (listed: ListedRemote, mayMove: boolean): string => {
  const { remote, auto, versions, deployment } = listed;
  const back = mayMove && canGoBack(listed) ? askButton(listed, 'rollback', '', `${backWordsOf(listed)}<span class="out"> of mfe-${remote}</span>`) : '';
  const decides = auto ? `<p class="quiet">${safe(auto.version)} decides for itself by its failures, after ${auto.visits} visitors of both. So far ${comparedTold(auto.canary)}; before ${comparedTold(auto.live)}.</p>` : '';
  return `<section class="card" aria-labelledby="${remote}"><div class="head"><h2 id="${remote}">mfe-${remote}</h2>${back}</div>
${deployment.length > 0 ? shareBar(listed) : ''}${decides}${versions.length === 0 ? '<p class="quiet">Nothing was published yet.</p>' : table(listed, mayMove)}</section>`;
};

const shellCard = (shells: readonly ListedShell[]): string => {
  const rows = shells.map(({ version, started_at }, at) => `<tr${at === 0 ? ' class="live"' : ''}><th scope="row">${safe(version)}</th><td>${at === 0 ? 'Live' : '<span class="quiet">kept for open tabs</span>'}</td><td class="when">${minuteOf(started_at)}</td></tr>`);
  return `<section class="card" aria-labelledby="shell"><div class="head"><h2 id="shell">Shell</h2></div><table><caption class="out">Versions of the shell</caption><thead><tr><th scope="col">Version</th><th scope="col">Visitors</th><th scope="col">Started, UTC</th></tr></thead><tbody>${rows.slice(0, SHOWN_MAX).join('')}</tbody></table></section>`;
};

const ACTIONS: Readonly<Record<string, string>> = { publish: 'published', check: 'checked', promote: 'promoted', canary: 'gave some visitors', rollback: 'rolled back to', prune: 'removed' };

const logLine = ({ at, actor, action, remote, version, detail }: ReleaseLogLine): string =>
  `<li><time class="quiet" datetime="${at}">${at.slice(0, 19).replace('T', ' ')}</time><div><p><b>${safe(actor)}</b> ${ACTIONS[action] ?? safe(action)} mfe-${remote} ${safe(version)}</p><p class="quiet">${safe(detail)}</p></div></li>`;

interface Shown {
  readonly list: ReleaseList;
  readonly log: readonly ReleaseLogLine[];
  readonly sessions: readonly ListedSession[];
  readonly security: ReportedSecurity;
  /** Who asks. */
  readonly session: OperatorSession;
}

export const releasesPage = ({ list: { revision, shells, remotes }, log, sessions, security, session }: Shown, told: Told | undefined): string =>
  page({
    title: 'Releases',
    as: session.operator,
    here: '/releases',
    body: `<h1>Releases</h1><p class="lead">Revision ${revision} of the registry. Every move is in the history below.</p>
${told ? toldBox(told) : ''}${remotes.map((listed) => remoteCard(listed, mayAs(session.operator.role, 'releaser'))).join('')}${shells.length > 0 ? shellCard(shells) : ''}
<section class="card" aria-labelledby="log"><div class="head"><h2 id="log">History, UTC</h2></div>${log.length === 0 ? '<p class="quiet">Nobody has moved anything yet.</p>' : `<ol class="log">${log.map(logLine).join('')}</ol>`}</section>
${securityCards(security)}
${sessionsCard(sessions, session, '/releases')}`,
  });

interface Asked {
  readonly action: 'promote' | 'rollback';
  readonly version: string;
}

const comesOf = (listed: ListedRemote, { action, version }: Asked): string => {
  if (action === 'promote') return `${version} for 100 %`;
  const live = listed.deployment.find((part) => part.default)?.version ?? '';
  return `${listed.deployment.length > 1 ? live : (listed.history[0] ?? live)} for 100 %`;
};

/** Asks before it moves, and says what would come of it. */
export const confirmPage = (listed: ListedRemote, asked: Asked, operator: Operator): string => {
  const { remote, deployment, versions } = listed;
  const title = asked.action === 'promote' ? `Promote ${asked.version} of mfe-${remote}?` : `${backWordsOf(listed)} of mfe-${remote}?`;
  const fresh = versions.find(({ version }) => version === asked.version);
  const go = `<button>${asked.action === 'promote' ? 'Promote' : backWordsOf(listed)}</button>`;
  return page({
    title,
    as: operator,
    here: '/releases',
    body: `<section class="card narrow"><h1>${safe(title)}</h1><dl><dt>Live now</dt><dd>${safe(toldOf(deployment)) || 'nothing'}</dd><dt>After it</dt><dd>${safe(comesOf(listed, asked))}</dd>${
      fresh ? `<dt>Last 24 hours</dt><dd>${figuresOf(fresh.last_day)}</dd>` : ''
    }</dl><p class="quiet">New page loads have it at once; open tabs carry on with theirs.</p>
<div class="moves">${buttonForm('post', `/releases/${asked.action}`, { remote, version: asked.version, seen: toldOf(deployment) }, go)}<a class="button second" href="/releases">Cancel</a></div></section>`,
  });
};
