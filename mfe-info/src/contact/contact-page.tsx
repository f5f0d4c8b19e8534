import { useState, type JSX } from 'react';
import { SUPPORT_EMAIL } from '@fifteen/contracts';
import { Badge, Card, Icon, PageHeading, SectionHeading, TextLink } from '@fifteen/web/ui';
import { Page } from '../page.tsx';
import styles from './contact-page.module.css';
import { inSupportHours, SUPPORT_HOURS } from './support-hours.ts';

const Mail = (): JSX.Element => (
  <Card as="section" aria-labelledby="mail" className={styles.mail}>
    <Icon name="mail" size={32} />
    <SectionHeading id="mail" lead="We'll get back to you within 24 hours.">
      Write to us
    </SectionHeading>
    <a href={`mailto:${SUPPORT_EMAIL}`} className={styles.address}>
      {SUPPORT_EMAIL}
    </a>
    <p className={styles.note}>
      The contact form is not open yet; it opens with a later release. Mail reaches the same people. It helps us if you
      write from the address of your account and name the project.
    </p>
  </Card>
);

const Chat = (): JSX.Element => {
  const [open] = useState(() => inSupportHours(new Date()));
  return (
    <Card as="section" tone="sunken" aria-labelledby="chat" className={styles.chat}>
      <Badge tone={open ? 'success' : 'plain'}>{open ? 'Within hours' : 'Outside hours'}</Badge>
      <SectionHeading id="chat" size="small">
        Live Chat
      </SectionHeading>
      <p className={styles.hours}>{SUPPORT_HOURS}</p>
      <p className={styles.note}>No chat is connected yet. Please write to us meanwhile.</p>
    </Card>
  );
};

const First = (): JSX.Element => (
  <Card as="section" tone="sunken" aria-labelledby="first" className={styles.chat}>
    <SectionHeading id="first" size="small">
      Faster than we are
    </SectionHeading>
    <ul className={styles.links}>
      <li>
        <TextLink to="/help">Help</TextLink>: the six questions we hear most
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

export const ContactPage = (): JSX.Element => (
  <Page>
    <PageHeading lead="A question, a problem, or a logo you are proud of." size="large">
      Contact
    </PageHeading>
    <div className={styles.columns}>
      <Mail />
      <div className={styles.side}>
        <Chat />
        <First />
      </div>
    </div>
  </Page>
);
