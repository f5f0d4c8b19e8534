import type { JSX, ReactNode } from 'react';
import { counted } from '@fifteen/web/numbers';
import { profileQuery } from '@fifteen/web/profile';
import { useQuery } from '@fifteen/web/query';
import { useSession } from '@fifteen/web/session';
import { Skeleton, VisuallyHidden } from '@fifteen/web/ui';
import styles from './balance.module.css';

export interface BalanceProps {
  /** What the figure is called here. */
  label: string;
}

const Figure = (): ReactNode => {
  const { isError } = useQuery(profileQuery);
  const credits = useSession((session) => session.user?.credits);
  if (isError) return 'Failed to fetch profile';
  if (credits !== undefined) return counted(credits);
  return (
    <>
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton width="2.2em" height="0.9em" />
    </>
  );
};

/** The balance as the server says it, live: a skeleton while it is not known, never an invented figure. */
export const Balance = ({ label }: BalanceProps): JSX.Element => (
  <p className={styles.balance} data-testid="balance">
    <span className={styles.label}>{label}</span>
    <span className={styles.figure} aria-live="polite">
      <Figure />
    </span>
  </p>
);
