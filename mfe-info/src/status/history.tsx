import type { JSX } from 'react';
import { Button, SectionHeading } from '@fifteen/web/ui';
import styles from './history.module.css';

/** What a later release records: until then it is said that nothing is. */
export const History = (): JSX.Element => (
  <div className={styles.history}>
    <section aria-labelledby="incidents">
      <SectionHeading id="incidents" size="small">
        Recent incidents
      </SectionHeading>
      <p className={styles.text}>Not measured yet. Incidents are listed here once the service records them.</p>
    </section>
    <section aria-labelledby="maintenance">
      <SectionHeading id="maintenance" size="small">
        Scheduled maintenance
      </SectionHeading>
      <p className={styles.text}>Nothing is scheduled.</p>
    </section>
    <section aria-labelledby="subscribe">
      <SectionHeading id="subscribe" size="small">
        Hear from us
      </SectionHeading>
      <Button size="medium" icon="mail" disabled aria-describedby="subscribe-note" className={styles.button}>
        Subscribe via Email
      </Button>
      <p id="subscribe-note" className={styles.text}>
        Opens together with the record of incidents.
      </p>
    </section>
  </div>
);
