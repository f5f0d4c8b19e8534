import { useState, type DragEvent, type JSX, type ReactNode, type RefObject } from 'react';
import { IMAGE_FILE_MAX } from '@fifteen/contracts';
import { cx, LoadingBoard, ShapesGroup } from '@fifteen/web/ui';
import styles from './drop-zone.module.css';

const TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';
const MEGABYTES = IMAGE_FILE_MAX / (1024 * 1024);

interface DropZoneProps {
  picture: string | null;
  busy: boolean;
  onFile: (file: File) => void;
  chooser: RefObject<HTMLInputElement | null>;
  /** The button that opens the chooser: dropping and pasting are for those who can. */
  children: ReactNode;
}

const Invitation = (): JSX.Element => (
  <>
    <ShapesGroup name="empty" className={styles.shapes} />
    <p className={styles.words}>Drop a picture here, or paste one.</p>
    <p className={styles.small}>JPEG, PNG, WebP, GIF or AVIF, up to {MEGABYTES} MB.</p>
  </>
);

export const DropZone = ({ picture, busy, onFile, chooser, children }: DropZoneProps): JSX.Element => {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };

  return (
    <div
      className={cx(styles.zone, over && styles.over, picture && styles.filled)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {picture ? <img src={picture} alt="Chosen by you" className={styles.picture} /> : !busy && <Invitation />}
      {busy && (
        <div className={styles.busy}>
          <LoadingBoard label="Reading the colours..." />
        </div>
      )}
      <div className={styles.action}>{children}</div>
      <input
        ref={chooser}
        type="file"
        accept={TYPES}
        hidden
        aria-label="Picture"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </div>
  );
};
