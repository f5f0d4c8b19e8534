import type { JSX } from 'react';
import { STUDIOS } from '@fifteen/contracts';
import { Card } from '@fifteen/web/ui';
import styles from './guest-studio.module.css';

export type GuestStudioId = 'marrow' | 'tessera';

/** Outlines on a cell of 80: a disc, and a quarter circle filling the top left or the bottom right. */
const DISC = 'M40 0a40 40 0 1 1 0 80a40 40 0 1 1 0-80z';
const TOP_LEFT = 'M0 0h80a80 80 0 0 1-80 80z';
const BOTTOM_RIGHT = 'M80 80h-80a80 80 0 0 1 80-80z';

/** From one cell to the next, with a gap of 15. */
const PITCH = 95;

/** Five of the family's shapes stand for concepts: a guest draws only what it is asked for. */
const PATTERNS: Readonly<Record<GuestStudioId, readonly string[]>> = {
  marrow: [DISC, DISC, DISC, DISC, DISC],
  tessera: [TOP_LEFT, BOTTOM_RIGHT, TOP_LEFT, BOTTOM_RIGHT, TOP_LEFT],
};

/** A studio that joins in refinements: its philosophy, and plainly said where it is met. */
export const GuestStudio = ({ id }: { id: GuestStudioId }): JSX.Element => {
  const { name, philosophy } = STUDIOS[id];
  return (
    <Card as="li" tone={id} padding="none" className={styles.studio}>
      <div className={styles.title}>
        <h3 className={styles.name}>{name}</h3>
        <span className={styles.guest}>Guest</span>
      </div>
      <p className={styles.philosophy}>{philosophy}</p>
      <div className={styles.shapes} aria-hidden="true">
        <svg viewBox="0 0 460 80">
          {PATTERNS[id].map((outline, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- a pattern that never changes
            <path key={i} d={outline} transform={`translate(${i * PITCH})`} fill="currentColor" />
          ))}
        </svg>
      </div>
      <p className={styles.state}>Joins in refinements.</p>
    </Card>
  );
};
