import type { Stripe } from 'stripe';
import { escaped } from '../../platform/mail/templates/layout.ts';
import { dollars } from '../../platform/mail/templates/money.ts';
import { mark, standInPage } from './page.ts';
import { TEST_ACCOUNTS, TEST_CARDS } from './test-cards.ts';

interface Shown {
  readonly session: Stripe.Checkout.Session;
  readonly problem?: string;
  /** As it was typed: a refusal loses nothing. */
  readonly card?: string;
}

const told = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows.map(([number, does]) => `<dt>${number}</dt><dd>${does}</dd>`).join('')}</dl>`;

const what = ({ amount_total, metadata, customer_email }: Stripe.Checkout.Session): string => `<div class="what">
${mark}
<h1>${escaped(metadata?.description ?? 'Your order')}</h1>
<p class="price">${dollars(amount_total ?? 0)}</p>
<p class="muted">${escaped([metadata?.order_number, customer_email].filter(Boolean).join(', '))}</p>
</div>`;

/** Card or delayed method; plain forms, no script. */
export const payPage = ({ session, problem, card = '4242 4242 4242 4242' }: Shown): string => {
  const action = `/dev/stripe/pay/${encodeURIComponent(session.id)}`;
  const pay = `Pay ${dollars(session.amount_total ?? 0)}`;
  return standInPage(
    pay,
    `<main>
${what(session)}
<div class="ways">
${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
<section aria-labelledby="card-way"><h2 id="card-way">Card</h2>
<form method="post" action="${action}/card">
<label>Card number<input name="card" inputmode="numeric" autocomplete="off" required value="${escaped(card)}"></label>
<div class="two"><label>Expiry<input name="expiry" autocomplete="off" value="12 / 34"></label><label>CVC<input name="cvc" inputmode="numeric" autocomplete="off" value="123"></label></div>
<button>${pay}</button>
<div class="muted">${told(TEST_CARDS)}</div>
</form></section>
<section aria-labelledby="debit-way"><h2 id="debit-way">Bank debit</h2>
<p class="muted">A delayed method: the money comes some seconds after the order.</p>
<form method="post" action="${action}/debit">
<label>Account number<input name="account" inputmode="numeric" autocomplete="off" required value="000123456789"></label>
<button class="quiet">${pay} by debit</button>
<div class="muted">${told(TEST_ACCOUNTS)}</div>
</form></section>
<p><a href="${escaped(session.cancel_url ?? '/')}">Cancel and go back</a></p>
</div>
</main>`,
  );
};

/** The second step of a card whose bank wants to be asked. */
export const bankPage = (session: Stripe.Checkout.Session): string => {
  const action = `/dev/stripe/pay/${encodeURIComponent(session.id)}/bank`;
  return standInPage(
    'Confirm with your bank',
    `<main>
${what(session)}
<section aria-labelledby="ask"><h2 id="ask">Your bank asks: is this you?</h2>
<p class="muted">The 3-D Secure step, played by this page.</p>
<form method="post" action="${action}"><button name="answer" value="confirm">Confirm the payment</button>
<button class="quiet" name="answer" value="refuse">It is not me</button></form>
</section>
</main>`,
  );
};

const OVER: Readonly<Record<string, string>> = {
  complete: 'This checkout is complete.',
  expired: 'This checkout has expired. Nothing was charged.',
};

export const overPage = (session: Stripe.Checkout.Session): string =>
  standInPage(
    'Checkout over',
    `<main>${what(session)}<section><h2>${OVER[session.status ?? ''] ?? 'This checkout cannot be paid.'}</h2>
<p><a href="${escaped(session.cancel_url ?? '/')}">Go back</a></p></section></main>`,
  );
