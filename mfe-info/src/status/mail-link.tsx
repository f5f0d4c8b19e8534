import { useState, type JSX } from 'react';
import type { confirmStatusSubscription, unsubscribeFromStatus } from '@fifteen/contracts';
import { useLocation } from '@fifteen/web/router';
import { send } from '@fifteen/web/session';
import { Alert, Button } from '@fifteen/web/ui';

const CHOICES = {
  confirm: { question: 'Subscribe to status updates?', button: 'Confirm subscription', done: 'We’ll email you when something goes wrong.' },
  end: { question: 'Unsubscribe from status updates?', button: 'Unsubscribe', done: 'You won’t get any more status emails.' },
} as const;

const ask = (choice: keyof typeof CHOICES, token: string): Promise<unknown> =>
  choice === 'confirm'
    ? send<typeof confirmStatusSubscription>({ method: 'POST', path: '/api/v1/status/subscriptions/confirm', body: { token } })
    : send<typeof unsubscribeFromStatus>({ method: 'POST', path: '/api/v1/status/unsubscribe', query: { token } });

/** Where a link of our mails led here: a person presses the button, a scanner of links does not. */
export const MailLink = (): JSX.Element | null => {
  const { search, hash } = useLocation();
  const [state, setState] = useState<'open' | 'busy' | 'done' | 'failed'>('open');
  const choice = new URLSearchParams(search).get('subscription');
  const token = new URLSearchParams(hash.slice(1)).get('token');
  if (!token || (choice !== 'confirm' && choice !== 'end')) return null;
  const { question, button, done } = CHOICES[choice];
  const press = (): void => {
    setState('busy');
    ask(choice, token).then(
      () => setState('done'),
      () => setState('failed'),
    );
  };
  if (state === 'done') return <Alert tone="success">{done}</Alert>;
  return (
    <Alert
      tone={state === 'failed' ? 'danger' : 'info'}
      action={
        <Button size="medium" busy={state === 'busy'} busyLabel="One moment..." onClick={press}>
          {button}
        </Button>
      }
    >
      {state === 'failed' ? 'That didn’t work. The link may be too old. Try again, or subscribe again below.' : question}
    </Alert>
  );
};
