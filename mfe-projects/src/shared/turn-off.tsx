import { useState, type JSX } from 'react';
import { Alert, Button } from '@fifteen/web/ui';

interface TurnOffProps {
  /** "Turn off the link". */
  label: string;
  /** What will be lost, and what can be done about it. */
  warning: string;
  busy: boolean;
  onTurnOff: () => void;
  className?: string | undefined;
}

/** A quiet button that turns something public off, after a second press. */
export const TurnOff = ({ label, warning, busy, onTurnOff, className }: TurnOffProps): JSX.Element => {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <Button size="medium" variant="quiet" icon="trash" onClick={() => setAsked(true)} className={className}>
        {label}
      </Button>
    );
  return (
    <Alert
      tone="warning"
      action={
        <Button size="medium" variant="danger" busy={busy} busyLabel="Turning off..." onClick={onTurnOff}>
          Turn off
        </Button>
      }
    >
      {warning}
    </Alert>
  );
};
