import type { JSX } from 'react';
import type { User } from '@fifteen/contracts';
import { counted } from '@fifteen/web/numbers';
import { Link } from '@fifteen/web/router';
import { Avatar, Badge, PageHeading, VisuallyHidden } from '@fifteen/web/ui';
import styles from './dashboard-header.module.css';

const DAY_MS = 24 * 3_600_000;

/** Nobody comes back on the first day. */
const greetingOf = ({ created_at, full_name }: User): string => {
  const words = Date.now() - Date.parse(created_at) < DAY_MS ? 'Welcome' : 'Welcome back';
  return full_name ? `${words}, ${full_name}` : words;
};

/** The welcome line, the balance, and the way to the account. */
export const DashboardHeader = ({ user }: { user: User }): JSX.Element => (
  <header className={styles.header}>
    <PageHeading>{greetingOf(user)}</PageHeading>
    <div className={styles.account}>
      <Badge>{user.credits === 1 ? '1 credit' : `${counted(user.credits)} credits`}</Badge>
      <Link to="/account" className={styles.avatar}>
        <Avatar name={user.full_name ?? user.email} picture={user.avatar_url} />
        <VisuallyHidden>Your account</VisuallyHidden>
      </Link>
    </div>
  </header>
);
