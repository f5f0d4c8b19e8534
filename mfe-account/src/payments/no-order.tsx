import type { JSX } from 'react';
import { ButtonLink, EmptyState, TextLink } from '@fifteen/web/ui';
import { Balance } from '../shared/balance.tsx';
import styles from './payment.module.css';

export interface NoOrderProps {
  /** Why there is none. */
  reason?: string | undefined;
}

const NONE_NAMED = 'This address names no order, so there is no payment to confirm.';

/** No claim, and the real balance. */
export const NoOrder = ({ reason = NONE_NAMED }: NoOrderProps): JSX.Element => (
  <EmptyState
    page
    title="No order to show"
    actions={
      <>
        <ButtonLink to="/billing">View billing</ButtonLink>
        <ButtonLink to="/dashboard" variant="secondary">
          Dashboard
        </ButtonLink>
      </>
    }
  >
    <p>
      {reason} Were you charged? <TextLink to="/help">Tell us</TextLink>.
    </p>
    <div className={styles.balance}>
      <Balance label="Your balance" />
    </div>
  </EmptyState>
);
