import { useEffect, useState, type JSX } from 'react';
import { dismissToast, useToasts, type ToastMessage } from '@fifteen/web/session';
import { Toast } from '@fifteen/web/ui';
import styles from './toaster.module.css';

const SHOWN_MS = 6_000;

/**
 * Goes after its time, which stands still while somebody points at it or has the focus in it. One that comes up under a
 * pointer at rest is not pointed at: it would stay on what the next click is meant for.
 */
const Timed = ({ toast }: { toast: ToastMessage }): JSX.Element => {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), toast.shownMs ?? SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const action = toast.action && {
    label: toast.action.label,
    run: () => {
      dismissToast(toast.id);
      toast.action?.run();
    },
  };
  return (
    <div onPointerMove={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Toast tone={toast.tone} action={action} onDismiss={() => dismissToast(toast.id)}>
        {toast.text}
      </Toast>
    </div>
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
