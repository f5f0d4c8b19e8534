import type { JSX } from 'react';
import type { User } from '@fifteen/contracts';
import { Link, useNavigate } from '@fifteen/web/router';
import { session, useSession } from '@fifteen/web/session';
import { ButtonLink } from '@fifteen/web/ui';
import styles from './navigation-bar.module.css';

const SignedOut = (): JSX.Element => (
  <>
    <Link to="/login" className={styles.entry}>
      Login
    </Link>
    <ButtonLink to="/signup" size="medium">
      Get Started
    </ButtonLink>
  </>
);

const SignedIn = ({ user }: { user: User }): JSX.Element => {
  const navigate = useNavigate();
  // First to a page that needs no sign-in, or the guard would show the login page on the way.
  const logout = async () => {
    await navigate('/');
    await session.logout();
  };
  return (
    <>
      <Link to="/account" className={styles.name}>
        {user.full_name ?? user.email}
      </Link>
      <Link to="/dashboard" className={styles.entry}>
        Dashboard
      </Link>
      <button type="button" className={styles.entry} onClick={() => void logout()}>
        Logout
      </button>
    </>
  );
};

/** Who is here, or how to come in. Empty while that is not known. */
export const AccountEntries = (): JSX.Element | null => {
  const { status, user } = useSession();
  if (status === 'loading') return null;
  return user ? <SignedIn user={user} /> : <SignedOut />;
};
