import type { JSX, ReactNode } from 'react';
import styles from './badge.module.css';
import { cx } from './cx.ts';

export interface BadgeProps {
  /** plain: a fact. ink: is on pictures, as PREVIEW does. The rest: a state. */
  tone?: 'plain' | 'ink' | 'chosen' | 'success' | 'warning' | 'danger' | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A word or a figure in a pill. */
export const Badge = ({ tone = 'plain', className, children }: BadgeProps): JSX.Element => (
  <span className={cx(styles.badge, styles[tone], className)}>{children}</span>
);
