import type { JSX, ReactNode } from 'react';
import { session } from '@fifteen/web/session';
import { Button } from '@fifteen/web/ui';
import { FailureAlert } from '../shared/failure-alert.tsx';
import { useAttempt } from '@fifteen/web/attempt';
import styles from './part.module.css';

interface SignInAgainProps {
  readonly children: ReactNode;
  /** The page to come back to. */
  readonly backTo: string;
  readonly variant?: 'secondary';
}

/** A fresh sign-in with Google, where it takes the place of a password. */
export const SignInAgain = ({ children, backTo, variant }: SignInAgainProps): JSX.Element => {
  const { busy, failure, attempt } = useAttempt('Google could not be reached. Please try again.');
  return (
    <div className={styles.fields}>
      <FailureAlert message={failure?.message} />
      <p>{children}</p>
      <div>
        <Button variant={variant} busy={busy} onClick={() => void attempt(() => session.leaveForGoogle(backTo))}>
          Sign in with Google again
        </Button>
      </div>
    </div>
  );
};
