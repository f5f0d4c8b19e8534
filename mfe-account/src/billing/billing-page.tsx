import type { JSX } from 'react';
import { ButtonLink, PageHeading } from '@fifteen/web/ui';
import { OrderHistory } from '../orders/order-history.tsx';
import { Balance } from '../shared/balance.tsx';
import { Page } from '../shared/page.tsx';
import styles from './billing-page.module.css';
import { Summary } from './summary.tsx';
import { Transactions } from './transactions.tsx';

export const BillingPage = (): JSX.Element => (
  <Page>
    <div className={styles.top}>
      <PageHeading size="large">Billing</PageHeading>
      <ButtonLink to="/buy-credits">Buy More Credits</ButtonLink>
    </div>
    <div className={styles.figures}>
      <Balance label="Current balance" />
      <Summary />
    </div>
    <Transactions />
    <div className={styles.orders}>
      <OrderHistory />
    </div>
  </Page>
);
