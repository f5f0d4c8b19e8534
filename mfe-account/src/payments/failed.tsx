import type { JSX } from 'react';
import { useHasPageBefore } from '@fifteen/web/page';
import { useNavigate } from '@fifteen/web/router';
import { Button, ButtonLink, EmptyState, TextLink } from '@fifteen/web/ui';
import styles from './payment.module.css';

const REASONS = [
  'Insufficient funds',
  'Incorrect or expired card',
  'Card declined by the bank',
  'Transaction blocked for security',
] as const;

/** One page back, where the payment began; in a new tab there is no page to go back to. */
const GoBack = (): JSX.Element => {
  const navigate = useNavigate();
  if (!useHasPageBefore()) return <ButtonLink to="/buy-credits">Try Again</ButtonLink>;
  return <Button onClick={() => void navigate(-1)}>Try Again</Button>;
};

interface FailedProps {
  /** Which order, where it is known. */
  about?: string | undefined;
  /** Where to try again. Default: one page back. */
  again?: JSX.Element | undefined;
}

export const Failed = ({ about, again }: FailedProps): JSX.Element => (
  <EmptyState
    page
    title="Payment failed"
    shapes="broken"
    actions={
      <>
        {again ?? <GoBack />}
        <ButtonLink to="/dashboard" variant="secondary">
          Dashboard
        </ButtonLink>
      </>
    }
  >
    <p>We couldn't process your payment. Don't worry, you haven't been charged.</p>
    {about && <p>{about}</p>}
    <h2 className={styles.reasons}>Common reasons</h2>
    <ul className={styles.list}>
      {REASONS.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    <p className={styles.help}>
      Trying another card often helps. If not, <TextLink to="/help">ask us</TextLink>.
    </p>
  </EmptyState>
);
