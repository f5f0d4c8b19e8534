import type { JSX } from 'react';
import { Button, ButtonLink, PageHeading } from '@fifteen/web/ui';
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
    <div className={styles.export}>
      <Button variant="secondary" size="medium" icon="download" disabled aria-describedby="export-note">
        Export CSV
      </Button>
      <p id="export-note" className={styles.note}>
        There is nothing to export yet.
      </p>
    </div>
  </Page>
);
