import type { JSX } from 'react';
import { AUTH_MESSAGES, type oauthSignin } from '@fifteen/contracts';
import { keepReturnPath, send } from '@fifteen/web/session';
import { Button } from '@fifteen/web/ui';
import { GoogleMark } from './google-mark.tsx';
import styles from './google-button.module.css';
import { ProblemAlert } from './problem-alert.tsx';
import { useReturnPath } from './return-path.ts';
import { useAttempt } from './use-attempt.ts';

const CALLBACK_PATH = '/auth/callback';

const leaveForGoogle = async (returnPath: string): Promise<void> => {
  const { url } = await send<typeof oauthSignin>({
    method: 'POST',
    path: '/api/v1/auth/oauth/signin',
    body: { provider: 'google', redirect_url: location.origin + CALLBACK_PATH },
  });
  keepReturnPath(returnPath);
  location.assign(url);
};

export const GoogleButton = (): JSX.Element => {
  const { busy, problem, attempt } = useAttempt(AUTH_MESSAGES.googleFailed);
  const returnPath = useReturnPath();
  return (
    <div className={styles.group}>
      <Button variant="secondary" wide busy={busy} onClick={() => void attempt(() => leaveForGoogle(returnPath))}>
        <span className={styles.face}>
          <GoogleMark />
          Continue with Google
        </span>
      </Button>
      <ProblemAlert message={problem} />
    </div>
  );
};
