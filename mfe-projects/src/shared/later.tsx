import type { JSX, ReactNode } from 'react';
import { Card, SectionHeading } from '@fifteen/web/ui';
import styles from './later.module.css';

interface LaterProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** Says plainly what a page cannot do yet, and what can be done instead. */
export const Later = ({ title, children, actions }: LaterProps): JSX.Element => (
  <Card tone="sunken" className={styles.card}>
    <SectionHeading size="small">{title}</SectionHeading>
    <div>{children}</div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </Card>
);
