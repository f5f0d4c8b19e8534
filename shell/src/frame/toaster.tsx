import { useEffect, type JSX } from 'react';
import { dismissToast, useToasts, type ToastMessage } from '@fifteen/web/session';
import { Toast } from '@fifteen/web/ui';
import styles from './toaster.module.css';

const SHOWN_MS = 6_000;

const Timed = ({ toast }: { toast: ToastMessage }): JSX.Element => {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <Toast tone={toast.tone} onDismiss={() => dismissToast(toast.id)}>
      {toast.text}
    </Toast>
  );
};

/** The one live region for messages of all bundles. */
export const Toaster = (): JSX.Element => {
  const toasts = useToasts();
  return (
    <div className={styles.toaster} role="status" aria-label="Messages">
      {toasts.map((toast) => (
        <Timed key={toast.id} toast={toast} />
      ))}
    </div>
  );
};
