import type { JSX } from 'react';
import { CONCEPTS_PER_PROJECT, CONCEPTS_PER_STUDIO } from '@fifteen/contracts';
import { Board, type BoardCell } from '@fifteen/web/ui';
import type { TourStep } from './steps.ts';
import styles from './tour-picture.module.css';

const OFF: BoardCell = { state: 'waiting' };
const LIT: BoardCell = { state: 'done' };
const YOURS: BoardCell = { state: 'chosen' };
const CHOSEN = 8;
const PICKS = new Set([1, 3, 5, 9, 12]);
const STUDIO_OF_ROW = ['var(--studio-helios)', 'var(--studio-78)', 'var(--studio-apex)'];
const rowOf = (index: number): number => Math.floor(index / CONCEPTS_PER_STUDIO);

/** What the board of fifteen looks like at each step. */
const CELL_AT: Readonly<Record<TourStep['id'], (index: number) => BoardCell>> = {
  brief: (index) => (PICKS.has(index) ? LIT : OFF),
  concepts: (index) => ({ state: 'done', colour: STUDIO_OF_ROW[rowOf(index)] }),
  refine: (index) => (index === CHOSEN ? YOURS : OFF),
  kit: (index) => (rowOf(index) === 1 ? YOURS : OFF),
};

/** Decoration: the words beside it say the same. */
export const TourPicture = ({ step }: { step: TourStep['id'] }): JSX.Element => (
  <div className={styles.ground}>
    <Board
      shape="dots"
      cells={Array.from({ length: CONCEPTS_PER_PROJECT }, (_, index) => CELL_AT[step](index))}
      className={styles.board}
    />
  </div>
);
