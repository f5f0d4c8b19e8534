import type { JSX } from 'react';
import { Button, ButtonLink } from '@fifteen/web/ui';
import { type Board, completedOf, isEnded } from '../shared/board/board.ts';
import { selectPathOf } from '../shared/project-status.ts';
import styles from './ways-on.module.css';

interface WaysOnProps {
  projectId: string;
  board: Board;
  staying: boolean;
  onStay: (staying: boolean) => void;
}

/** For those who do not want to wait, and those who do not want to be moved. */
export const WaysOn = ({ projectId, board, staying, onStay }: WaysOnProps): JSX.Element | null => {
  const completed = completedOf(board);
  const ended = isEnded(board);
  if (board.length === 0) return null;
  return (
    <div className={styles.ways}>
      {completed > 0 && (
        <ButtonLink to={selectPathOf(projectId)} replace={ended} size="medium" variant={ended ? 'primary' : 'secondary'}>
          {ended ? 'Choose your logo' : 'Look at those that are here'}
        </ButtonLink>
      )}
      {ended && completed === 0 && (
        <ButtonLink to="/projects/new" size="medium">
          Begin again
        </ButtonLink>
      )}
      <Button size="medium" variant="quiet" aria-pressed={staying} onClick={() => onStay(!staying)} className={styles.stay}>
        Stay here
      </Button>
    </div>
  );
};
