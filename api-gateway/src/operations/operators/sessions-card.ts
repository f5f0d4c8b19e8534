import { buttonForm, heads, minuteOf, type OperatorPlace, safe } from './operator-html.ts';
import { mayAs } from './operator.ts';
import type { ListedSession, OperatorSession } from './operator-sessions.store.ts';

const row = ({ id, name, role, browser, createdAt, seenAt }: ListedSession, own: string, mayEnd: boolean, here: OperatorPlace): string => {
  const button = mayEnd ? buttonForm('post', '/operations/sessions/end', { session: id, to: here }, `<button class="small second">Sign out<span class="out"> ${safe(browser)}</span></button>`) : '';
  const action = id === own ? '<span class="quiet">This browser</span>' : button;
  return `<tr><th scope="row">${safe(browser)}</th><td data-label="Who ">${safe(name)}</td><td data-label="Role ">${role}</td><td class="when" data-label="Signed in ">${minuteOf(createdAt)}</td><td class="when" data-label="Last seen ">${minuteOf(seenAt)}</td><td>${action}</td></tr>`;
};

/** Browsers in which operators are signed in; those in the role operator can end each of them. */
export const sessionsCard = (sessions: readonly ListedSession[], { id: own, operator }: OperatorSession, here: OperatorPlace): string =>
  `<section class="card" aria-labelledby="sessions"><div class="head"><h2 id="sessions">Signed in</h2></div><table class="facts list"><caption class="out">Browsers of operators</caption><thead><tr>${heads(['Browser', 'Who', 'Role', 'Signed in, UTC', 'Last seen, UTC', '<span class="out">Sign out</span>'])}</tr></thead><tbody>${sessions.map((one) => row(one, own, mayAs(operator.role, 'operator'), here)).join('')}</tbody></table>
<p class="quiet">A session ends after 30 minutes without use, and after 8 hours.</p></section>`;
