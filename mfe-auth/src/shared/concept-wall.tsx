import type { JSX } from 'react';
import { COMPARISONS, VIBE_IDS } from '@fifteen/contracts';
import { Board, type BoardCell } from '@fifteen/web/ui';
import styles from './concept-wall.module.css';

const PICTURES = [
  ...VIBE_IDS.map((id) => `vibes/${id}`),
  `comparisons/bold_vs_subtle/${COMPARISONS.bold_vs_subtle[0]}`,
  `comparisons/modern_vs_classic/${COMPARISONS.modern_vs_classic[1]}`,
  `comparisons/tech_vs_organic/${COMPARISONS.tech_vs_organic[1]}`,
];

const LIT = 8;

const CELLS: BoardCell[] = PICTURES.map((path, i) => ({
  state: i === LIT ? 'chosen' : 'done',
  content: <img src={`/media/taste/${path}.svg`} alt="" width={240} height={240} loading="lazy" />,
}));

/** Fifteen drawings of the engine, one of them chosen. Decoration, and gone where there is no room. */
export const ConceptWall = (): JSX.Element => (
  <aside className={styles.wall} data-ground="ink" aria-hidden="true">
    <Board cells={CELLS} />
    <p className={styles.words}>Fifteen concepts. One is yours.</p>
  </aside>
);
