import { card, html, money, table, tag, when } from './html.ts';
import type { ConsoleView } from './read-console.ts';

const part = (title: string, body: string): string => `<h3>${title}</h3>${body}`;

const errors = ({ errors: calls }: ConsoleView): string =>
  table({
    caption: 'Errors by call in the last 24 hours',
    columns: ['Call', 'Errors of ours', 'Refused', 'Answers', 'Last, UTC'],
    rows: calls.map(({ call, errors: ours, refused, answers, last_at }) => [call === 'other' ? 'pages and files' : call, ours > 0 ? html(tag(`${ours}`, 'refused')) : 0, refused, answers, when(last_at)]),
    none: 'Every call of the last 24 hours was answered.',
  });

const payments = ({ refusedPayments }: ConsoleView): string =>
  table({
    caption: 'Refused payments in the last 7 days',
    columns: ['Order', 'For', 'Amount', 'Ordered, UTC'],
    rows: refusedPayments.map(({ number, kind, amount_cents, currency, created_at }) => [number, kind === 'credits' ? 'credits' : 'a brand kit', money(amount_cents, currency), when(created_at)]),
    none: 'No payment was refused in the last 7 days.',
  });

const openRefunds = (view: ConsoleView): string =>
  table({
    caption: 'Refunds to decide on',
    columns: ['Order', 'Amount', 'What', 'Reason', 'Asked, UTC'],
    rows: view.openRefunds.map(({ number, amount_cents, currency, dispute, refund_reason, refund_requested_at }) => [
      number,
      money(amount_cents, currency),
      dispute === 'open' ? html(tag('disputed at the bank', 'refused')) : 'asked for a refund',
      refund_reason ?? '',
      refund_requested_at ? when(refund_requested_at) : '',
    ]),
    none: 'Nobody waits for a refund.',
  });

const refunds = (view: ConsoleView): string =>
  table({
    caption: 'Refunds of the last 30 days',
    columns: ['Order', 'Amount', 'Given back, UTC'],
    rows: view.refunds.map(({ number, amount_cents, currency, created_at }) => [number, money(amount_cents, currency), when(created_at)]),
    none: 'Nothing was given back in the last 30 days.',
  });

const messages = (view: ConsoleView): string =>
  table({
    caption: 'Contact messages of the last 7 days',
    columns: ['Subject', 'Topic', 'Written, UTC'],
    rows: view.messages.map(({ subject, topic, created_at }) => [subject, topic ?? '', when(created_at)]),
    none: 'Nobody wrote in the last 7 days.',
  });

const mails = ({ givenUpMails }: ConsoleView): string =>
  table({
    caption: 'Undelivered emails of the last 7 days',
    columns: ['Email', 'Tries', 'Given up, UTC', 'Number'],
    rows: givenUpMails.map(({ id, template, tries, failed_at }) => [template, tries, failed_at ? when(failed_at) : '', html(`<span class="small-print">${id}</span>`)]),
    none: 'Every email of the last 7 days was delivered, or is still tried.',
  });

/** What customers ran into, without their names. */
export const problemsCard = (view: ConsoleView): string =>
  card(
    'problems',
    'Customers’ problems',
    'Who it was, and every word that they wrote: <code>npm run admin -- contact-messages</code>, <code>ledger EMAIL</code>.',
    [
      part('Errors by call, last 24 hours', errors(view)),
      part('Refused payments, last 7 days', payments(view)),
      part('Refunds to decide on', openRefunds(view)),
      part('Refunds, last 30 days', refunds(view)),
      part('Contact messages, last 7 days', messages(view)),
      part('Undelivered emails, last 7 days', mails(view)),
    ].join(''),
  );
