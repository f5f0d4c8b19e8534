import type { CSSProperties, JSX, ReactNode } from 'react';
import styles from './board.module.css';
import { cx } from './cx.ts';

/** waiting: an empty place; drawing: work has begun; done: lit or filled; chosen: the one; failed: will be drawn again. */
export type CellState = 'waiting' | 'drawing' | 'done' | 'chosen' | 'failed';

export interface BoardCell {
  state: CellState;
  /** Fills the tile once it is done: an image with its own `alt`. Ignored by dots. */
  content?: ReactNode | undefined;
  /** A CSS colour behind the content, as the drawing's own background; for dots, of the lit dot. */
  colour?: string | undefined;
}

export interface BoardProps {
  /** Fifteen, row by row: five of each studio. */
  cells: readonly BoardCell[];
  /** tiles: pictures (default). dots: the mark at any size. */
  shape?: 'tiles' | 'dots' | undefined;
  /** Before each row of tiles, as a studio's name. */
  rows?: readonly ReactNode[] | undefined;
  /** Names the board for screen readers; without it the board is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

export const BOARD_COLUMNS = 5;
export const BOARD_ROWS = 3;

const Cell = ({ cell, index, shape }: { cell: BoardCell; index: number; shape: 'tiles' | 'dots' }): JSX.Element => {
  const style = { '--index': index, backgroundColor: cell.colour } as CSSProperties;
  const filled = shape === 'tiles' && (cell.state === 'done' || cell.state === 'chosen');
  return (
    <div className={styles.cell} data-state={cell.state} style={style}>
      {filled && cell.content}
    </div>
  );
};

/** The 5 x 3 board: the mark, the loading state, the progress of a generation and the grid of concepts. */
export const Board = ({ cells, shape = 'tiles', rows, label, className }: BoardProps): JSX.Element => (
  <div
    role={label ? 'group' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    className={cx(styles.board, styles[shape], className)}
  >
    {cells.map((cell, i) => (
      // oxlint-disable-next-line react/no-array-index-key -- a place on the board is its index
      <CellWithRow key={i} row={i % BOARD_COLUMNS === 0 ? rows?.[i / BOARD_COLUMNS] : undefined}>
        <Cell cell={cell} index={i} shape={shape} />
      </CellWithRow>
    ))}
  </div>
);

const CellWithRow = ({ row, children }: { row: ReactNode; children: ReactNode }): JSX.Element => (
  <>
    {row && <div className={styles.row}>{row}</div>}
    {children}
  </>
);

const dotsWith = (lit: number): BoardCell[] =>
  Array.from({ length: BOARD_COLUMNS * BOARD_ROWS }, (_, i) => ({ state: i < lit ? 'done' : 'waiting' }));

/** The board as a count: `lit` dots of fifteen. */
export const DotBoard = ({ lit, className }: { lit: number; className?: string | undefined }): JSX.Element => (
  <Board shape="dots" cells={dotsWith(lit)} className={className} />
);

/** While something loads: the dots light up one after the other, once, and wait. */
export const LoadingBoard = ({ label = 'Loading...' }: { label?: string | undefined }): JSX.Element => (
  <div className={styles.loading} role="status">
    <Board shape="dots" cells={dotsWith(0)} className={styles.dealing} />
    <span>{label}</span>
  </div>
);
