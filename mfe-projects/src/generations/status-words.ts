import { CONCEPTS_PER_PROJECT } from '@fifteen/contracts';
import { type Board, completedOf, failedOf, isEnded, isFinished } from '../shared/board/board.ts';
import type { Connection } from './watch-generation.ts';

export const CONNECTING = 'Connecting to generation service...';
export const CONNECTION_LOST = 'Connection error. Please refresh the page.';

/** What is happening now, in a line; nothing where an alert says it. */
export const statusWords = (board: Board, connection: Connection, staying: boolean): string => {
  const completed = completedOf(board);
  const all = `All ${CONCEPTS_PER_PROJECT} are here.`;
  if (isFinished(completed)) return staying ? all : `${all} Taking you to them.`;
  if (isEnded(board)) {
    const here = completed > 0 ? `${completed} are here. ` : '';
    return `${here}${failedOf(board)} couldn’t be drawn. Trying again is free.`;
  }
  if (connection === 'connected') return 'Three studios are drawing. You can close this page. We’ll keep working.';
  return connection === 'error' ? '' : CONNECTING;
};
