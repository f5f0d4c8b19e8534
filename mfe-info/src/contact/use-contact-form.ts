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

const FAILED = 'We couldn’t send your message. It’s still here. Please try again.';

const MARKED = 'Please check the marked fields.';
/** In the server's own words, said without asking it. */
const MISSING = {
  name: 'Please enter your name',
  email: 'Please enter a valid email address',
  subject: 'Please enter a subject',
  message: 'Please enter a message',
} as const;
/** What the server would refuse as well; it knows best about the rest. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isMissing = (field: keyof typeof MISSING, value: string): boolean => (field === 'email' ? !ADDRESS.test(value.trim()) : value.trim() === '');

const missingIn = (fields: ContactFields): Failure | null => {
  const missing = (Object.keys(MISSING) as (keyof typeof MISSING)[]).filter((field) => isMissing(field, fields[field]));
  if (missing.length === 0) return null;
  return { message: MARKED, fields: Object.fromEntries(missing.map((field) => [field, MISSING[field]])) };
};

const failureOf = (error: unknown): Failure => {
  if (!(error instanceof ApiError)) return { message: FAILED, fields: {} };
  const fields = Object.fromEntries(error.fields.map(({ field, message }) => [field, message]));
  if (error.fields.length > 0) return { message: MARKED, fields };
  return { message: error.code === 'rate_limited' ? 'You’ve sent a lot of messages in a short time. Please email us instead.' : FAILED, fields };
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
    const missing = missingIn(fields);
    setFailure(missing);
    if (missing) return;
    setState('sending');
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
