import type { JSX } from 'react';
import type { User } from '@fifteen/contracts';
import { Link } from '@fifteen/web/router';
import { Avatar, Badge, PageHeading, VisuallyHidden } from '@fifteen/web/ui';
import styles from './dashboard-header.module.css';

/** The welcome line, the balance, and the way to the account. */
export const DashboardHeader = ({ user }: { user: User }): JSX.Element => {
  return (
    <header className={styles.header}>
      <PageHeading>Welcome back{user.full_name ? `, ${user.full_name}` : ''}</PageHeading>
      <div className={styles.account}>
        <Badge>{user.credits} credits</Badge>
        <Link to="/account" className={styles.avatar}>
          <Avatar name={user.full_name ?? user.email} picture={user.avatar_url} />
          <VisuallyHidden>Your account</VisuallyHidden>
        </Link>
      </div>
    </header>
  );
};
