import type { JSX } from 'react';
import type { Order } from '@fifteen/contracts';
import { ButtonLink, LoadingBoard, PageHeading, TextLink } from '@fifteen/web/ui';
import styles from './payment.module.css';

/** The provider is being asked. */
export const Confirming = (): JSX.Element => (
  <div className={styles.waiting}>
    <PageHeading lead="This takes a few seconds. You can leave: what you paid for comes by itself.">
      Confirming your payment
    </PageHeading>
    <LoadingBoard label="Asking the payment provider..." />
  </div>
);

const leadOf = ({ status, description }: Order): string =>
  status === 'processing'
    ? `Your bank is sending the money for ${description}. That may take some days, and nothing needs to be done meanwhile.`
    : `We have not heard from the payment provider yet. Where you paid, ${description} comes by itself.`;

/** The money takes longer than a page should wait. */
export const StillConfirming = ({ order }: { order: Order }): JSX.Element => (
  <div role="status" className={styles.waiting}>
    <PageHeading above={order.number} lead={leadOf(order)}>
      Your payment is on its way
    </PageHeading>
    <p className={styles.note}>
      We write to you as soon as it has arrived. Its state stands under <TextLink to="/account?tab=billing">your orders</TextLink>.
    </p>
    <div className={styles.actions}>
      <ButtonLink to="/dashboard">Dashboard</ButtonLink>
      <ButtonLink to="/billing" variant="secondary">
        View billing
      </ButtonLink>
    </div>
  </div>
);
