import type { JSX } from 'react';
import { SectionHeading } from '@fifteen/web/ui';
import { Packages } from '../credits/packages.tsx';
import { Balance } from '../shared/balance.tsx';
import styles from './part.module.css';
import { RecentTransactions } from './recent-transactions.tsx';

export const CreditsPart = (): JSX.Element => (
  <section aria-labelledby="credits" className={styles.part}>
    <SectionHeading id="credits">Credits</SectionHeading>
    <Balance label="Available Credits" />
    <div>
      <Packages />
    </div>
    <RecentTransactions />
  </section>
);
