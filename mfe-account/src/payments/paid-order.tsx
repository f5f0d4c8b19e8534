import { useEffect, useState, type JSX } from 'react';
import type { Order } from '@fifteen/contracts';
import { keptWayBack, wordsOfWayBack } from '@fifteen/web/checkout';
import { session, useSession } from '@fifteen/web/session';
import { Alert, ButtonLink, PageHeading, TextLink } from '@fifteen/web/ui';
import { Balance } from '../shared/balance.tsx';
import { dayOf } from '../shared/dates.ts';
import { InvoiceButton } from '../shared/invoice-button.tsx';
import { dollarsOfCents } from '../shared/money.ts';
import { OrderSummary, type OrderSummaryProps } from './order-summary.tsx';
import styles from './payment.module.css';
import { WhatsNext } from './whats-next.tsx';

const messageOf = ({ credits }: Order): string =>
  credits === null ? 'Your brand kit purchase is complete.' : `Your account has been credited with ${credits} credits.`;

const linesOf = (order: Order): OrderSummaryProps['lines'] => [
  ['Order ID', order.number],
  ['Date', dayOf(order.paid_at ?? order.created_at)],
  order.credits === null ? ['Product', 'Brand Kit Package'] : ['Credits Added', order.credits],
  ...(order.project_name === null ? [] : ([['Project', order.project_name]] as const)),
  ['Total Paid', dollarsOfCents(order.amount_cents)],
  ...(order.refunded_cents > 0 ? ([['Refunded', dollarsOfCents(order.refunded_cents)]] as const) : []),
];

const KitActions = ({ projectId }: { projectId: string }): JSX.Element => (
  <ButtonLink to={`/projects/${projectId}/brand-kit`}>Download Brand Kit</ButtonLink>
);

/** Back to what the credits were bought for, where that is known; else on to creating. */
const CreditsActions = (): JSX.Element => {
  const [wayBack] = useState(keptWayBack);
  if (wayBack === undefined) return <ButtonLink to="/projects/new">Start Creating</ButtonLink>;
  return (
    <>
      <ButtonLink to={wayBack}>{wordsOfWayBack(wayBack)}</ButtonLink>
      <ButtonLink to="/projects/new" variant="secondary">
        Start Creating
      </ButtonLink>
    </>
  );
};

/** What happened after the payment. */
const Afterwards = ({ status }: Order): JSX.Element | null => {
  if (status === 'completed') return null;
  const words = status === 'disputed' ? 'Your bank has opened a dispute about this payment.' : 'Money of this order was refunded.';
  return <Alert tone="info">{words}</Alert>;
};

/** A payment that the server has confirmed. */
export const PaidOrder = ({ order }: { order: Order }): JSX.Element => {
  const email = useSession((state) => state.user?.email);
  useEffect(() => void session.reloadUser().catch(() => undefined), []);
  return (
    <>
      <Afterwards {...order} />
      <div role="status">
        <PageHeading lead={messageOf(order)}>Payment received</PageHeading>
      </div>
      {order.credits !== null && <Balance label="Your balance now" />}
      <OrderSummary lines={linesOf(order)} note={`A confirmation email with the invoice goes to ${email ?? 'your address'}.`} />
      {order.credits !== null && <WhatsNext />}
      <div className={styles.actions}>
        {order.project_id ? <KitActions projectId={order.project_id} /> : <CreditsActions />}
        <ButtonLink to="/dashboard" variant="secondary">
          Dashboard
        </ButtonLink>
      </div>
      <div className={styles.receipt}>
        {order.invoice_number && <InvoiceButton number={order.invoice_number} />}
        <p className={styles.note}>
          <TextLink to="/billing">View Receipt</TextLink> or <TextLink to="/help">get help</TextLink>.
        </p>
      </div>
    </>
  );
};
