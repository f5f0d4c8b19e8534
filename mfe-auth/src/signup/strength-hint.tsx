import { type JSX, useEffect, useState } from 'react';
import { type ScoreOf, STRENGTH_WORDS, strengthOf } from './password-strength.ts';
import styles from './strength-hint.module.css';

const NO_WORD_YET = '\u00A0';

/** What estimates guesses weighs more than the whole page, so it is fetched with the first character; null until it is there. */
const useScoreOf = (isWanted: boolean): ScoreOf | null => {
  const [scoreOf, setScoreOf] = useState<ScoreOf | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    import(/* webpackChunkName: "guessing" */ './guessing.ts').then(
      (module) => isGone || setScoreOf(() => module.scoreOf),
      // Without it there is no hint; the server's rules stay.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return scoreOf;
};

/** Four strokes and a word. The word says it all; the strokes are decoration. */
export const StrengthHint = ({ password, email }: { password: string; email: string }): JSX.Element => {
  const strength = strengthOf(password, email, useScoreOf(password !== ''));
  return (
    <span className={styles.hint}>
      <span className={styles.strokes} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-lit={step <= (strength ?? 0)} />
        ))}
      </span>
      {strength === null ? NO_WORD_YET : STRENGTH_WORDS[strength]}
    </span>
  );
};
