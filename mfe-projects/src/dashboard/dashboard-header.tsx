import type { JSX } from 'react';
import type { User } from '@fifteen/contracts';
import { Link } from '@fifteen/web/router';
import { Badge, PageHeading, VisuallyHidden } from '@fifteen/web/ui';
import styles from './dashboard-header.module.css';
import { initialsOf } from './initials.ts';

/** The welcome line, the balance, and the way to the account. */
export const DashboardHeader = ({ user }: { user: User }): JSX.Element => {
  const name = user.full_name ?? user.email;
  return (
    <header className={styles.header}>
      <PageHeading>Welcome back{user.full_name ? `, ${user.full_name}` : ''}</PageHeading>
      <div className={styles.account}>
        <Badge>{user.credits} credits</Badge>
        <Link to="/account" className={styles.avatar}>
          {user.avatar_url ? (
            <img src={user.avatar_url} alt="" width={52} height={52} />
          ) : (
            <span aria-hidden="true">{initialsOf(name)}</span>
          )}
          <VisuallyHidden>Your account</VisuallyHidden>
        </Link>
      </div>
    </header>
  );
};
