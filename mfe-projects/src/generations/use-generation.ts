import { useEffect, useState } from 'react';
import { type Board, isEnded, withFailedPending } from '../shared/board/board.ts';
import { type Connection, watchGeneration } from './watch-generation.ts';

export interface Generation {
  readonly connection: Connection;
  /** Null until the server has told the places. */
  readonly board: Board | null;
  /** Begins anew, as a reload would. */
  retry(): void;
  /** The concepts that failed are in the queue again: watches them. */
  resume(): void;
}

/** The board of a project, live. Tries again by itself when the browser is back online. */
export const useGeneration = (projectId: string): Generation => {
  const [board, setBoard] = useState<Board | null>(null);
  const [connection, setConnection] = useState<Connection>('connecting');
  const [round, setRound] = useState(0);
  const ended = board !== null && isEnded(board);

  useEffect(() => {
    if (ended) return undefined;
    const left = new AbortController();
    void watchGeneration(projectId, { signal: left.signal, onBoard: setBoard, onConnection: setConnection });
    return () => left.abort();
  }, [projectId, round, ended]);

  const retry = (): void => {
    setConnection('connecting');
    setRound((last) => last + 1);
  };

  useEffect(() => {
    if (connection === 'connected') return undefined;
    const again = (): void => setRound((last) => last + 1);
    globalThis.addEventListener('online', again);
    return () => globalThis.removeEventListener('online', again);
  }, [connection]);

  const resume = (): void => {
    setConnection('connecting');
    setBoard((known) => known && withFailedPending(known));
  };

  return { board, connection, retry, resume };
};
