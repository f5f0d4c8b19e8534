import type { JSX } from 'react';
import { EmptyState, SectionHeading, TextLink } from '@fifteen/web/ui';
import { CHECKOUT_LATER } from '../shared/openings.ts';
import styles from './part.module.css';

export const BillingPart = (): JSX.Element => (
  <section aria-labelledby="orders" className={styles.part}>
    <SectionHeading id="orders">Order History</SectionHeading>
    <EmptyState title="No orders yet">
      {CHECKOUT_LATER} Your balance stands under <TextLink to="/billing">billing</TextLink>.
    </EmptyState>
  </section>
);
