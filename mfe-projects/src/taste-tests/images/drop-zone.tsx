import { useRef, type ChangeEvent, type JSX } from 'react';
import { IMAGE_FILE_MAX } from '@fifteen/contracts';
import { Button, cx, LoadingBoard, ShapesGroup } from '@fifteen/web/ui';
import styles from './drop-zone.module.css';

const TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';
const MEGABYTES = IMAGE_FILE_MAX / (1024 * 1024);

interface DropZoneProps {
  picture: string | null;
  busy: boolean;
  /** Something hovers over the page. */
  over: boolean;
  onFile: (file: File) => void;
}

const Invitation = (): JSX.Element => (
  <>
    <ShapesGroup name="empty" className={styles.shapes} />
    <p className={styles.words}>
      <span className={styles.mouse}>Drop a picture anywhere, or paste one.</span>
      <span className={styles.touch}>A photo you like, old or new.</span>
    </p>
    <p className={styles.small}>JPEG, PNG, WebP, GIF or AVIF, up to {MEGABYTES} MB. It stays on your device until you generate.</p>
  </>
);

interface ChooserProps {
  label: string;
  variant: 'primary' | 'secondary';
  icon: 'upload' | 'image';
  /** With the camera instead of the files. */
  camera?: true;
  onFile: (file: File) => void;
}

/** A button and the file field that it opens. */
const Chooser = ({ label, variant, icon, camera, onFile }: ChooserProps): JSX.Element => {
  const field = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file) onFile(file);
    // The same file once more must count as a change.
    target.value = '';
  };
  return (
    <>
      <Button
        variant={variant}
        size="medium"
        icon={icon}
        className={camera && styles.camera}
        onClick={() => field.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        accept={camera ? 'image/*' : TYPES}
        capture={camera && 'environment'}
        hidden
        aria-label={label}
        onChange={take}
      />
    </>
  );
};

/** The picture, or the invitation to bring one: by its buttons, by dropping, by pasting. */
export const DropZone = ({ picture, busy, over, onFile }: DropZoneProps): JSX.Element => (
  <div className={cx(styles.zone, over && styles.over, picture && styles.filled)}>
    {picture ? <img src={picture} alt="Chosen by you" className={styles.picture} /> : <Invitation />}
    {busy && (
      <div className={styles.busy}>
        <LoadingBoard label="Reading the colors..." />
      </div>
    )}
    <div className={styles.action}>
      <Chooser
        label={picture ? 'Choose another' : 'Choose a picture'}
        variant={picture ? 'secondary' : 'primary'}
        icon="upload"
        onFile={onFile}
      />
      <Chooser camera label="Take a photo" variant="secondary" icon="image" onFile={onFile} />
    </div>
  </div>
);
