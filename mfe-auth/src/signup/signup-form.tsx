import { useEffect, useRef, useState, type FormEvent, type JSX } from 'react';
import { AUTH_MESSAGES, FULL_NAME_MAX, weakPasswordWarning } from '@fifteen/contracts';
import { session } from '@fifteen/web/session';
import { Button, Checkbox, PasswordField, TextField, TextLink } from '@fifteen/web/ui';
import styles from '../shared/form.module.css';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { useAttempt } from '@fifteen/web/attempt';
import { type SignupFields, type SignupProblem, signupBody, signupProblem } from './signup-rules.ts';
import { StrengthHint } from './strength-hint.tsx';

const EMPTY: SignupFields = { name: '', email: '', password: '', confirmation: '', agreed: false };

const Agreement = (): JSX.Element => (
  <>
    I agree to the <TextLink to="/terms">Terms of Service</TextLink> and the{' '}
    <TextLink to="/privacy">Privacy Policy</TextLink>
  </>
);

export const SignupForm = (): JSX.Element => {
  const [fields, setFields] = useState(EMPTY);
  const [refused, setRefused] = useState<SignupProblem | null>(null);
  const { busy, problem, attempt } = useAttempt(AUTH_MESSAGES.signupFailed);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>(`[name=${refused.field}]`)?.focus();
  }, [refused]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = signupProblem(fields);
    setRefused(found);
    if (!found) void attempt(() => session.signup(signupBody(fields)));
  };
  const errorOf = (name: keyof SignupFields): string | undefined => (refused?.field === name ? refused.message : undefined);
  const field = (name: Exclude<keyof SignupFields, 'agreed'>) => ({
    name,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
    error: errorOf(name),
  });
  const agree = (agreed: boolean): void => {
    setFields({ ...fields, agreed });
    if (refused?.field === 'agreed') setRefused(null);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <ProblemAlert message={problem} />
      <TextField label="Full name" optional autoComplete="name" maxLength={FULL_NAME_MAX} {...field('name')} />
      <TextField label="Email" type="email" autoComplete="username" required {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        hint={<StrengthHint password={fields.password} email={fields.email} />}
        warning={weakPasswordWarning(fields.password)}
        {...field('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" required {...field('confirmation')} />
      <Checkbox
        label={<Agreement />}
        name="agreed"
        // Said in our words, at its place: the browser's own bubble is gone before it is read.
        aria-required
        checked={fields.agreed}
        onChange={({ target }) => agree(target.checked)}
        error={errorOf('agreed')}
      />
      <Button type="submit" wide busy={busy} busyLabel="Creating your account...">
        Sign Up
      </Button>
    </form>
  );
};
