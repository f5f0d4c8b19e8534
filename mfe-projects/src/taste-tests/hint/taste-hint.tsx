import type { JSX } from 'react';
import { useDraft } from '../draft/use-draft.ts';
import styles from './taste-hint.module.css';
import { tasteSentenceOf } from './taste-sentence.ts';

/** What the answers amount to, said politely whenever it changes. */
export const TasteHint = (): JSX.Element => {
  const draft = useDraft();
  const sentence = tasteSentenceOf(draft);
  return (
    <div className={styles.hint}>
      <span className={styles.dots} aria-hidden="true">
        {(draft.picture?.palette ?? []).map((colour, at) => (
          // Colours may be alike: their place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} style={{ backgroundColor: colour }} />
        ))}
      </span>
      <p className={styles.words}>
        {sentence && <span className={styles.label}>Your taste so far</span>}{' '}
        <output className={styles.sentence}>{sentence || 'Your taste takes shape here as you answer.'}</output>
      </p>
    </div>
  );
};
