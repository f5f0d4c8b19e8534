import type { JSX } from 'react';
import { SectionHeading } from '@fifteen/web/ui';
import { useDraft } from '../draft/use-draft.ts';
import { vibePicture } from '../media/media-urls.ts';
import styles from './recap.module.css';
import { COMPARISON_WORDS, DISLIKE_WORDS, VIBE_WORDS } from './words.ts';

const sentenceOf = (words: readonly string[]): string => {
  const text = words.join(', ').toLowerCase();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** What the studios will work from, before anything is sent. */
export const Recap = (): JSX.Element => {
  const { vibes, picture, comparisons, dislike } = useDraft();
  return (
    <aside className={styles.recap} aria-label="What we’ll send to the studios">
      <SectionHeading size="small">What we’ll send to the studios</SectionHeading>
      <div className={styles.vibes}>
        {vibes.map((id) => (
          <img key={id} src={vibePicture(id)} alt={VIBE_WORDS[id]} width={240} height={180} />
        ))}
      </div>
      <div className={styles.palette} role="img" aria-label={`Palette ${picture?.palette.join(', ')}`}>
        {picture?.palette.map((colour, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} style={{ backgroundColor: colour }} />
        ))}
      </div>
      <p>{sentenceOf(Object.values(comparisons).map((value) => COMPARISON_WORDS[value]))}</p>
      {dislike.logo && <p className={styles.never}>Never: {DISLIKE_WORDS[dislike.logo].toLowerCase()}.</p>}
    </aside>
  );
};
