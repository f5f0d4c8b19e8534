import { useId, useLayoutEffect, useRef, type JSX, type MouseEvent, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './modal.module.css';
import { useBackCloses } from './use-back-closes.ts';

export interface ModalProps {
  open: boolean;
  /** Escape, the close button, a click beside the dialog, or the browser's Back. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode | undefined;
  /** 520 px (default) or 860 px wide. */
  size?: 'medium' | 'large' | undefined;
  /** False where the page's own blocker opened the dialog: it must stay the newest, or a second Back leaves the page. */
  backCloses?: boolean | undefined;
}

/** The browser's own modal dialog: it holds the focus inside and gives it back, and the page behind is inert. */
export const Modal = ({ open, backCloses = true, ...rest }: ModalProps): JSX.Element | null =>
  open ? (
    <>
      {backCloses && <BackCloses onClose={rest.onClose} />}
      <Dialog {...rest} />
    </>
  ) : null;

const BackCloses = ({ onClose }: Pick<ModalProps, 'onClose'>): null => {
  useBackCloses(onClose);
  return null;
};

const Dialog = ({ onClose, title, children, actions, size = 'medium' }: Omit<ModalProps, 'open' | 'backCloses'>): JSX.Element => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  // Closed before it leaves the document, or the browser cannot give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop has no element of its own
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={heading}
      onMouseDown={onBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
};
