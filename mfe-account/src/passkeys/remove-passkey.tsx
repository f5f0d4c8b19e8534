import type { JSX } from 'react';
import type { Passkey } from '@fifteen/contracts';
import { Button } from '@fifteen/web/ui';
import part from '../account/part.module.css';
import { FailureAlert } from '../shared/failure-alert.tsx';
import { useAttempt } from '@fifteen/web/attempt';
import { forgetPasskey } from './passkeys-api.ts';

interface RemovePasskeyProps {
  readonly of: Passkey;
  readonly onDone: (words: string) => void;
}

export const RemovePasskey = ({ of, onDone }: RemovePasskeyProps): JSX.Element => {
  const { busy, failure, attempt } = useAttempt('The passkey could not be removed. Please try again.');
  const remove = async (): Promise<void> => {
    await forgetPasskey(of.id);
    onDone(`${of.name} is removed.`);
  };
  return (
    <div className={part.fields}>
      <FailureAlert message={failure?.message} />
      <p>
        <strong>{of.name}</strong> will no longer log you in. You can delete it from your device afterward, too.
      </p>
      <div>
        <Button variant="danger" busy={busy} busyLabel="Removing..." onClick={() => void attempt(remove)}>
          Remove passkey
        </Button>
      </div>
    </div>
  );
};
