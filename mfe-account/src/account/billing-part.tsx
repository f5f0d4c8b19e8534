import type { JSX } from 'react';
import { TextLink } from '@fifteen/web/ui';
import { OrderHistory } from '../orders/order-history.tsx';
import styles from './part.module.css';

export const BillingPart = (): JSX.Element => (
  <div className={styles.part}>
    <OrderHistory />
    <p className={styles.note}>
      See every payment and credit in <TextLink to="/billing">billing</TextLink>.
    </p>
  </div>
);
