import { useLayoutEffect, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import type { KitFile } from '@fifteen/contracts';
import { Icon, useBackCloses } from '@fifteen/web/ui';
import { toSave } from '../viewer/file-address.ts';
import styles from './lightbox.module.css';
import { useSwipe } from './use-swipe.ts';

interface LightboxProps {
  pictures: readonly KitFile[];
  /** Before the name of each picture. */
  about: string;
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Pictures over the whole window, one after the other; a click shows each pixel. The browser's dialog holds the focus. */
export const Lightbox = ({ pictures, about, at, onMove, onClose }: LightboxProps): JSX.Element | null => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isZoomed, setZoomed] = useState(false);
  const step = (by: number): void => {
    setZoomed(false);
    onMove((at + by + pictures.length) % pictures.length);
  };
  useBackCloses(onClose);
  const swipe = useSwipe(isZoomed ? undefined : step);

  // Closed before it leaves the document, or the browser cannot give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const picture = pictures[at];
  if (!picture) return null;
  const onKey = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined || isZoomed || pictures.length < 2) return;
    event.preventDefault();
    step(by);
  };
  const name = picture.label ?? '';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move on wherever the focus is in it
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-ground="ink"
      aria-label={`${about}, enlarged`}
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.bar}>
        <p className={styles.name} aria-live="polite">
          {name} <span className={styles.count}>{`${at + 1} of ${pictures.length}`}</span>
        </p>
        <a href={toSave(picture.url)} download className={styles.tool} aria-label={`Download ${name}`}>
          <Icon name="download" />
        </a>
        <button type="button" className={styles.tool} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.stage} data-zoomed={isZoomed || undefined} {...swipe}>
        <button type="button" className={styles.picture} aria-pressed={isZoomed} aria-label={isZoomed ? 'Fit the window' : 'Show every pixel'} onClick={() => setZoomed(!isZoomed)}>
          <img key={picture.url} src={picture.url} alt={`${about}: ${name}`} width={picture.width ?? undefined} height={picture.height ?? undefined} />
        </button>
      </div>
      {pictures.length > 1 && (
        <div className={styles.steps}>
          <button type="button" className={styles.tool} aria-label="Previous" onClick={() => step(-1)}>
            <Icon name="arrow-left" />
          </button>
          <button type="button" className={styles.tool} aria-label="Next" onClick={() => step(1)}>
            <Icon name="arrow-right" />
          </button>
        </div>
      )}
    </dialog>
  );
};
