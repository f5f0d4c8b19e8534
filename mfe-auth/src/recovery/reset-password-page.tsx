import { useEffect, useRef, useState, type FormEvent, type JSX } from 'react';
import { weakPasswordWarning } from '@fifteen/contracts';
import { useNavigate } from '@fifteen/web/router';
import { ApiError, session, showToast } from '@fifteen/web/session';
import { Button, ButtonLink, PasswordField } from '@fifteen/web/ui';
import { AuthLayout } from '../shared/auth-layout.tsx';
import styles from '../shared/form.module.css';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { useAttempt } from '@fifteen/web/attempt';
import { useLinkToken } from '../shared/use-link-token.ts';
import { StrengthHint } from '../signup/strength-hint.tsx';
import { type PasswordProblem, passwordProblem } from '../signup/signup-rules.ts';
import recovery from './recovery.module.css';

const FAILED = 'We couldn’t set your password. Please try again.';

interface NewPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
  readonly onDeadLink: () => void;
}

const NewPasswordForm = ({ token, onDone, onDeadLink }: NewPasswordFormProps): JSX.Element => {
  const { busy, problem, attempt } = useAttempt(FAILED);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [refused, setRefused] = useState<PasswordProblem | null>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>(`[name=${refused.field}]`)?.focus();
  }, [refused]);

  const set = async (): Promise<void> => {
    try {
      await session.resetPassword({ token, password });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'mail_link_invalid') return onDeadLink();
      throw error;
    }
    onDone();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = passwordProblem({ password, confirmation });
    setRefused(found);
    if (!found) void attempt(set);
  };
  const errorOf = (field: PasswordProblem['field']): string | undefined =>
    refused?.field === field ? refused.message : undefined;

  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <ProblemAlert message={problem} />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        hint={<StrengthHint password={password} email="" />}
        warning={weakPasswordWarning(password)}
        error={errorOf('password')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        required
        error={errorOf('confirmation')}
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      <Button type="submit" wide busy={busy} busyLabel="Saving...">
        Set new password
      </Button>
    </form>
  );
};

const DeadLink = (): JSX.Element => (
  <AuthLayout heading="This link doesn’t work" lead="It expired, was already used, or is incomplete.">
    <div className={recovery.actions}>
      <ButtonLink to="/forgot-password">Send me a new link</ButtonLink>
      <ButtonLink to="/login" variant="secondary">
        Back to login
      </ButtonLink>
    </div>
  </AuthLayout>
);

export const ResetPasswordPage = (): JSX.Element => {
  const token = useLinkToken();
  const navigate = useNavigate();
  const [isDead, setDead] = useState(token === null);
  useEffect(() => {
    if (token) session.startRecovery();
  }, [token]);
  const done = (): void => {
    showToast('Your password is changed. Log in with the new one.', 'success');
    void navigate('/login', { replace: true });
  };
  if (isDead || !token) return <DeadLink />;
  return (
    <AuthLayout heading="Set a new password" lead="This signs you out everywhere else.">
      <NewPasswordForm token={token} onDone={done} onDeadLink={() => setDead(true)} />
    </AuthLayout>
  );
};
