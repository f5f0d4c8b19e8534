import type { JSX } from 'react';
import { EmptyState, SectionHeading, TextLink } from '@fifteen/web/ui';
import { Packages } from '../credits/packages.tsx';
import { Balance } from '../shared/balance.tsx';
import styles from './part.module.css';

export const CreditsPart = (): JSX.Element => (
  <section aria-labelledby="credits" className={styles.part}>
    <SectionHeading id="credits">Credits</SectionHeading>
    <Balance label="Available Credits" />
    <div>
      <Packages />
    </div>
    <EmptyState title="No transactions to show yet">
      Every movement of your credits is recorded already. The list opens together with{' '}
      <TextLink to="/billing">billing</TextLink>.
    </EmptyState>
  </section>
);
