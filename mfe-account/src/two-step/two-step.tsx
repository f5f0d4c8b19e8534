import { useState, type JSX } from 'react';
import { type AccountSecurity, type AuthenticatorSetup, RECOVERY_CODES } from '@fifteen/contracts';
import { useQueryClient } from '@fifteen/web/query';
import { showToast } from '@fifteen/web/session';
import { Alert, Badge, Button, Modal, SectionHeading } from '@fifteen/web/ui';
import { OwnerForm } from '../account/owner-form.tsx';
import { proofOf } from '../account/owner.ts';
import part from '../account/part.module.css';
import { securityQuery } from '../account/security.ts';
import { dayOf } from '@fifteen/web/dates';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';
import { beginTwoStep, endTwoStep, renewCodes } from './two-step-api.ts';
import styles from './two-step.module.css';

/** Fewer than this, and the page says so. */
const FEW = 3;

/** What the dialog shows. */
type Step =
  | { readonly is: 'password' | 'off' | 'renew' }
  | { readonly is: 'set-up'; readonly setup: AuthenticatorSetup }
  | { readonly is: 'codes'; readonly codes: readonly string[]; readonly words: string };

const TITLES: Readonly<Record<Step['is'], string>> = {
  password: 'Turn on two-step sign-in',
  'set-up': 'Connect your app',
  codes: 'Save your recovery codes',
  renew: 'Get new recovery codes',
  off: 'Turn off two-step sign-in?',
};

const leftOf = (left: number): string => (left === 1 ? '1 recovery code left' : `${left} of ${RECOVERY_CODES} recovery codes left`);

interface DialogProps {
  readonly step: Step;
  readonly security: AccountSecurity;
  readonly onStep: (step: Step) => void;
  readonly onDone: (words: string) => void;
}

const Dialog = ({ step, security, onStep, onDone }: DialogProps): JSX.Element => {
  const proof = proofOf(security);
  switch (step.is) {
    case 'password':
      return (
        <OwnerForm proof={proof} asksCode={false} label="Continue" busyLabel="Checking..." otherwise="This did not work. Please try again." onSubmit={async (given) => onStep({ is: 'set-up', setup: await beginTwoStep(given) })}>
          <p>You’ll need an authenticator app on your phone. All other devices will be signed out.</p>
        </OwnerForm>
      );
    case 'set-up':
      return <SetUp setup={step.setup} onCodes={(codes) => onStep({ is: 'codes', codes, words: 'Two-step sign-in is on.' })} />;
    case 'codes':
      return <RecoveryCodes codes={step.codes} onDone={() => onDone(step.words)} />;
    case 'renew':
      return (
        <OwnerForm
          proof={proof}
          asksCode
          label="Get new codes"
          busyLabel="Making them..."
          otherwise="We couldn’t create new codes. Please try again."
          onSubmit={async ({ password, code = '' }) => {
            const { recovery_codes: codes } = await renewCodes({ ...(password !== undefined && { password }), code });
            onStep({ is: 'codes', codes, words: 'You have new recovery codes.' });
          }}
        >
          <p>Your old recovery codes will stop working.</p>
        </OwnerForm>
      );
    case 'off':
      return (
        <OwnerForm
          proof={proof}
          asksCode
          isDangerous
          label="Turn off"
          busyLabel="Turning off..."
          otherwise="Two-step sign-in could not be turned off. Please try again."
          onSubmit={async ({ password, code = '' }) => {
            await endTwoStep({ ...(password !== undefined && { password }), code });
            onDone('Two-step sign-in is off.');
          }}
        >
          <p>Anyone who knows your password will be able to sign in.</p>
        </OwnerForm>
      );
  }
};

interface FaceProps {
  readonly security: AccountSecurity;
  readonly onStep: (step: Step) => void;
}

const WhenOn = ({ security: { second_factor: factor }, onStep }: FaceProps): JSX.Element => (
  <>
    <p className={styles.state}>
      <Badge tone="success">On</Badge>
      <span>
        {factor.turned_on_at && `Since ${dayOf(factor.turned_on_at)}. `}
        {leftOf(factor.recovery_codes_left)}.
      </span>
    </p>
    {factor.recovery_codes_left < FEW && <Alert tone="info">You’re running low on recovery codes. Get new ones, so you can’t be locked out.</Alert>}
    <div className={styles.buttons}>
      <Button variant="secondary" size="medium" onClick={() => onStep({ is: 'renew' })}>
        Get new recovery codes
      </Button>
      <Button variant="secondary" size="medium" onClick={() => onStep({ is: 'off' })}>
        Turn off
      </Button>
    </div>
  </>
);

const WhenOff = ({ security, onStep }: FaceProps): JSX.Element => (
  <>
    <p className={part.note}>
      After your password, we ask for a code from an app on your phone. Someone who learns your password still can’t get in.
    </p>
    {security.email_verified ? (
      <div>
        <Button variant="secondary" onClick={() => onStep({ is: 'password' })}>
          Turn on two-step sign-in
        </Button>
      </div>
    ) : (
      <p className={part.note}>Confirm your email address first. The link is at the top of this page.</p>
    )}
  </>
);

export const TwoStep = ({ security }: { readonly security: AccountSecurity }): JSX.Element => {
  const [step, setStep] = useState<Step>();
  const queries = useQueryClient();
  const close = (): void => {
    setStep(undefined);
    // Only now: the codes would go with what is behind them.
    void queries.invalidateQueries({ queryKey: securityQuery.queryKey });
  };
  const done = (words: string): void => {
    close();
    showToast(words, 'success');
  };
  return (
    <section aria-labelledby="two-step" className={part.block}>
      <SectionHeading id="two-step" size="small">
        Two-step sign-in
      </SectionHeading>
      {security.second_factor.is_on ? <WhenOn security={security} onStep={setStep} /> : <WhenOff security={security} onStep={setStep} />}
      {step && (
        <Modal open onClose={close} title={TITLES[step.is]}>
          <Dialog step={step} security={security} onStep={setStep} onDone={done} />
        </Modal>
      )}
    </section>
  );
};
