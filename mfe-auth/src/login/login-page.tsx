import { useState, type FormEvent, type JSX } from 'react';
import { AUTH_MESSAGES } from '@fifteen/contracts';
import { useLocation } from '@fifteen/web/router';
import { session } from '@fifteen/web/session';
import { Button, Checkbox, PasswordField, TextField, TextLink } from '@fifteen/web/ui';
import { AuthLayout } from '../shared/auth-layout.tsx';
import styles from '../shared/form.module.css';
import { emailOf } from '../shared/known-email.ts';
import { GoogleButton } from '../shared/google-button.tsx';
import { Or } from '../shared/or.tsx';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { wasSentHere } from '../shared/return-path.ts';
import { SignedInGoesAway } from '../shared/signed-in-goes-away.tsx';
import { useAttempt } from '../shared/use-attempt.ts';

const LoginForm = ({ knownEmail }: { knownEmail: string }): JSX.Element => {
  const { busy, problem, attempt } = useAttempt(AUTH_MESSAGES.loginFailed);
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(() => session.login({ email, password, remember_me: remember }));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
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
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className={styles.row}>
        <Checkbox
          label="Remember me"
          name="remember_me"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        <TextLink to="/forgot-password" state={{ email }}>
          Forgot password?
        </TextLink>
      </div>
      <Button type="submit" wide busy={busy} busyLabel="Logging In...">
        Log In
      </Button>
    </form>
  );
};

export const LoginPage = (): JSX.Element => {
  const { state } = useLocation();
  return (
    <SignedInGoesAway>
      <AuthLayout heading="Welcome back" lead={wasSentHere(state) && 'Please log in to continue'}>
        <LoginForm knownEmail={emailOf(state)} />
        <Or />
        <GoogleButton />
        <p className={styles.foot}>
          New here?{' '}
          <TextLink to="/signup" state={state}>
            Sign up
          </TextLink>
        </p>
      </AuthLayout>
    </SignedInGoesAway>
  );
};
