import type { JSX } from 'react';
import styles from './words-read.module.css';

interface WordsReadProps {
  understood: readonly string[];
  notUnderstood: readonly string[];
  /** Before what was understood: "We understand". */
  label: string;
  /** What was understood and would change nothing of this logo. */
  cannot?: readonly { readonly wish: string; readonly because: string }[];
  /** What to do instead, in sentences. */
  offers?: readonly string[];
}

const NONE: readonly never[] = [];

/** What was made of the customer's words, and what was not. */
export const WordsRead = ({ understood, notUnderstood, label, cannot = NONE, offers = NONE }: WordsReadProps): JSX.Element | null => {
  if (understood.length + notUnderstood.length + cannot.length === 0) return null;
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
      {cannot.map(({ wish, because }) => (
        <p key={wish} className={styles.line}>
          <span className={styles.label}>Not with this logo</span>
          <span>
            <strong>{wish}.</strong> {because}.
          </span>
        </p>
      ))}
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
      {offers.map((offer) => (
        <p key={offer}>{offer}</p>
      ))}
    </div>
  );
};
