import type { JSX } from 'react';
import { STRENGTH_WORDS, strengthOf } from './password-strength.ts';
import styles from './strength-hint.module.css';

/** Four strokes and a word. The word says it all; the strokes are decoration. */
export const StrengthHint = ({ password, email }: { password: string; email: string }): JSX.Element => {
  const strength = strengthOf(password, email);
  return (
    <span className={styles.hint}>
      <span className={styles.strokes} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-lit={step <= strength} />
        ))}
      </span>
      {STRENGTH_WORDS[strength]}
    </span>
  );
};
