import type { JSX } from 'react';
import { cx, VisuallyHidden } from '@fifteen/web/ui';
import { STEPS, type Step } from './draft/step-rules.ts';
import styles from './step-trail.module.css';
import { STEP_WORDS } from './steps/words.ts';

interface StepTrailProps {
  step: Step;
  /** The furthest step that the answers allow. */
  open: Step;
  onGo: (step: Step) => void;
}

const stateOf = (at: number, here: number, furthest: number): 'done' | 'here' | 'open' | 'ahead' => {
  if (at === here) return 'here';
  if (at < here) return 'done';
  return at <= furthest ? 'open' : 'ahead';
};

/** The five steps by name. Those that are open lead there; those ahead wait for their turn. */
export const StepTrail = ({ step, open, onGo }: StepTrailProps): JSX.Element => (
  <nav aria-label="Steps of the taste test">
    <ol className={styles.trail}>
      {STEPS.map((each, at) => {
        const state = stateOf(at, STEPS.indexOf(step), STEPS.indexOf(open));
        const name = (
          <>
            <span className={styles.bar} />
            <span className={styles.name}>{STEP_WORDS[each].name}</span>
            {state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
          </>
        );
        return (
          <li key={each} className={cx(styles.step, styles[state])} aria-current={state === 'here' ? 'step' : undefined}>
            {state === 'done' || state === 'open' ? (
              <button type="button" className={styles.link} onClick={() => onGo(each)}>
                {name}
              </button>
            ) : (
              <span className={styles.link}>{name}</span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
