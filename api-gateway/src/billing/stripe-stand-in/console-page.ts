import type { Stripe } from 'stripe';
import { escaped } from '../../platform/mail/templates/layout.ts';
import { dollars } from '../../platform/mail/templates/money.ts';
import { standInPage } from './page.ts';

export interface Payment {
  readonly session: Stripe.Checkout.Session;
  readonly charge: Stripe.Charge | undefined;
  readonly dispute: Stripe.Dispute | undefined;
}

const button = (act: string, id: string, label: string): string =>
  `<form method="post" action="/dev/stripe/${act}"><input type="hidden" name="id" value="${escaped(id)}"><button class="quiet small">${label}</button></form>`;

const actionsOf = ({ session, charge, dispute }: Payment): string[] => {
  if (session.status === 'open') return [`<a href="/dev/stripe/pay/${session.id}">Pay</a>`, button('expire', session.id, 'Expire')];
  if (dispute && dispute.status !== 'won' && dispute.status !== 'lost') {
    return [button('dispute-won', dispute.id, 'The shop wins'), button('dispute-lost', dispute.id, 'The shop loses')];
  }
  const intent = typeof charge?.payment_intent === 'string' ? charge.payment_intent : undefined;
  if (!charge || !intent || charge.disputed) return [];
  return [...(charge.refunded ? [] : [button('refund', intent, 'Refund')]), button('dispute', intent, 'Dispute')];
};

const stateOf = ({ session, charge, dispute }: Payment): string =>
  [
    session.status,
    session.payment_status,
    charge && charge.amount_refunded > 0 && `${dollars(charge.amount_refunded)} refunded`,
    dispute && `dispute ${dispute.status}`,
  ]
    .filter(Boolean)
    .join(', ');

const row = (payment: Payment): string => {
  const { session } = payment;
  return `<tr><td>${escaped(session.metadata?.order_number ?? session.id)}<br><span class="muted">${escaped(session.metadata?.description ?? '')}</span></td>
<td>${dollars(session.amount_total ?? 0)}</td><td>${escaped(stateOf(payment))}</td><td>${actionsOf(payment).join(' ')}</td></tr>`;
};

/** What the shop's owner would see at the provider, and the bank's side of it. */
export const consolePage = (payments: readonly Payment[]): string =>
  standInPage(
    'Test payments',
    `<main class="wide"><h1>Test payments</h1><p class="muted">The newest fifty checkouts. Set STRIPE_SECRET_KEY to be paid for real.</p>
${payments.length > 0 ? `<table><thead><tr><th>Order</th><th>Amount</th><th>State</th><th>Play the bank</th></tr></thead><tbody>${payments.map(row).join('')}</tbody></table>` : '<p>No checkout yet.</p>'}</main>`,
  );
