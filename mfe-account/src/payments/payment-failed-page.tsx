import type { JSX } from 'react';
import { useNavigate } from '@fifteen/web/router';
import { Button, ButtonLink, EmptyState } from '@fifteen/web/ui';
import { Page } from '../shared/page.tsx';
import styles from './payment.module.css';

const REASONS = [
  'Insufficient funds',
  'Incorrect or expired card',
  'Card declined by the bank',
  'Transaction blocked for security',
] as const;

export const PaymentFailedPage = (): JSX.Element => {
  const navigate = useNavigate();
  return (
    <Page>
      <EmptyState
        page
        title="Payment failed"
        shapes="broken"
        actions={
          <>
            <Button onClick={() => void navigate(-1)}>Try Again</Button>
            <ButtonLink to="/dashboard" variant="secondary">
              Dashboard
            </ButtonLink>
          </>
        }
      >
        <p>We couldn't process your payment. Don't worry, you haven't been charged.</p>
        <h2 className={styles.reasons}>Common reasons</h2>
        <ul>
          {REASONS.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </EmptyState>
    </Page>
  );
};
