import { type CountedReport, heads, minuteOf, safe } from '../../operations/index.ts';
import type { RefusedAccess } from '../../platform/security-log/security-log.store.ts';
import type { ReportedSecurity } from './security-report.ts';

const WORDS: Readonly<Record<string, string>> = {
  sign_in_failed: 'Sign-ins with a wrong password',
  second_factor_failed: 'Wrong codes of two-step sign-in',
  passkey_refused: 'Passkeys that were refused',
  sign_in_required: 'Calls without a valid sign-in',
  access_refused: 'Calls that the caller may not make',
  foreign_object: 'Accounts that asked for what belongs to another',
  object_protected: 'Objects that another account asked for',
  limit_exceeded: 'Calls above a limit',
  signature_refused: 'Links and webhooks with a wrong signature',
  hash_refused: 'Uploads with a wrong hash',
  operator_refused: 'Operators and teams without a valid token',
};

const refusedRow = ({ kind, times, accounts, networks, last_at }: RefusedAccess): string =>
  `<tr><th scope="row">${safe(WORDS[kind] ?? kind)}</th><td data-label="Times ">${times}</td><td data-label="Accounts ">${accounts}</td><td data-label="Networks ">${networks}</td><td class="when" data-label="Last ">${minuteOf(last_at)}</td></tr>`;

const cspRow = ({ directive, blocked, page, release, count, last_at }: CountedReport): string =>
  `<tr><th scope="row">${safe(blocked)}</th><td data-label="Directive ">${safe(directive)}</td><td data-label="Page ">${safe(page)}</td><td data-label="Release ">${safe(release)}</td><td data-label="Reports ">${count}</td><td class="when" data-label="Last ">${minuteOf(last_at)}</td></tr>`;

const refusedPart = (refused: readonly RefusedAccess[]): string =>
  refused.length === 0
    ? '<p class="quiet">Nothing was refused in the last 24 hours.</p>'
    : `<table class="facts"><caption class="out">Refused access in the last 24 hours</caption><thead><tr>${heads(['Refused', 'Times', 'Accounts', 'Networks', 'Last, UTC'])}</tr></thead><tbody>${refused.map(refusedRow).join('')}</tbody></table>`;

const cspPart = (csp: readonly CountedReport[]): string =>
  csp.length === 0
    ? '<p class="quiet">No browser has reported anything in the last 7 days.</p>'
    : `<table class="facts"><caption class="out">Reports of browsers in the last 7 days</caption><thead><tr>${heads(['Blocked', 'Directive', 'Page', 'Release', 'Reports', 'Last, UTC'])}</tr></thead><tbody>${csp.map(cspRow).join('')}</tbody></table>`;

/** Refused access, and what browsers refused on our pages. Everything in it comes from strangers. */
export const securityCards = ({ refused, csp }: ReportedSecurity): string =>
  `<section class="card" aria-labelledby="refused"><div class="head"><div><h2 id="refused">Refused access</h2><p class="quiet">The last 24 hours. Each one: <code>npm run admin -- security-log --kind KIND</code></p></div></div>${refusedPart(refused)}</section>
<section class="card" aria-labelledby="csp"><div class="head"><div><h2 id="csp">Content-Security-Policy</h2><p class="quiet">What browsers blocked on our pages in the last 7 days. Anybody can send such a report.</p></div></div>${cspPart(csp)}</section>`;
