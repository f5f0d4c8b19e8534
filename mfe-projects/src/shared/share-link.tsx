import { useRef, type JSX } from 'react';
import { showToast } from '@fifteen/web/session';
import { Button, TextField } from '@fifteen/web/ui';
import styles from './share-link.module.css';

const canPassOn = (): boolean => typeof navigator.share === 'function' && matchMedia('(hover: none)').matches;

interface ShareLinkProps {
  path: string;
  /** What the person who gets it reads first. */
  title: string;
}

/** The address, and the ways to pass it on. */
export const ShareLink = ({ path, title }: ShareLinkProps): JSX.Element => {
  const field = useRef<HTMLInputElement>(null);
  const url = new URL(path, location.origin).href;

  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      showToast('Link copied', 'success');
    } catch {
      showToast('Your browser won’t let us copy. The link is selected, so you can copy it yourself.');
    }
  };
  const passOn = (): void => {
    // A visitor who changes his mind is no error.
    navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <div className={styles.link}>
      <TextField
        ref={field}
        label="Public link"
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
        className={styles.address}
      />
      <Button icon="copy" onClick={() => void copy()}>
        Copy link
      </Button>
      {canPassOn() && (
        <Button icon="share" variant="secondary" onClick={passOn}>
          Send
        </Button>
      )}
    </div>
  );
};
