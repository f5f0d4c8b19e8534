import { useState, type FormEvent, type JSX } from 'react';
import { AUTH_MESSAGES, PRODUCT_NAME, type MailLink } from '@fifteen/contracts';
import { session, useSession } from '@fifteen/web/session';
import { Button, PasswordField, TextField, TextLink } from '@fifteen/web/ui';
import { AuthLayout } from '../shared/auth-layout.tsx';
import styles from '../shared/form.module.css';
import { Or } from '../shared/or.tsx';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { useAttempt } from '@fifteen/web/attempt';
import { CloseAccount } from './close-account.tsx';

interface WasItYouProps {
  readonly link: MailLink;
  readonly token: string;
  readonly onClosed: () => void;
}

const dayOf = (moment: string): string => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(moment));

const ConfirmForm = ({ email }: { email: string }): JSX.Element => {
  const { busy, problem, attempt } = useAttempt(AUTH_MESSAGES.loginFailed);
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The page sees the sign-in, and confirms.
    void attempt(() => session.login({ email, password }));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <ProblemAlert message={problem} />
      <TextField label="Email" type="email" name="email" autoComplete="username" readOnly value={email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p className={styles.row}>
        <TextLink to="/forgot-password" state={{ email }}>
          Forgot password?
        </TextLink>
      </p>
      <Button type="submit" wide busy={busy} busyLabel="Confirming...">
        Yes, confirm my address
      </Button>
    </form>
  );
};

/**
 * For whoever opens the link without being signed in to the account: it may be somebody else's, made with their address.
 * Only its password confirms it, so that nobody vouches for a stranger by a click.
 */
export const WasItYou = ({ link, token, onClosed }: WasItYouProps): JSX.Element => {
  const signedInAs = useSession(({ user }) => user?.email);
  return (
    <AuthLayout
      heading="Was this you?"
      lead={`Somebody signed up at ${PRODUCT_NAME} with your address on ${dayOf(link.signed_up_at)} (${link.device}). If that was you, type the password you chose.`}
    >
      {signedInAs && <p>You are signed in as {signedInAs}. Confirming signs you in to the account below instead.</p>}
      <ConfirmForm email={link.email} />
      <Or />
      <CloseAccount token={token} onClosed={onClosed} />
    </AuthLayout>
  );
};
