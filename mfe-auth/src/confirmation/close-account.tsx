import { useState, type JSX } from 'react';
import { session } from '@fifteen/web/session';
import { Button, Modal } from '@fifteen/web/ui';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { useAttempt } from '@fifteen/web/attempt';

interface CloseAccountProps {
  readonly token: string;
  readonly onClosed: () => void;
}

/** "No": asks once more, for it signs somebody out for good. */
export const CloseAccount = ({ token, onClosed }: CloseAccountProps): JSX.Element => {
  const [isOpen, setOpen] = useState(false);
  const { busy, problem, attempt } = useAttempt('We couldn’t close the account. Please try again.');
  const close = async (): Promise<void> => {
    if (await attempt(() => session.disownAccount(token))) onClosed();
  };
  return (
    <>
      <Button variant="secondary" wide onClick={() => setOpen(true)}>
        No, I did not sign up
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Close this account?"
        actions={
          <>
            <Button variant="secondary" size="medium" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button variant="danger" size="medium" busy={busy} busyLabel="Closing..." onClick={() => void close()}>
              Close the account
            </Button>
          </>
        }
      >
        <ProblemAlert message={problem} />
        <p>Whoever made it is signed out right away, and their password stops working. We delete the account after 30 days.</p>
      </Modal>
    </>
  );
};
