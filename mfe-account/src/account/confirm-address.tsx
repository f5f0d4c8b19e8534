import { useState, type JSX } from 'react';
import { Alert, Button } from '@fifteen/web/ui';
import { useAttempt } from '@fifteen/web/attempt';
import styles from './part.module.css';
import { askForVerification } from './security.ts';

/** Stands until the link of the welcome mail was opened. */
export const ConfirmAddress = (): JSX.Element => {
  const { busy, failure, attempt } = useAttempt('We couldn’t send the email. Please try again.');
  const [isSent, setSent] = useState(false);
  const ask = async (): Promise<void> => setSent(await attempt(askForVerification));
  if (isSent) return <Alert tone="info">A new link is on its way. It works for 7 days.</Alert>;
  return (
    <Alert tone="info">
      <div className={styles.notice}>
        <p>Your email address isn’t confirmed yet. Open the link in our email, or ask for a new one.</p>
        {failure && <p>{failure.message}</p>}
        <Button variant="secondary" size="medium" busy={busy} busyLabel="Sending..." onClick={() => void ask()}>
          Send a new link
        </Button>
      </div>
    </Alert>
  );
};
