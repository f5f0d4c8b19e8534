import { useState, type FormEvent, type JSX } from 'react';
import { AUTH_MESSAGES, PASSWORD_MIN, weakPasswordWarning } from '@fifteen/contracts';
import { useQueryClient } from '@fifteen/web/query';
import { session, showToast, useSession } from '@fifteen/web/session';
import { Button, PasswordField, SectionHeading } from '@fifteen/web/ui';
import { FailureAlert } from '../shared/failure-alert.tsx';
import { useAttempt } from '@fifteen/web/attempt';
import { useFocusOn } from '../shared/use-focus-on.ts';
import styles from './part.module.css';
import { savePassword, securityQuery } from './security.ts';

const EMPTY = { current_password: '', new_password: '', confirmation: '' };
type Fields = typeof EMPTY;

const problemsOf = ({ new_password, confirmation }: Fields): Partial<Fields> => {
  if (new_password.length < PASSWORD_MIN) return { new_password: AUTH_MESSAGES.passwordShort };
  return new_password === confirmation ? {} : { confirmation: AUTH_MESSAGES.passwordsDiffer };
};

const PasswordForm = (): JSX.Element => {
  const [fields, setFields] = useState(EMPTY);
  const [refused, setRefused] = useState<Partial<Fields>>({});
  const { busy, failure, attempt } = useAttempt('The password could not be changed. Please try again.');
  const queries = useQueryClient();
  const problems: Partial<Fields> = failure?.fields ?? refused;
  const form = useFocusOn(problems);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = problemsOf(fields);
    setRefused(found);
    if (Object.keys(found).length > 0) return;
    if (!(await attempt(() => savePassword(fields.current_password, fields.new_password)))) return;
    setFields(EMPTY);
    showToast('Your password is changed. All other devices are signed out.', 'success');
    await queries.invalidateQueries({ queryKey: securityQuery.queryKey });
  };
  const field = (name: keyof Fields) => ({
    name,
    required: true,
    value: fields[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });
  const isNamed = Object.keys(problems).length > 0;

  return (
    <form ref={form} className={styles.fields} onSubmit={(event) => void submit(event)}>
      <FailureAlert message={isNamed ? undefined : failure?.message} />
      <PasswordField label="Current password" autoComplete="current-password" {...field('current_password')} />
      <PasswordField label="New password" autoComplete="new-password" warning={weakPasswordWarning(fields.new_password)} {...field('new_password')} />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirmation')} />
      <div>
        <Button type="submit" busy={busy} busyLabel="Updating...">
          Update Password
        </Button>
      </div>
    </form>
  );
};

/** Who signs in with Google sets a first password by mail: that shows that the address is theirs. */
const FirstPassword = (): JSX.Element => {
  const email = useSession(({ user }) => user?.email ?? '');
  const { busy, failure, attempt } = useAttempt('We couldn’t send the email. Please try again.');
  const ask = async (): Promise<void> => {
    if (await attempt(() => session.forgotPassword(email))) showToast(`A link is on its way to ${email}.`, 'success');
  };
  return (
    <>
      <p className={styles.note}>You sign in with Google, so you don’t have a password. We can email you a link to set one.</p>
      <FailureAlert message={failure?.message} />
      <div>
        <Button variant="secondary" busy={busy} busyLabel="Sending..." onClick={() => void ask()}>
          Email me a link
        </Button>
      </div>
    </>
  );
};

export const ChangePassword = ({ hasPassword }: { hasPassword: boolean }): JSX.Element => (
  <section aria-labelledby="password" className={styles.block}>
    <SectionHeading id="password" size="small">
      Change Password
    </SectionHeading>
    {hasPassword ? <PasswordForm /> : <FirstPassword />}
  </section>
);
