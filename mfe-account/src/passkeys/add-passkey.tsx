import { useState, type JSX } from 'react';
import { type AccountSecurity, PASSKEY_NAME_MAX } from '@fifteen/contracts';
import { TextField } from '@fifteen/web/ui';
import { OwnerForm } from '../account/owner-form.tsx';
import { proofOf } from '../account/owner.ts';
import { makePasskey } from './passkeys-api.ts';

interface AddPasskeyProps {
  readonly security: AccountSecurity;
  readonly onDone: (words: string) => void;
}

/** Named after the device that it is made on, unless the customer says otherwise. */
const nameOf = ({ sessions }: AccountSecurity): string => sessions.find(({ is_current }) => is_current)?.device ?? 'My passkey';

export const AddPasskey = ({ security, onDone }: AddPasskeyProps): JSX.Element => {
  const [name, setName] = useState(() => nameOf(security));
  return (
    <OwnerForm
      proof={proofOf(security)}
      asksCode={security.second_factor.is_on}
      label="Continue"
      busyLabel="Follow your browser..."
      otherwise="The passkey could not be added. Please try again."
      onSubmit={async (given) => {
        const added = await makePasskey(name, given);
        onDone(`${added.name} is added. You can log in with it now.`);
      }}
    >
      <TextField label="Name" hint="So you can tell your passkeys apart." name="name" required maxLength={PASSKEY_NAME_MAX} value={name} onChange={(event) => setName(event.target.value)} />
    </OwnerForm>
  );
};
