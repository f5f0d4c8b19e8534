import type { JSX, ReactNode } from 'react';
import { useQuery } from '@fifteen/web/query';
import { Skeleton, VisuallyHidden } from '@fifteen/web/ui';
import styles from './balance.module.css';
import { profileQuery } from './profile.ts';

export interface BalanceProps {
  /** What the figure is called here. */
  label: string;
}

const Figure = (): ReactNode => {
  const { data, isError } = useQuery(profileQuery);
  if (isError) return 'Failed to fetch profile';
  if (data) return data.credits;
  return (
    <>
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton width="2.2em" height="0.9em" />
    </>
  );
};

/** The balance as the server says it: a skeleton while it is not known, never an invented figure. */
export const Balance = ({ label }: BalanceProps): JSX.Element => (
  <p className={styles.balance} data-testid="balance">
    <span className={styles.label}>{label}</span>
    <span className={styles.figure}>
      <Figure />
    </span>
  </p>
);
