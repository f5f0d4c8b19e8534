import type { JSX } from 'react';
import { Card, SectionHeading } from '@fifteen/web/ui';
import styles from './payment.module.css';

export interface OrderSummaryProps {
  lines: readonly (readonly [name: string, value: string | number])[];
  /** What is said under them. */
  note: string;
}

/** The lines of an order. */
export const OrderSummary = ({ lines, note }: OrderSummaryProps): JSX.Element => (
  <Card as="section" aria-labelledby="summary" className={styles.summary}>
    <SectionHeading id="summary" size="small">
      Order summary
    </SectionHeading>
    <dl className={styles.lines}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.note}>{note}</p>
  </Card>
);
