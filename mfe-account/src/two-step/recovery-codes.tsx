import { useEffect, useRef, type JSX } from 'react';
import { PRODUCT_NAME } from '@fifteen/contracts';
import { showToast } from '@fifteen/web/session';
import { Button } from '@fifteen/web/ui';
import { saveFile } from '../shared/save-file.ts';
import styles from './two-step.module.css';

const FILE = `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`;

const sheetOf = (codes: readonly string[]): string =>
  [`${PRODUCT_NAME} recovery codes`, 'Each signs you in once, in place of a code from your app. Keep them somewhere safe.', '', ...codes, ''].join('\n');

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The codes, this once. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps): JSX.Element => {
  const words = useRef<HTMLParagraphElement>(null);
  // What was focused before has gone.
  useEffect(() => words.current?.focus(), []);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showToast('Recovery codes copied.', 'success');
    } catch {
      showToast('Your browser does not allow copying. Download them instead.', 'danger');
    }
  };
  return (
    <div className={styles.steps}>
      <p ref={words} tabIndex={-1}>
        If you lose your phone, each of these codes signs you in once. <strong>We show them only now</strong>, so save them
        somewhere safe.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="secondary" size="medium" icon="download" onClick={() => saveFile(new Blob([sheetOf(codes)], { type: 'text/plain' }), FILE)}>
          Download
        </Button>
        <Button variant="secondary" size="medium" icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <div>
        <Button onClick={onDone}>I saved my codes</Button>
      </div>
    </div>
  );
};
