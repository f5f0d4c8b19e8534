import { useState, type FormEvent, type JSX } from 'react';
import { useNavigate } from '@fifteen/web/router';
import { session, showToast, useSession } from '@fifteen/web/session';
import { Button, Modal, PasswordField, SectionHeading, TextField } from '@fifteen/web/ui';
import { FailureAlert } from '../shared/failure-alert.tsx';
import { useAttempt } from '../shared/use-attempt.ts';
import { useFocusOn } from '../shared/use-focus-on.ts';
import styles from './part.module.css';
import { removeAccount } from './security.ts';

const HERE = '/account?tab=settings';

interface DeleteAccountProps {
  readonly hasPassword: boolean;
  /** The session began with a sign-in through Google a moment ago: that takes the place of the password. */
  readonly isFresh: boolean;
}

const SignInAgain = (): JSX.Element => {
  const { busy, failure, attempt } = useAttempt('Google could not be reached. Please try again.');
  return (
    <div className={styles.fields}>
      <FailureAlert message={failure?.message} />
      <p>To confirm that it is you, sign in with Google once more. Then come back here.</p>
      <div>
        <Button busy={busy} onClick={() => void attempt(() => session.leaveForGoogle(HERE))}>
          Sign in with Google again
        </Button>
      </div>
    </div>
  );
};

const NOTHING_WRONG = {};

const Confirmation = ({ asksPassword }: { readonly asksPassword: boolean }): JSX.Element => {
  const known = useSession(({ user }) => user?.email ?? '');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, failure, attempt } = useAttempt('The account could not be deleted. Please try again.');
  const navigate = useNavigate();
  const form = useFocusOn(failure?.fields ?? NOTHING_WRONG);

  const remove = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { email, ...(asksPassword && { password }) };
    if (!(await attempt(() => removeAccount(body)))) return;
    // First away from here: the guard of this page would send somebody who is signed out to the login.
    await navigate('/', { replace: true, flushSync: true });
    session.end();
    showToast('Your account is deleted.', 'success');
  };
  return (
    <form ref={form} className={styles.fields} onSubmit={(event) => void remove(event)}>
      <FailureAlert message={failure?.message} />
      <p>
        Your projects, logos, files and credits go with it, for good. To confirm, type <strong>{known}</strong>.
      </p>
      <TextField
        label="Email of this account"
        type="email"
        name="email"
        autoComplete="off"
        required
        value={email}
        error={failure?.fields.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {asksPassword && (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={failure?.fields.password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <div>
        <Button type="submit" variant="danger" busy={busy} busyLabel="Deleting...">
          Delete my account for good
        </Button>
      </div>
    </form>
  );
};

export const DeleteAccount = ({ hasPassword, isFresh }: DeleteAccountProps): JSX.Element => {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="delete" className={styles.block}>
      <SectionHeading id="delete" size="small">
        Delete Account
      </SectionHeading>
      <p className={styles.note}>Permanently deletes your account and all data. This cannot be undone.</p>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete Account
        </Button>
      </div>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Delete your account?">
        {hasPassword || isFresh ? <Confirmation asksPassword={hasPassword && !isFresh} /> : <SignInAgain />}
      </Modal>
    </section>
  );
};
