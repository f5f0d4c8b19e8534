import { useEffect, useRef, type JSX } from 'react';
import { Button, ButtonLink } from '@fifteen/web/ui';
import { type Board, completedOf, failedOf, isEnded } from '../shared/board/board.ts';
import { selectPathOf } from '../shared/project-status.ts';
import type { Redraw } from './use-redraw.ts';
import styles from './ways-on.module.css';

interface WaysOnProps {
  projectId: string;
  board: Board;
  staying: boolean;
  onStay: (staying: boolean) => void;
  redraw: Redraw;
}

/** "Try again" disappears when it is pressed: the focus moves to the button that stays. */
const useKeptFocus = (ended: boolean) => {
  const stay = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (ended || !pressed.current) return;
    pressed.current = false;
    stay.current?.focus();
  }, [ended]);
  const keepFocus = (): void => {
    pressed.current = true;
  };
  return { stay, keepFocus };
};

/** For those who do not want to wait, those who do not want to be moved, and those who are short of concepts. */
export const WaysOn = ({ projectId, board, staying, onStay, redraw }: WaysOnProps): JSX.Element | null => {
  const completed = completedOf(board);
  const ended = isEnded(board);
  const { stay, keepFocus } = useKeptFocus(ended);
  const tryAgain = (): void => {
    keepFocus();
    redraw.again();
  };
  if (board.length === 0) return null;
  return (
    <div className={styles.ways}>
      {completed > 0 && (
        <ButtonLink to={selectPathOf(projectId)} replace={ended} size="medium" variant={ended ? 'primary' : 'secondary'}>
          {ended ? 'Choose your logo' : 'See the ones that are ready'}
        </ButtonLink>
      )}
      {ended && failedOf(board) > 0 && (
        <Button size="medium" variant={completed > 0 ? 'secondary' : 'primary'} busy={redraw.busy} busyLabel="Asking…" onClick={tryAgain}>
          Try again
        </Button>
      )}
      {ended && completed === 0 && (
        <ButtonLink to="/projects/new" size="medium" variant="secondary">
          Begin again
        </ButtonLink>
      )}
      <Button ref={stay} size="medium" variant="quiet" aria-pressed={staying} onClick={() => onStay(!staying)} className={styles.stay}>
        Stay here
      </Button>
    </div>
  );
};
