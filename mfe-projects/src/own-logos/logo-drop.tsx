import { useRef, type ChangeEvent, type JSX } from 'react';
import { OWN_LOGO_FILE_MAX, OWN_LOGO_TYPES } from '@fifteen/contracts';
import { Button, cx, LoadingBoard, ShapesGroup } from '@fifteen/web/ui';
import styles from './own-logo-page.module.css';

const MEGABYTES = OWN_LOGO_FILE_MAX / (1024 * 1024);

interface FileButtonProps {
  label: string;
  isQuiet?: boolean;
  busy?: boolean;
  onFile: (file: File) => void;
}

/** A button and the file field that it opens. */
export const FileButton = ({ label, isQuiet = false, busy = false, onFile }: FileButtonProps): JSX.Element => {
  const field = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file) onFile(file);
    // The same file once more must count as a change.
    target.value = '';
  };
  return (
    <>
      <Button variant={isQuiet ? 'secondary' : 'primary'} size="medium" icon="upload" busy={busy} busyLabel="Reading your logo..." onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input ref={field} type="file" accept={OWN_LOGO_TYPES.join()} hidden aria-label={label} onChange={take} />
    </>
  );
};

interface LogoDropProps {
  busy: boolean;
  /** Something hovers over the page. */
  over: boolean;
  onFile: (file: File) => void;
}

/** The invitation to bring a logo: by its button, by dropping, by pasting. */
export const LogoDrop = ({ busy, over, onFile }: LogoDropProps): JSX.Element => (
  <div className={cx(styles.drop, over && styles.over)} aria-busy={busy}>
    {busy ? (
      <LoadingBoard label="Reading your logo..." />
    ) : (
      <>
        <ShapesGroup name="empty" className={styles.dropShapes} />
        <p className={styles.dropWords}>Drop your logo here</p>
        <p className={styles.small}>SVG or PDF is best. PNG and JPG work too, the larger the better. Up to {MEGABYTES} MB.</p>
        <FileButton label="Choose a file" onFile={onFile} />
      </>
    )}
  </div>
);
