import { useEffect, useState } from 'react';
import { CONTACT_SENT_MS, type ContactTopic, type User, type sendContactMessage } from '@fifteen/contracts';
import { ApiError, send } from '@fifteen/web/session';

export interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly website: string;
}

interface Failure {
  readonly message: string;
  readonly fields: Partial<Record<string, string>>;
}

type State = 'editing' | 'sending' | 'sent';

const FAILED = 'Your message could not be sent. Nothing is lost: please try again.';

const failureOf = (error: unknown): Failure => {
  if (!(error instanceof ApiError)) return { message: FAILED, fields: {} };
  const fields = Object.fromEntries(error.fields.map(({ field, message }) => [field, message]));
  if (error.fields.length > 0) return { message: 'Please look at the marked fields.', fields };
  return { message: error.code === 'rate_limited' ? 'Those were many messages in a short time. Please write to us by mail.' : FAILED, fields };
};

interface ContactForm {
  readonly state: State;
  readonly fields: ContactFields;
  readonly failure: Failure | null;
  readonly change: (changes: Partial<ContactFields>) => void;
  readonly submit: (topic: ContactTopic | undefined) => Promise<void>;
}

const emptyFor = (user: User | null): ContactFields => ({
  name: user?.full_name ?? '',
  email: user?.email ?? '',
  subject: '',
  message: '',
  website: '',
});

/** The form from the first letter to the empty form after it was sent; what fails loses nothing. */
export const useContactForm = (user: User | null, onDone: () => void): ContactForm => {
  const [state, setState] = useState<State>('editing');
  const [fields, setFields] = useState(() => emptyFor(user));
  const [failure, setFailure] = useState<Failure | null>(null);

  // Who is signed in is known some moments after the page: what was typed meanwhile stands.
  useEffect(() => {
    const { name, email } = emptyFor(user);
    setFields((typed) => ({ ...typed, name: typed.name || name, email: typed.email || email }));
  }, [user]);

  useEffect(() => {
    if (state !== 'sent') return undefined;
    const timer = setTimeout(() => {
      setFields(emptyFor(user));
      setState('editing');
      onDone();
    }, CONTACT_SENT_MS);
    return () => clearTimeout(timer);
    // Whoever signs in or out meanwhile restarts no timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state]);

  const submit: ContactForm['submit'] = async (topic) => {
    if (state !== 'editing') return;
    setState('sending');
    setFailure(null);
    try {
      await send<typeof sendContactMessage>({ method: 'POST', path: '/api/v1/contact', body: { ...fields, ...(topic && { topic }) } });
      setState('sent');
    } catch (error) {
      setFailure(failureOf(error));
      setState('editing');
    }
  };
  return { state, fields, failure, submit, change: (changes) => setFields({ ...fields, ...changes }) };
};
