import { useEffect, useState, type JSX } from 'react';
import type { Order } from '@fifteen/contracts';
import { keptWayBack, wordsOfWayBack } from '@fifteen/web/checkout';
import { session, useSession } from '@fifteen/web/session';
import { ButtonLink, PageHeading, TextLink } from '@fifteen/web/ui';
import { Balance } from '../shared/balance.tsx';
import { dayOf } from '@fifteen/web/dates';
import { InvoiceButton } from '../shared/invoice-button.tsx';
import { dollarsOfCents } from '../shared/money.ts';
import { Afterwards } from './afterwards.tsx';
import { CreditsPanel } from './credits-panel.tsx';
import { KitPanel } from './kit-panel.tsx';
import { OrderSummary, type OrderSummaryProps } from './order-summary.tsx';
import styles from './payment.module.css';

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

/** Its kit can be opened: the project is there, and the money is with us. */
const isOpen = ({ status, project_name: name }: Order): boolean =>
  name !== null && (status === 'completed' || status === 'partially_refunded');

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

const Actions = ({ order }: { order: Order }): JSX.Element => (
  <div className={styles.actions}>
    {order.credits !== null && <CreditsActions />}
    {isOpen(order) && <ButtonLink to={`/projects/${order.project_id}/brand-kit`}>Download Brand Kit</ButtonLink>}
    <ButtonLink to="/dashboard" variant="secondary">
      Dashboard
    </ButtonLink>
  </div>
);

const Panel = ({ order }: { order: Order }): JSX.Element | null => {
  if (order.credits !== null) return <CreditsPanel credits={order.credits} />;
  if (!isOpen(order) || !order.project_id || order.project_name === null) return null;
  return <KitPanel projectId={order.project_id} name={order.project_name} />;
};

/** A payment that the server has confirmed. */
export const PaidOrder = ({ order }: { order: Order }): JSX.Element => {
  const email = useSession((state) => state.user?.email);
  useEffect(() => void session.reloadUser().catch(() => undefined), []);
  return (
    <div className={styles.paid}>
      <div className={styles.order}>
        <Afterwards order={order} />
        <div role="status">
          <PageHeading lead={messageOf(order)}>Payment received</PageHeading>
        </div>
        {order.credits !== null && <Balance label="Your balance now" />}
        <Actions order={order} />
        <OrderSummary lines={linesOf(order)} note={`We’re sending a confirmation email with your invoice to ${email ?? 'your address'}.`} />
        <div className={styles.receipt}>
          {order.invoice_number && <InvoiceButton number={order.invoice_number} />}
          <p className={styles.note}>
            <TextLink to="/billing">View Receipt</TextLink> or <TextLink to="/help">get help</TextLink>.
          </p>
        </div>
      </div>
      <Panel order={order} />
    </div>
  );
};
