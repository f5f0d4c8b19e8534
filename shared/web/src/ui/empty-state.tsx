import type { JSX, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './empty-state.module.css';
import { PageHeading, SectionHeading } from './page-heading.tsx';
import { ShapesGroup, type ShapesName } from './shapes.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  /** Which shapes stand beside the words. Default: empty. */
  shapes?: ShapesName | undefined;
  /** Its title is the page's h1, as on the 404 page. */
  page?: boolean | undefined;
}

/** Says that there is nothing here, and what to do about it. Also the frame of error pages. */
export const EmptyState = ({ title, children, actions, shapes = 'empty', page }: EmptyStateProps): JSX.Element => (
  <div className={cx(styles.state, page && styles.page)}>
    <ShapesGroup name={shapes} className={styles.shapes} />
    <div className={styles.words}>
      {page ? <PageHeading size="large">{title}</PageHeading> : <SectionHeading size="small">{title}</SectionHeading>}
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  </div>
);
