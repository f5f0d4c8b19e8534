import type { JSX } from 'react';
import styles from './words-read.module.css';

interface WordsReadProps {
  understood: readonly string[];
  notUnderstood: readonly string[];
  /** Before what was understood: "We understand". */
  label: string;
}

/** What was made of the customer's words, and what was not. */
export const WordsRead = ({ understood, notUnderstood, label }: WordsReadProps): JSX.Element | null => {
  if (understood.length + notUnderstood.length === 0) return null;
  return (
    <div className={styles.read}>
      {understood.length > 0 && (
        <p className={styles.line}>
          <span className={styles.label}>{label}</span>
          {understood.map((sentence) => (
            <span key={sentence} className={styles.understood}>
              {sentence}
            </span>
          ))}
        </p>
      )}
      {notUnderstood.length > 0 && (
        <p className={styles.line}>
          <span className={styles.label}>Not understood</span>
          {notUnderstood.map((words) => (
            <q key={words} className={styles.unknown}>
              {words}
            </q>
          ))}
        </p>
      )}
    </div>
  );
};
