import type { JSX } from 'react';
import type { KitFile } from '@fifteen/contracts';
import { cx } from '@fifteen/web/ui';
import styles from './picture-button.module.css';

interface PictureButtonProps {
  picture: KitFile;
  /** "Copperline Brewing, business cards". */
  about: string;
  /** As an object that lies on the page. */
  raised?: boolean | undefined;
  onOpen: () => void;
}

/** A picture with its name, which opens large. */
export const PictureButton = ({ picture, about, raised, onOpen }: PictureButtonProps): JSX.Element => (
  <figure className={styles.figure}>
    <button type="button" className={cx(styles.button, raised && styles.raised)} aria-haspopup="dialog" onClick={onOpen}>
      <img
        src={picture.url}
        alt={`${about}: ${picture.label ?? ''}, enlarge`}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
    </button>
    <figcaption className={styles.caption}>{picture.label}</figcaption>
  </figure>
);
