import { useState, type FormEvent, type JSX } from 'react';
import { useNavigate, useSearchParams } from '@fifteen/web/router';
import { session, showToast, useSession } from '@fifteen/web/session';
import { Button, Modal, PasswordField, SectionHeading, TextField } from '@fifteen/web/ui';
import { FailureAlert } from '../shared/failure-alert.tsx';
import { useAttempt } from '@fifteen/web/attempt';
import { useFocusOn } from '../shared/use-focus-on.ts';
import styles from './part.module.css';
import { removeAccount } from './security.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** Back from Google, the dialog is open again: nobody has to look for where they were. */
const BACK_TO = '/account?tab=settings&then=delete';

interface DeleteAccountProps {
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
  /** The session began with a sign-in through Google a moment ago: that takes the place of the password. */
  readonly isFresh: boolean;
}

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
        This deletes your projects, logos, files and credits for good. To confirm, type <strong>{known}</strong>.
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

const Proof = ({ hasPassword, hasGoogle, isFresh }: DeleteAccountProps): JSX.Element => {
  if (isFresh) return <Confirmation asksPassword={false} />;
  if (!hasPassword) return <SignInAgain backTo={BACK_TO}>To confirm it’s you, sign in with Google again. You’ll come right back here.</SignInAgain>;
  return (
    <>
      <Confirmation asksPassword />
      {hasGoogle && (
        <div className={styles.instead}>
          <SignInAgain backTo={BACK_TO} variant="secondary">Forgot your password? Sign in with Google instead. You’ll come right back here.</SignInAgain>
        </div>
      )}
    </>
  );
};

export const DeleteAccount = (how: DeleteAccountProps): JSX.Element => {
  const [params, setParams] = useSearchParams();
  const [isOpen, setOpen] = useState(how.isFresh && params.get('then') === 'delete');
  const close = (): void => {
    setOpen(false);
    params.delete('then');
    setParams(params, { replace: true, preventScrollReset: true });
  };
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
      <Modal open={isOpen} onClose={close} title="Delete your account?">
        <Proof {...how} />
      </Modal>
    </section>
  );
};
