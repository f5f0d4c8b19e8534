import { useId, type JSX, type ReactNode } from 'react';
import { SectionHeading } from '@fifteen/web/ui';
import styles from './design.module.css';

/** One group of components under its name. */
export const Sample = ({ title, children }: { title: string; children: ReactNode }): JSX.Element => {
  const id = useId();
  return (
    <section className={styles.sample} aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <div className={styles.body}>{children}</div>
    </section>
  );
};

/** Samples beside each other. */
export const Row = ({ children }: { children: ReactNode }): JSX.Element => <div className={styles.row}>{children}</div>;
