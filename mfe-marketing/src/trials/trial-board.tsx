import type { JSX } from 'react';
import { RESIDENT_STUDIOS, TRIAL_PICTURE_SIZE } from '@fifteen/contracts';
import { cx, StudioTag } from '@fifteen/web/ui';
import styles from './trial-board.module.css';
import type { Shown } from './use-trial.ts';

export interface TrialBoardProps {
  shown: Shown | null;
  isDrawing: boolean;
}

/** Three places, a studio each, which wait for a name and keep their size when the pictures come. */
export const TrialBoard = ({ shown, isDrawing }: TrialBoardProps): JSX.Element => (
  <ul className={cx(styles.board, isDrawing && styles.drawing)} aria-label={shown ? `Three concepts for ${shown.name}` : 'Places for three concepts'}>
    {RESIDENT_STUDIOS.map((id) => {
      const concept = shown?.trial.concepts.find(({ studio }) => studio === id);
      return (
        <li key={id} className={styles.place}>
          <span className={cx(styles.tile, styles[`studio-${id}`])}>
            {shown && concept && (
              <img
                key={concept.picture}
                className={styles.picture}
                src={concept.picture}
                width={TRIAL_PICTURE_SIZE}
                height={TRIAL_PICTURE_SIZE}
                alt={`${concept.title}, a logo concept for ${shown.name}`}
              />
            )}
          </span>
          <StudioTag studio={id} />
        </li>
      );
    })}
  </ul>
);
