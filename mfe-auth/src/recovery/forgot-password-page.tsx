import { useState, type FormEvent, type JSX } from 'react';
import { useLocation } from '@fifteen/web/router';
import { session } from '@fifteen/web/session';
import { Button, ButtonLink, TextField, TextLink } from '@fifteen/web/ui';
import { AuthLayout } from '../shared/auth-layout.tsx';
import styles from '../shared/form.module.css';
import { emailOf } from '../shared/known-email.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { useAttempt } from '@fifteen/web/attempt';
import recovery from './recovery.module.css';

const FAILED = 'We couldn’t send the link. Please try again.';

interface AskFormProps {
  readonly email: string;
  readonly onSent: (email: string) => void;
}

const AskForm = ({ email: known, onSent }: AskFormProps): JSX.Element => {
  const { busy, problem, attempt } = useAttempt(FAILED);
  const [email, setEmail] = useState(known);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await attempt(() => session.forgotPassword(email.trim()))) onSent(email.trim());
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <ProblemAlert message={problem} />
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" wide busy={busy} busyLabel="Sending...">
        Send me a link
      </Button>
      <p className={styles.foot}>
        Remembered it? <TextLink to="/login">Log in</TextLink>
      </p>
    </form>
  );
};

const Sent = ({ email, onAgain }: { email: string; onAgain: () => void }): JSX.Element => (
  <>
    <p role="status">
      If there is an account for <strong>{email}</strong>, we’ve sent a link. It works once, for one hour. Check your spam folder too.
    </p>
    <div className={recovery.actions}>
      <ButtonLink to="/login" state={{ email }}>
        Back to login
      </ButtonLink>
      <Button variant="secondary" onClick={onAgain}>
        Try another address
      </Button>
    </div>
  </>
);

export const ForgotPasswordPage = (): JSX.Element => {
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <AuthLayout heading="Forgot your password?" lead="Enter your account email. We’ll send you a link to set a new one.">
      <AskForm email={emailOf(state)} onSent={setSentTo} />
    </AuthLayout>
  ) : (
    <AuthLayout heading="Check your inbox">
      <Sent email={sentTo} onAgain={() => setSentTo(null)} />
    </AuthLayout>
  );
};
