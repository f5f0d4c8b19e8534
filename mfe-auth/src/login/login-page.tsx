import { useState, type FormEvent, type JSX } from 'react';
import { AUTH_MESSAGES } from '@fifteen/contracts';
import { useLocation } from '@fifteen/web/router';
import { session } from '@fifteen/web/session';
import { Alert, Button, Checkbox, PasswordField, TextField, TextLink } from '@fifteen/web/ui';
import { askForPasskey, knowsPasskeys, type PasskeyAnswer } from '../passkey/ask-for-passkey.ts';
import { passkeyProblem } from '../passkey/passkey-words.ts';
import { usePasskeySuggestions } from '../passkey/use-passkey-suggestions.ts';
import { challengeOf } from '../second-step/challenge-of.ts';
import { SecondStep } from '../second-step/second-step.tsx';
import { AuthLayout } from '../shared/auth-layout.tsx';
import styles from '../shared/form.module.css';
import { emailOf } from '../shared/known-email.ts';
import { GoogleButton } from '../shared/google-button.tsx';
import { Or } from '../shared/or.tsx';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { reasonToLogIn } from '../shared/return-path.ts';
import { SignedInGoesAway } from '../shared/signed-in-goes-away.tsx';
import { useAttempt } from '@fifteen/web/attempt';

interface LoginFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSecondStep: (challenge: string) => void;
}

const LoginForm = ({ email, onEmail, onSecondStep }: LoginFormProps): JSX.Element => {
  const { busy, problem, attempt } = useAttempt(AUTH_MESSAGES.loginFailed);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);

  const login = async (): Promise<void> => {
    try {
      await session.login({ email, password, remember_me: remember });
    } catch (error) {
      const challenge = challengeOf(error);
      if (!challenge) throw error;
      onSecondStep(challenge);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(login);
  };

  const signInBy = (response: PasskeyAnswer) => attempt(() => session.signInWithPasskey({ response, remember_me: remember }));
  const suggestAgain = usePasskeySuggestions((response) => void signInBy(response));
  const choosePasskey = async (): Promise<void> => {
    const isIn = await attempt(async () => {
      const response = await askForPasskey({ inField: false }).catch((error: unknown) => {
        throw new Error(passkeyProblem(error) ?? (error instanceof Error ? error.message : ''), { cause: error });
      });
      await session.signInWithPasskey({ response, remember_me: remember });
    });
    if (!isIn) suggestAgain();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <ProblemAlert message={problem} />
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username webauthn"
        required
        value={email}
        onChange={(event) => onEmail(event.target.value)}
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
      <div className={styles.choices}>
        <Button type="submit" wide busy={busy} busyLabel="Logging In...">
          Log In
        </Button>
        {knowsPasskeys() && (
          <Button variant="secondary" wide icon="lock" onClick={() => void choosePasskey()}>
            Use a passkey
          </Button>
        )}
      </div>
    </form>
  );
};

export const LoginPage = (): JSX.Element => {
  const { state } = useLocation();
  const [email, setEmail] = useState(() => emailOf(state));
  const [challenge, setChallenge] = useState<string>();
  const [words, setWords] = useState<string>();
  const back = (why?: string): void => {
    setWords(why);
    setChallenge(undefined);
  };
  return (
    <SignedInGoesAway>
      {challenge ? (
        <SecondStep challenge={challenge} onBack={back} />
      ) : (
        <AuthLayout heading="Welcome back" lead={reasonToLogIn(state)}>
          {words && <Alert tone="warning">{words}</Alert>}
          <LoginForm email={email} onEmail={setEmail} onSecondStep={setChallenge} />
          <Or />
          <GoogleButton />
          <p className={styles.foot}>
            New here?{' '}
            <TextLink to="/signup" state={state}>
              Sign up
            </TextLink>
          </p>
        </AuthLayout>
      )}
    </SignedInGoesAway>
  );
};
