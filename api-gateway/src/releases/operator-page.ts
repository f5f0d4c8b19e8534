import type { ListedRemote, ReleaseList, ReleaseLogLine } from '@fifteen/contracts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const page = (title: string, body: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Fifteen</title>
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/releases/style.css"></head><body><main>${body}</main></body></html>`;

export const signInPage = (wrong: string | undefined): string =>
  page(
    'Releases',
    `<h1>Releases</h1><form class="card narrow" method="post" action="/releases/sign-in">
<label for="token">Operator token</label><input id="token" name="token" type="password" autocomplete="off" required${wrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}>
${wrong ? `<p id="wrong" class="wrong" role="alert">${safe(wrong)}</p>` : ''}<p class="quiet">Made by <code>npm run release -- token create operator</code>.</p>
<button>Open</button></form>`,
  );

const rateOf = ({ visits, failed }: { visits: number; failed: number }): string =>
  visits === 0 ? 'no visits yet' : `${visits} visits, ${((failed / visits) * 100).toFixed(1)} % failed`;

const button = (remote: string, action: string, version: string, label: string): string =>
  `<form method="post" action="/releases/${action}"><input type="hidden" name="remote" value="${remote}"><input type="hidden" name="version" value="${safe(version)}"><button class="small">${label}</button></form>`;

const shareOf = ({ deployment }: ListedRemote, version: string): number | undefined => deployment.find((part) => part.version === version)?.traffic;

const row = (listed: ListedRemote, one: ListedRemote['versions'][number]): string => {
  const share = shareOf(listed, one.version);
  const isAll = share === 100;
  const state = share === undefined ? (listed.history.includes(one.version) ? 'was live' : '') : `live for ${share} %`;
  return `<tr${share === undefined ? '' : ' class="live"'}><th scope="row">${safe(one.version)}</th><td>${state}</td><td>${rateOf(one.last_day)}</td>
<td>check ${one.check}</td><td>${one.published_at.slice(0, 16).replace('T', ' ')}</td>
<td>${!isAll && one.check === 'passed' ? button(listed.remote, 'promote', one.version, `Promote <span class="out">mfe-${listed.remote} ${safe(one.version)}</span>`) : ''}</td></tr>`;
};

const SHOWN_MAX = 8;

const remoteCard = (listed: ListedRemote): string => {
  const { remote, deployment, history, auto, versions } = listed;
  const back = deployment.length > 1 ? 'End the canary' : 'Roll back';
  const canGoBack = deployment.length > 1 || history.length > 0;
  return `<section class="card" aria-labelledby="${remote}"><header><h2 id="${remote}">mfe-${remote}</h2>${canGoBack ? button(remote, 'rollback', '', `${back} <span class="out">of mfe-${remote}</span>`) : ''}</header>
${auto ? `<p>${safe(auto.version)} decides for itself after ${auto.visits} visits.</p>` : ''}
${versions.length === 0 ? '<p class="quiet">Nothing was published yet.</p>' : `<div class="scroll" tabindex="0" role="region" aria-label="Versions of mfe-${remote}"><table><thead><tr><th scope="col">Version</th><th scope="col">Visitors</th><th scope="col">Last 24 hours</th><th scope="col">Check</th><th scope="col">Published, UTC</th><th scope="col"><span class="out">Move</span></th></tr></thead><tbody>${versions.slice(0, SHOWN_MAX).map((one) => row(listed, one)).join('')}</tbody></table></div>`}</section>`;
};

const logLine = ({ at, actor, action, remote, version, detail }: ReleaseLogLine): string =>
  `<li><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')}</time> <b>${safe(actor)}</b> ${safe(action)} mfe-${remote} ${safe(version)}<br><span class="quiet">${safe(detail)}</span></li>`;

export const releasesPage = ({ remotes }: ReleaseList, log: readonly ReleaseLogLine[], told: string | undefined): string =>
  page(
    'Releases',
    `<header class="top"><h1>Releases</h1><form method="post" action="/releases/sign-out"><button class="small">Sign out</button></form></header>
${told ? `<p class="told" role="status">${safe(told)}</p>` : ''}${remotes.map(remoteCard).join('')}
<section class="card" aria-labelledby="log"><h2 id="log">History</h2><ol class="log">${log.map(logLine).join('')}</ol></section>`,
  );

export const STYLE = `:root{--ink:#17130f;--paper:#faf6ef;--line:#e5ddd0;--quiet:#6d6459;--accent:#e2542b}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:17px/26px "Instrument Sans",system-ui,sans-serif}
main{max-width:1240px;margin:0 auto;padding:56px 40px}h1{font:800 46px/1 "Bricolage Grotesque",system-ui,sans-serif;letter-spacing:-.03em;margin:0 0 32px}
h2{font:700 24px/1.1 "Bricolage Grotesque",system-ui,sans-serif;letter-spacing:-.02em;margin:0}
.card{background:#fff;border:1px solid var(--line);border-radius:20px;padding:24px;margin-bottom:24px}.narrow{max-width:520px}
header{display:flex;justify-content:space-between;align-items:center;gap:16px;margin-bottom:8px}.scroll{overflow-x:auto;position:relative}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{text-align:left;padding:8px 16px 8px 0;border-top:1px solid var(--line);white-space:nowrap;font-weight:400}
thead th{font-size:14px;color:var(--quiet);border:0}.live th{font-weight:700;border-left:4px solid var(--accent);padding-left:12px}
.quiet{color:var(--quiet)}.wrong{color:#a32a12}.told{background:#fff;border-left:4px solid var(--accent);padding:16px}
button{font:600 17px/1 inherit;font-family:inherit;background:var(--ink);color:var(--paper);border:0;border-radius:26px;min-height:52px;padding:0 28px;cursor:pointer}
.small{min-height:42px;padding:0 20px;font-size:15.5px}button:hover{background:#3b342c}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
label{display:block;font-weight:600;margin-bottom:8px}input{width:100%;font:inherit;padding:12px 16px;border:1px solid var(--quiet);border-radius:14px;background:#fff}
.log{list-style:none;margin:16px 0 0;padding:0}.log li{border-top:1px solid var(--line);padding:8px 0;overflow-wrap:anywhere}
.out{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}td{position:relative}
@media(max-width:720px){main{padding:32px 20px}h1{font-size:38px;margin-bottom:24px}.card{padding:20px}}`;
