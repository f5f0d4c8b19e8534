import type { JSX } from 'react';
import { useSession } from '@fifteen/web/session';
import { TextLink } from '@fifteen/web/ui';
import styles from './welcome-notice.module.css';

/** An account counts as new in its first hour: the sign-up leads here, and this is the way on to the welcome page. */
const NEW_MS = 60 * 60 * 1000;

const isNew = (createdAt: string): boolean => Date.now() - Date.parse(createdAt) < NEW_MS;

export const WelcomeNotice = (): JSX.Element | null => {
  const user = useSession((session) => session.user);
  if (!user || !isNew(user.created_at)) return null;
  return (
    <p className={styles.notice}>
      Your account is ready, with {user.credits} credits. <TextLink to="/welcome">See what they are for</TextLink>
    </p>
  );
};
