import type { JSX } from 'react';
import { AUTH_MESSAGES } from '@fifteen/contracts';
import { session } from '@fifteen/web/session';
import { Button } from '@fifteen/web/ui';
import { GoogleMark } from './google-mark.tsx';
import styles from './google-button.module.css';
import { ProblemAlert } from './problem-alert.tsx';
import { useReturnPath } from './return-path.ts';
import { useAttempt } from '@fifteen/web/attempt';

export const GoogleButton = (): JSX.Element => {
  const { busy, problem, attempt } = useAttempt(AUTH_MESSAGES.googleFailed);
  const returnPath = useReturnPath();
  return (
    <div className={styles.group}>
      <Button variant="secondary" wide busy={busy} onClick={() => void attempt(() => session.leaveForGoogle(returnPath))}>
        <span className={styles.face}>
          <GoogleMark />
          Continue with Google
        </span>
      </Button>
      <ProblemAlert message={problem} />
    </div>
  );
};
