import type { JSX } from 'react';
import type { Order } from '@fifteen/contracts';
import { ButtonLink, LoadingBoard, PageHeading, TextLink } from '@fifteen/web/ui';
import styles from './payment.module.css';

/** The provider is being asked. */
export const Confirming = (): JSX.Element => (
  <div className={styles.waiting}>
    <PageHeading lead="This takes a few seconds. You can leave this page; you’ll still get what you paid for.">
      Confirming your payment
    </PageHeading>
    <LoadingBoard label="Asking the payment provider..." />
  </div>
);

const leadOf = ({ status, description }: Order): string =>
  status === 'processing'
    ? `Your bank is sending the money for ${description}. That can take a few days. You don’t need to do anything.`
    : `We haven’t heard from the payment provider yet. If you paid, you’ll get ${description} automatically.`;

/** The money takes longer than a page should wait. */
export const StillConfirming = ({ order }: { order: Order }): JSX.Element => (
  <div role="status" className={styles.waiting}>
    <PageHeading above={order.number} lead={leadOf(order)}>
      Your payment is processing
    </PageHeading>
    <p className={styles.note}>
      We’ll email you as soon as it arrives. Track it under <TextLink to="/account?tab=billing">your orders</TextLink>.
    </p>
    <div className={styles.actions}>
      <ButtonLink to="/dashboard">Dashboard</ButtonLink>
      <ButtonLink to="/billing" variant="secondary">
        View billing
      </ButtonLink>
    </div>
  </div>
);
