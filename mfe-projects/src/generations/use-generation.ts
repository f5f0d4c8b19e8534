import { useEffect, useState } from 'react';
import type { AssetUpdate } from '@fifteen/contracts';
import { openEventStream, type StreamState } from '@fifteen/web/events';
import { fetchConcepts } from '../shared/api/projects.ts';
import { applyUpdate, type Board, boardOf } from '../shared/board/board.ts';

export type Connection = 'connecting' | 'connected' | 'error';

export interface Generation {
  readonly connection: Connection;
  /** Null until the server has told the places. */
  readonly board: Board | null;
}

const CONNECTION: Readonly<Record<StreamState, Connection>> = {
  connecting: 'connecting',
  reconnecting: 'connecting',
  open: 'connected',
  failed: 'error',
};

/**
 * The truth about a project's concepts: first what is there, then what comes. The stream replays what happened in
 * between, so a reload, a second tab and a lost connection all end with the same board.
 */
export const useGeneration = (projectId: string): Generation => {
  const [board, setBoard] = useState<Board | null>(null);
  const [connection, setConnection] = useState<Connection>('connecting');

  useEffect(() => {
    const left = new AbortController();
    const follow = (): void => {
      const close = openEventStream<AssetUpdate>(`/api/v1/projects/${projectId}/stream`, {
        onMessage: (update) => setBoard((known) => known && applyUpdate(known, update)),
        onState: (state) => setConnection(CONNECTION[state]),
      });
      left.signal.addEventListener('abort', close);
    };
    const start = async (): Promise<void> => {
      try {
        const assets = await fetchConcepts(projectId, left.signal);
        if (left.signal.aborted) return;
        setBoard(boardOf(assets));
        follow();
      } catch {
        if (!left.signal.aborted) setConnection('error');
      }
    };
    void start();
    return () => left.abort();
  }, [projectId]);

  return { board, connection };
};
