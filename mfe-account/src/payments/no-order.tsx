import type { JSX } from 'react';
import { ButtonLink, EmptyState, TextLink } from '@fifteen/web/ui';
import { Balance } from '../shared/balance.tsx';
import { CHECKOUT_LATER } from '../shared/openings.ts';
import styles from './payment.module.css';

export interface NoOrderProps {
  /** The address names a checkout that cannot be looked up. */
  named: boolean;
  signedIn: boolean;
}

const reasonOf = (named: boolean): string =>
  named
    ? 'This address names a checkout, and checkouts cannot be looked up yet.'
    : 'This address names no order, so there is no payment to confirm.';

/** The only honest answer until an order can be looked up: no claim, and the real balance. */
export const NoOrder = ({ named, signedIn }: NoOrderProps): JSX.Element => (
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
      {reasonOf(named)} {CHECKOUT_LATER} Were you charged? <TextLink to="/help">Tell us</TextLink>.
    </p>
    {signedIn && (
      <div className={styles.balance}>
        <Balance label="Your balance" />
      </div>
    )}
  </EmptyState>
);
