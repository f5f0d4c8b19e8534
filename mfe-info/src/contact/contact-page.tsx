import { useRef, useState, type JSX } from 'react';
import { useSearchParams } from '@fifteen/web/router';
import { Card, PageHeading, SectionHeading, TextLink } from '@fifteen/web/ui';
import { Page } from '../page.tsx';
import { ChatCard } from './chat-card.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { topicIn } from './topics.ts';

const First = (): JSX.Element => (
  <Card as="section" tone="sunken" aria-labelledby="first" className={styles.chat}>
    <SectionHeading id="first" size="small">
      Quick answers
    </SectionHeading>
    <ul className={styles.links}>
      <li>
        <TextLink to="/help">Help</TextLink>: answers to common questions
      </li>
      <li>
        <TextLink to="/knowledge-base">Knowledge base</TextLink>: short articles
      </li>
      <li>
        <TextLink to="/status">Status</TextLink>: is everything up?
      </li>
    </ul>
  </Card>
);

export const ContactPage = (): JSX.Element => {
  const [query] = useSearchParams();
  const [topic, setTopic] = useState(() => topicIn(query));
  const form = useRef<HTMLDivElement>(null);
  const write = (): void => {
    setTopic('chat');
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('[required]') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  };
  return (
    <Page>
      <PageHeading lead="Questions, problems, or a logo you’re proud of." size="large">
        Contact
      </PageHeading>
      <div className={styles.columns}>
        <div ref={form}>
          <ContactForm topic={topic} onTopic={setTopic} />
        </div>
        <div className={styles.side}>
          <ChatCard onWrite={write} />
          <First />
        </div>
      </div>
    </Page>
  );
};
