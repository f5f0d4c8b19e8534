import type { JSX } from 'react';
import { PRODUCT_NAME } from '@fifteen/contracts';
import { BOARD_COLUMNS, BOARD_ROWS } from './board.tsx';
import styles from './logo.module.css';

/** The lit dot: fourth of the second row. */
const LIT = 8;
const PITCH = 10;
const RADIUS = 3.25;

const DOTS = Array.from({ length: BOARD_COLUMNS * BOARD_ROWS }, (_, i) => ({
  x: RADIUS + (i % BOARD_COLUMNS) * PITCH,
  y: RADIUS + Math.floor(i / BOARD_COLUMNS) * PITCH,
}));
const WIDTH = (BOARD_COLUMNS - 1) * PITCH + 2 * RADIUS;
const HEIGHT = (BOARD_ROWS - 1) * PITCH + 2 * RADIUS;

/** Fifteen dots, one of them lit. Takes the colour of its text. */
export const Mark = ({ height = 26 }: { height?: number | undefined }): JSX.Element => (
  <svg height={height} width={(height * WIDTH) / HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    {DOTS.map(({ x, y }, i) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={RADIUS} fill={i === LIT ? 'var(--chosen)' : 'currentColor'} />
    ))}
  </svg>
);

/** Mark and name. The link around it says where it leads. */
export const Logo = ({ height = 26 }: { height?: number | undefined }): JSX.Element => (
  <span className={styles.logo} style={{ fontSize: height }}>
    <Mark height={height} />
    <span className={styles.name}>{PRODUCT_NAME}</span>
  </span>
);
