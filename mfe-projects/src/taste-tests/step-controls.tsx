import { useEffect, useRef, type JSX } from 'react';
import { Button } from '@fifteen/web/ui';
import { STEPS, type Step } from './draft/step-rules.ts';
import { TasteHint } from './hint/taste-hint.tsx';
import styles from './step-controls.module.css';

interface StepControlsProps {
  step: Step;
  /** Why the step does not let go; takes the focus, so that it is heard. */
  refusal: string | null;
  onPrevious: (() => void) | undefined;
}

/** Previous, the taste so far and Next, always in reach at the foot of the window. */
export const StepControls = ({ step, refusal, onPrevious }: StepControlsProps): JSX.Element => {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refusal) message.current?.focus();
  }, [refusal]);

  return (
    <div className={styles.controls}>
      {onPrevious && (
        <Button variant="secondary" onClick={onPrevious} icon="arrow-left">
          Previous
        </Button>
      )}
      {refusal && (
        <p ref={message} role="alert" tabIndex={-1} className={styles.refusal}>
          {refusal}
        </p>
      )}
      <div className={refusal ? styles.behind : styles.hint}>
        <TasteHint />
      </div>
      <Button type="submit" className={styles.next} iconAfter="arrow-right">
        {step === STEPS.at(-1) ? 'Generate My Logos!' : 'Next'}
      </Button>
    </div>
  );
};
