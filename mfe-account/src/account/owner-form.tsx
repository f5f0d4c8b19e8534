import { useState, type FormEvent, type JSX, type ReactNode } from 'react';
import { Button, PasswordField, TextField } from '@fifteen/web/ui';
import { FailureAlert } from '../shared/failure-alert.tsx';
import { useAttempt } from '@fifteen/web/attempt';
import { useFocusOn } from '../shared/use-focus-on.ts';
import type { OwnerProof } from './owner.ts';
import styles from './part.module.css';
import { SignInAgain } from './sign-in-again.tsx';

const NOTHING_WRONG = {};
const SETTINGS = '/account?tab=settings';

/** What the customer typed; without a field that was not asked for. */
export interface Given {
  readonly password?: string;
  readonly code?: string;
}

interface OwnerFormProps {
  readonly proof: OwnerProof;
  readonly asksCode: boolean;
  /** Of the button. */
  readonly label: string;
  readonly busyLabel: string;
  /** Where the server gives no words. */
  readonly otherwise: string;
  readonly isDangerous?: boolean;
  readonly children?: ReactNode;
  readonly onSubmit: (given: Given) => Promise<unknown>;
}

/** Asks for what shows that it is the customer: the password, a code, or a fresh sign-in. */
export const OwnerForm = ({ proof, asksCode, label, busyLabel, otherwise, isDangerous, children, onSubmit }: OwnerFormProps): JSX.Element => {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { busy, failure, attempt } = useAttempt(otherwise);
  const form = useFocusOn(failure?.fields ?? NOTHING_WRONG);
  if (proof === 'google') return <SignInAgain backTo={SETTINGS}>First, sign in with Google again, so we know it’s you. You’ll come right back here.</SignInAgain>;

  const isNamed = Object.keys(failure?.fields ?? NOTHING_WRONG).length > 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(() => onSubmit({ ...(proof === 'password' && { password }), ...(asksCode && { code }) }));
  };
  return (
    <form ref={form} className={styles.fields} onSubmit={submit}>
      <FailureAlert message={isNamed ? undefined : failure?.message} />
      {children}
      {proof === 'password' && (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={failure?.fields['password']}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      {asksCode && (
        <TextField
          label="Code from your app"
          hint="Or one of your recovery codes."
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={60}
          value={code}
          error={failure?.fields['code']}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <div>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel}>
          {label}
        </Button>
      </div>
    </form>
  );
};
