import type { JSX } from 'react';
import { SectionHeading } from '@fifteen/web/ui';
import styles from './payment.module.css';

const NEXT = ['Create a project or open one.', 'Choose your logo.', 'Refine it with your credits.'] as const;

/** What credits are for, in three steps. */
export const WhatsNext = (): JSX.Element => (
  <section aria-labelledby="next">
    <SectionHeading id="next" size="small">
      What's Next
    </SectionHeading>
    <ol className={styles.steps}>
      {NEXT.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
);
