import { useEffect, useRef, type FormEvent, type JSX } from 'react';
import { CONTACT_MESSAGE_MAX, CONTACT_SUBJECT_MAX, FULL_NAME_MAX, SUPPORT_EMAIL, type ContactTopic } from '@fifteen/contracts';
import { useSession } from '@fifteen/web/session';
import { Alert, Badge, Button, Card, SectionHeading, TextArea, TextField } from '@fifteen/web/ui';
import styles from './contact-form.module.css';
import { Sent } from './sent.tsx';
import { wordOf } from './topics.ts';
import { useContactForm, type ContactFields } from './use-contact-form.ts';

interface ContactFormProps {
  readonly topic: ContactTopic | undefined;
  readonly onTopic: (topic: ContactTopic | undefined) => void;
}

type Form = ReturnType<typeof useContactForm>;

/** Takes the focus at each failure, also where it says the same again. */
const Failed = ({ failure }: Pick<Form, 'failure'>): JSX.Element => {
  const message = failure?.message;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) place.current?.focus();
  }, [failure]);
  return (
    <div ref={place} tabIndex={-1}>
      {message && <Alert>{message}</Alert>}
    </div>
  );
};

const Topic = ({ topic, onTopic }: { topic: ContactTopic; onTopic: ContactFormProps['onTopic'] }): JSX.Element => (
  <p className={styles.topic}>
    About: <Badge>{wordOf(topic)}</Badge>
    <Button variant="quiet" size="medium" onClick={() => onTopic(undefined)}>
      Remove topic
    </Button>
  </p>
);

/** For machines alone: off the screen, out of the order of tabs, unknown to screen readers. */
const Trap = ({ fields, change }: Pick<Form, 'fields' | 'change'>): JSX.Element => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      Website
      <input name="website" tabIndex={-1} autoComplete="off" value={fields.website} onChange={(event) => change({ website: event.target.value })} />
    </label>
  </div>
);

const Fields = ({ fields, failure, change }: Pick<Form, 'fields' | 'failure' | 'change'>): JSX.Element => {
  const field = (name: keyof ContactFields) => ({
    name,
    required: true,
    value: fields[name],
    error: failure?.fields[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField label="Name" autoComplete="name" maxLength={FULL_NAME_MAX} {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      </div>
      <TextField label="Subject" maxLength={CONTACT_SUBJECT_MAX} {...field('subject')} />
      <TextArea label="Message" rows={6} limit={CONTACT_MESSAGE_MAX} {...field('message')} />
      <Trap fields={fields} change={change} />
    </>
  );
};

export const ContactForm = ({ topic, onTopic }: ContactFormProps): JSX.Element => {
  const user = useSession((session) => session.user);
  const { state, fields, failure, change, submit } = useContactForm(user, () => onTopic(undefined));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void submit(topic);
  };
  return (
    <Card as="section" aria-labelledby="write" className={styles.card}>
      {state === 'sent' ? (
        <Sent />
      ) : (
        <>
          <SectionHeading id="write" lead="We'll get back to you within 24 hours.">
            Write to us
          </SectionHeading>
          <form className={styles.form} onSubmit={send} noValidate>
            <Failed failure={failure} />
            {topic && <Topic topic={topic} onTopic={onTopic} />}
            <Fields fields={fields} failure={failure} change={change} />
            <div className={styles.end}>
              <Button type="submit" icon="mail" busy={state === 'sending'} busyLabel="Sending...">
                Send Message
              </Button>
              <p className={styles.note}>
                Or email us: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
              </p>
            </div>
          </form>
        </>
      )}
    </Card>
  );
};
