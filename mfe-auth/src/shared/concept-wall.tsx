import type { JSX } from 'react';
import { CONCEPTS_PER_PROJECT, VIBE_IDS } from '@fifteen/contracts';
import styles from './concept-wall.module.css';

const PICTURES = [
  ...VIBE_IDS.map((id) => `vibes/${id}`),
  'comparisons/bold_vs_subtle/bold',
  'comparisons/modern_vs_classic/classic',
  'comparisons/tech_vs_organic/organic',
].slice(0, CONCEPTS_PER_PROJECT);

/** The same place as the lit dot of the mark. */
const CHOSEN = 8;

/** Fifteen drawings of the engine, one of them chosen. Decoration, and gone where there is no room. */
export const ConceptWall = (): JSX.Element => (
  <div className={styles.wall} data-ground="ink" aria-hidden="true">
    <div className={styles.tiles}>
      {PICTURES.map((path, i) => (
        <img key={path} src={`/media/taste/${path}.svg`} alt="" width={240} height={180} loading="lazy" data-chosen={i === CHOSEN} />
      ))}
    </div>
    <p className={styles.words}>
      Fifteen concepts.
      <br />
      One is yours.
    </p>
  </div>
);
