import type { Operator, OperatorRole } from './operator.ts';
import { type OperatorPlace, page, safe } from './operator-html.ts';

const TITLES: Readonly<Record<OperatorPlace, readonly [string, string]>> = {
  '/operations': ['Operations', 'How the product is, what failed, and what customers ran into.'],
  '/releases': ['Releases', 'What is live of each bundle, how it fares, and two moves that cannot wait.'],
};

interface Asked {
  /** Where the visitor wanted to go. */
  readonly to: OperatorPlace;
  /** The address that leads to the provider; undefined where operators sign in by a token. */
  readonly providerUrl: string | undefined;
  readonly wrong?: string | undefined;
}

const alert = (words: string | undefined): string => (words ? `<p id="wrong" class="wrong" role="alert">${safe(words)}</p>` : '');

/** A link, because the page's policy lets no form lead to another site. */
const byProvider = (url: string, wrong: string | undefined): string =>
  `<section class="card narrow"><p>Operators sign in with their account at your company’s sign-in provider.</p>${alert(wrong)}<div class="moves"><a class="button" href="${safe(url)}">Sign in</a></div></section>`;

const byToken = (to: OperatorPlace, wrong: string | undefined): string => `<form class="card narrow" method="post" action="/operations/sign-in"><input type="hidden" name="to" value="${to}">
<label for="token">Operator token</label><input id="token" name="token" type="password" autocomplete="off" required${wrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}>
${alert(wrong)}<p class="quiet">Made by <code>npm run release -- token create operator</code>.</p>
<button>Open</button></form>`;

export const signInPage = ({ to, providerUrl, wrong }: Asked): string => {
  const [title, lead] = TITLES[to];
  return page({ title, as: undefined, here: to, body: `<h1>${title}</h1><p class="lead">${lead}</p>${providerUrl ? byProvider(providerUrl, wrong) : byToken(to, wrong)}` });
};

/**
 * The answer to the provider's redirect. That request comes from another site, so the next one would not carry a strict
 * cookie if it were a redirect: this page makes it from here.
 */
export const signedInPage = (operator: Operator, to: OperatorPlace): string =>
  page({
    title: 'Signed in',
    as: undefined,
    here: to,
    next: to,
    body: `<section class="card narrow"><h1>Signed in</h1><p>You are <b>${safe(operator.name)}</b>, ${operator.role}.</p><div class="moves"><a class="button" href="${to}">Continue</a></div></section>`,
  });

/** The account is known, and may not come in. */
export const noRolePage = (email: string, providerUrl: string): string =>
  page({
    title: 'No access',
    as: undefined,
    here: '/operations',
    body: `<section class="card narrow"><h1>No access</h1><p role="alert"><b>${safe(email)}</b> has no role here. Ask whoever runs the sign-in provider to add it to a group of operators.</p><div class="moves"><a class="button second" href="${safe(providerUrl)}">Sign in with another account</a></div></section>`,
  });

/** Signed in, and not for this. */
export const roleMissingPage = (operator: Operator, needed: OperatorRole, here: OperatorPlace): string =>
  page({
    title: 'Not allowed',
    as: operator,
    here,
    body: `<section class="card narrow"><h1>Not allowed</h1><p role="alert">You are signed in as ${operator.role}. This takes ${needed === 'operator' ? 'the role operator' : `the role ${needed} or operator`}.</p><div class="moves"><a class="button second" href="${here}">Back</a></div></section>`,
  });
