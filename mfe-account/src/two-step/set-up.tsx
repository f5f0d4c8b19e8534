import { useState, type FormEvent, type JSX } from 'react';
import type { AuthenticatorSetup } from '@fifteen/contracts';
import { Button, TextField } from '@fifteen/web/ui';
import part from '../account/part.module.css';
import { FailureAlert } from '../shared/failure-alert.tsx';
import { useAttempt } from '@fifteen/web/attempt';
import { useFocusOn } from '../shared/use-focus-on.ts';
import { QrCode } from './qr-code.tsx';
import { confirmTwoStep } from './two-step-api.ts';
import styles from './two-step.module.css';

const NOTHING_WRONG = {};

interface SetUpProps {
  readonly setup: AuthenticatorSetup;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** In groups of four, as it is read off a screen. */
const readable = (secret: string): string => secret.replaceAll(/.{4}(?!$)/g, '$& ');

/** Scan, then show that the app has it. */
export const SetUp = ({ setup, onCodes }: SetUpProps): JSX.Element => {
  const [code, setCode] = useState('');
  const { busy, failure, attempt } = useAttempt('Two-step sign-in could not be turned on. Please try again.');
  const form = useFocusOn(failure?.fields ?? NOTHING_WRONG);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(async () => onCodes((await confirmTwoStep(code)).recovery_codes));
  };
  return (
    <div className={styles.steps}>
      <div className={styles.step}>
        <p>
          <span className={styles.number}>1.</span> Scan this with an authenticator app, such as Google Authenticator or
          1Password.
        </p>
        <QrCode text={setup.uri} label="QR code for your authenticator app" />
        <div className={styles.secret}>
          <span>Can’t scan it? Type this key into the app:</span>
          <code>{readable(setup.secret)}</code>
        </div>
      </div>
      <div className={styles.step}>
        <p>
          <span className={styles.number}>2.</span> Type the 6-digit code the app shows.
        </p>
        <form ref={form} className={part.fields} onSubmit={submit}>
          <FailureAlert message={failure && !failure.fields['code'] ? failure.message : undefined} />
          <TextField
            label="Code from your app"
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            maxLength={20}
            value={code}
            error={failure?.fields['code']}
            onChange={(event) => setCode(event.target.value)}
          />
          <div>
            <Button type="submit" busy={busy} busyLabel="Checking...">
              Turn on
            </Button>
          </div>
        </form>
      </div>
    </div>
  );
};
