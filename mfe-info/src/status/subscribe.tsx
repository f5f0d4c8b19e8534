import { useState, type FormEvent, type JSX } from 'react';
import type { subscribeToStatus } from '@fifteen/contracts';
import { ApiError, send } from '@fifteen/web/session';
import { Alert, Button, TextField } from '@fifteen/web/ui';
import styles from './news.module.css';

const FAILED = 'That didn’t work. Please try again.';

const messageOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return FAILED;
  return error.fields[0]?.message ?? (error.code === 'rate_limited' ? 'You’ve asked a few times already. Please check your inbox.' : FAILED);
};

export const Subscribe = (): JSX.Element => {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    setError(undefined);
    try {
      await send<typeof subscribeToStatus>({ method: 'POST', path: '/api/v1/status/subscriptions', body: { email } });
      setState('sent');
    } catch (thrown) {
      setError(messageOf(thrown));
      setState('open');
    }
  };
  if (state === 'sent') {
    return (
      <Alert tone="success" title="One more click">
        If {email} isn’t subscribed yet, we’ve sent an email. Click its link to subscribe.
      </Alert>
    );
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField label="Email" type="email" name="email" autoComplete="email" required value={email} error={error} onChange={(event) => setEmail(event.target.value)} />
      <Button type="submit" size="medium" icon="mail" busy={state === 'busy'} busyLabel="Sending...">
        Subscribe via Email
      </Button>
    </form>
  );
};
