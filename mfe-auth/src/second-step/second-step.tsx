import { useEffect, useRef, useState, type FormEvent, type JSX } from 'react';
import { ApiError, session } from '@fifteen/web/session';
import { Button, TextField } from '@fifteen/web/ui';
import { AuthLayout } from '../shared/auth-layout.tsx';
import styles from '../shared/form.module.css';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { useAttempt } from '@fifteen/web/attempt';

/** The two kinds of codes, in words. */
const WAYS = {
  app: {
    lead: 'Open your authenticator app and type the 6-digit code.',
    label: 'Code from your app',
    hint: 'A new one comes every 30 seconds.',
    other: 'Use a recovery code instead',
  },
  recovery: {
    lead: 'Type one of the recovery codes you saved. Each works once.',
    label: 'Recovery code',
    hint: 'Looks like a1b2-c3d4-e5f6-g7h8.',
    other: 'Use a code from your app instead',
  },
} as const;

interface CodeFormProps {
  readonly challenge: string;
  readonly way: keyof typeof WAYS;
  readonly onDone: (() => void) | undefined;
  readonly onExpired: (words: string) => void;
}

const CodeForm = ({ challenge, way, onDone, onExpired }: CodeFormProps): JSX.Element => {
  const { busy, problem, attempt } = useAttempt('We couldn’t check that code. Please try again.');
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { label, hint } = WAYS[way];

  useEffect(() => field.current?.focus(), []);

  const finish = async (): Promise<void> => {
    try {
      await session.finishSignIn({ challenge, code });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'sign_in_expired') return onExpired(error.message);
      throw error;
    }
    onDone?.();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(finish);
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <ProblemAlert message={problem} />
      <TextField
        ref={field}
        label={label}
        hint={hint}
        name="code"
        autoComplete={way === 'app' ? 'one-time-code' : 'off'}
        inputMode={way === 'app' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={60}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" wide busy={busy} busyLabel="Checking...">
        Continue
      </Button>
    </form>
  );
};

interface SecondStepProps {
  readonly challenge: string;
  /** Where the page does not go away by itself once somebody is signed in. */
  readonly onDone?: (() => void) | undefined;
  /** Back to the first step, with a word about why where there is one. */
  readonly onBack: (words?: string) => void;
}

/** Asks for the second factor of a sign-in whose first step was right. */
export const SecondStep = ({ challenge, onDone, onBack }: SecondStepProps): JSX.Element => {
  const [way, setWay] = useState<keyof typeof WAYS>('app');
  return (
    <AuthLayout heading="One more step" lead={WAYS[way].lead}>
      <CodeForm key={way} challenge={challenge} way={way} onDone={onDone} onExpired={onBack} />
      <div className={styles.ways}>
        <Button variant="quiet" size="medium" onClick={() => setWay(way === 'app' ? 'recovery' : 'app')}>
          {WAYS[way].other}
        </Button>
        <Button variant="quiet" size="medium" onClick={() => onBack()}>
          Back to login
        </Button>
      </div>
    </AuthLayout>
  );
};
