import { useEffect, useRef, type JSX } from 'react';
import { Icon, SectionHeading } from '@fifteen/web/ui';
import styles from './sent.module.css';

/** Stands in the form's place for the seconds after it was sent. */
export const Sent = (): JSX.Element => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.sent}>
      <Icon name="check" size={48} />
      <SectionHeading id="write" lead="We'll get back to you within 24 hours.">
        Message Sent!
      </SectionHeading>
    </div>
  );
};
