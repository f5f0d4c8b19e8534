import type { JSX } from 'react';
import { EmptyState, TextLink } from '@fifteen/web/ui';
import { Balance } from '../shared/balance.tsx';
import type { Example } from './example.ts';
import { NextSteps } from './next-steps.tsx';
import styles from './payment.module.css';

export interface NoOrderProps {
  /** Why there is none. */
  reason?: string | undefined;
  /** What the address says was bought; the actions follow it, and nothing is claimed. */
  type: Example['type'];
}

const NONE_NAMED = 'This link doesn’t include an order, so there’s no payment to confirm.';

/** No claim, and the real balance. */
export const NoOrder = ({ reason = NONE_NAMED, type }: NoOrderProps): JSX.Element => (
  <EmptyState
    page
    title="No order to show"
  >
    <p>
      {reason} Were you charged? <TextLink to="/contact">Tell us</TextLink>.
    </p>
    <div className={styles.balance}>
      <Balance label="Your balance" />
    </div>
    <NextSteps type={type} />
  </EmptyState>
);
