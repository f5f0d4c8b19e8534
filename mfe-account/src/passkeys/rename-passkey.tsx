import { useState, type FormEvent, type JSX } from 'react';
import { PASSKEY_NAME_MAX, type Passkey } from '@fifteen/contracts';
import { Button, TextField } from '@fifteen/web/ui';
import part from '../account/part.module.css';
import { FailureAlert } from '../shared/failure-alert.tsx';
import { useAttempt } from '@fifteen/web/attempt';
import { savePasskeyName } from './passkeys-api.ts';

interface RenamePasskeyProps {
  readonly of: Passkey;
  readonly onDone: (words: string) => void;
}

export const RenamePasskey = ({ of, onDone }: RenamePasskeyProps): JSX.Element => {
  const [name, setName] = useState(of.name);
  const { busy, failure, attempt } = useAttempt('The name could not be saved. Please try again.');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(async () => {
      await savePasskeyName(of.id, name);
      onDone('The new name is saved.');
    });
  };
  return (
    <form className={part.fields} onSubmit={submit}>
      <FailureAlert message={failure && !failure.fields['name'] ? failure.message : undefined} />
      <TextField label="Name" name="name" required maxLength={PASSKEY_NAME_MAX} value={name} error={failure?.fields['name']} onChange={(event) => setName(event.target.value)} />
      <div>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
};
