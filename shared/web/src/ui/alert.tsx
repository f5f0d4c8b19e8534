import type { JSX, ReactNode } from 'react';
import styles from './alert.module.css';
import { Icon, type IconName } from './icon.tsx';
import { cx } from './cx.ts';

export type AlertTone = 'danger' | 'warning' | 'success' | 'info';

export interface AlertProps {
  /** danger and warning interrupt a screen reader (role alert), the others wait their turn (status). Default: danger. */
  tone?: AlertTone | undefined;
  title?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** A button at the end, such as "Try again". */
  action?: ReactNode | undefined;
  className?: string | undefined;
}

const ICONS: Readonly<Record<AlertTone, IconName>> = {
  danger: 'warning',
  warning: 'warning',
  success: 'check',
  info: 'info',
};

/** Says in place what went wrong, or right. */
export const Alert = ({ tone = 'danger', title, children, action, className }: AlertProps): JSX.Element => (
  <div
    role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
    data-tone={tone}
    className={cx(styles.alert, className)}
  >
    <Icon name={ICONS[tone]} />
    <div className={styles.words}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
    </div>
    {action}
  </div>
);
