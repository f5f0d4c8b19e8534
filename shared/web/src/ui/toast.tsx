import type { JSX, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './toast.module.css';

export type ToastTone = 'info' | 'success' | 'danger';

export interface ToastProps {
  tone?: ToastTone | undefined;
  children: ReactNode;
  /** A button beside the words, as "Undo". */
  action?: { readonly label: string; readonly run: () => void } | undefined;
  onDismiss: () => void;
}

const ICONS: Readonly<Record<ToastTone, IconName>> = { info: 'info', success: 'check', danger: 'warning' };

/** One short message that floats. Features call `showToast` of `@fifteen/web/session`; the shell draws them. */
export const Toast = ({ tone = 'info', children, action, onDismiss }: ToastProps): JSX.Element => (
  <div className={styles.toast} data-tone={tone} data-ground="ink">
    <Icon name={ICONS[tone]} />
    <p className={styles.text}>{children}</p>
    {action && (
      <button type="button" className={styles.action} onClick={action.run}>
        {action.label}
      </button>
    )}
    <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
      <Icon name="close" size={18} />
    </button>
  </div>
);
