import type { JSX } from 'react';
import { cx } from './cx.ts';
import styles from './shapes.module.css';

/** Pixels: the landing page's cells and the gaps between them. */
const CELL = 80;
const GAP = 8;
const PITCH = CELL + GAP;

/** Outlines in a cell of 80 px, before they are turned by quarters about its centre. */
const OUTLINES = {
  quarter: 'M0 80V0a80 80 0 0 1 80 80Z',
  arch: 'M0 80V40a40 40 0 0 1 80 0v40Z',
  disc: 'M0 40a40 40 0 1 1 80 0a40 40 0 1 1-80 0Z',
  square: 'M14 0h52a14 14 0 0 1 14 14v52a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14V14A14 14 0 0 1 14 0Z',
  leaf: 'M0 80V40A40 40 0 0 1 40 0h40v40a40 40 0 0 1-40 40Z',
} as const;

const SHAPES = { q: 'quarter', a: 'arch', d: 'disc', s: 'square', l: 'leaf' } as const;
const COLOURS = {
  v: 'var(--studio-78)',
  y: 'var(--studio-helios)',
  b: 'var(--studio-apex)',
  k: 'var(--shape-ink, var(--ink))',
  n: 'var(--shape-quiet, #e8dfcf)',
  p: '#f3cbb9',
} as const;

/** A cell is shape, quarter turns and colour, as in `q1v`; `...` is empty. */

const Shape = ({ code, column, row }: { code: string; column: number; row: number }): JSX.Element | null => {
  const shape = SHAPES[code[0] as keyof typeof SHAPES];
  if (!shape) return null;
  const place = `translate(${column * PITCH} ${row * PITCH}) rotate(${Number(code[1]) * 90} 40 40)`;
  return <path d={OUTLINES[shape]} transform={place} fill={COLOURS[code[2] as keyof typeof COLOURS]} />;
};

const Picture = ({ rows, className }: { rows: readonly string[]; className?: string | undefined }): JSX.Element => {
  const grid = rows.map((row) => row.split(' '));
  const columns = grid[0]?.length ?? 0;
  return (
    <svg
      viewBox={`0 0 ${columns * PITCH - GAP} ${grid.length * PITCH - GAP}`}
      className={cx(styles.shapes, className)}
      aria-hidden="true"
      focusable="false"
    >
      {grid.flatMap((codes, row) =>
        // oxlint-disable-next-line react/no-array-index-key -- the picture never changes
        codes.map((code, column) => <Shape key={`${row} ${column}`} code={code} column={column} row={row} />),
      )}
    </svg>
  );
};

const LANDING = [
  'q1v q3n d0p s0v q1y ... ... a1p',
  'q0y a0v ... d0y a1n d0p ... ...',
  '... q0b a1v q1v q0b q0k q1k d0v',
  'q1k ... a1y ... ... q2k q0v d0k',
  '... ... q0y q3n q0k ... q2v ...',
  'q1n ... s0v q0n ... a0y ... a0k',
];

/** The landing page's ground: rounded shapes in 8 by 6 cells of 80 px with gaps of 8 px. Decoration. */
export const ShapesGrid = ({ className }: { className?: string | undefined }): JSX.Element => (
  <Picture rows={LANDING} className={className} />
);

const SMALL = {
  empty: ['q0n a0y ...', '... d0v q2k'],
  lost: ['q0b ... d0v', 'a0y q2k ...', '... s0n q1v'],
  broken: ['a0k q1v ...', '... q3y d0b'],
  done: ['q0y q1v', 'q3b d0k'],
} as const;

export type ShapesName = keyof typeof SMALL;

/** A small group of the family's shapes, for empty states and error pages. */
export const ShapesGroup = ({ name, className }: { name: ShapesName; className?: string | undefined }): JSX.Element => (
  <Picture rows={SMALL[name]} className={className} />
);
