import { POLL_MS, type AssetUpdate } from '@fifteen/contracts';
import { openEventStream, type StreamState } from '@fifteen/web/events';
import { ApiError } from '@fifteen/web/session';
import { fetchConcepts } from '../shared/api/projects.ts';
import { applyUpdate, type Board, boardOf, isEnded } from '../shared/board/board.ts';
import { takeStreamPlace } from '../shared/stream-places.ts';

/** connecting: also again, after a loss; error: several tries in a row were in vain. */
export type Connection = 'connecting' | 'connected' | 'error';

interface Watch {
  readonly signal: AbortSignal;
  readonly onBoard: (change: (known: Board | null) => Board | null) => void;
  readonly onConnection: (connection: Connection) => void;
}

/** Tries in a row before the page says that the connection is lost. The stream goes on trying. */
const PATIENCE = 4;
const FIRST_PAUSE_MS = 400;

const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** A server in trouble or a lost network may pass; a refusal does not. */
const mayPass = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500);

const fetchBoard = async (projectId: string, signal: AbortSignal): Promise<Board> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return boardOf(await fetchConcepts(projectId, signal));
    } catch (error) {
      if (signal.aborted || failures >= PATIENCE || !mayPass(error)) throw error;
      await rest(FIRST_PAUSE_MS * 2 ** (failures - 1), signal);
    }
  }
};

const followStream = (projectId: string, { signal, onBoard, onConnection }: Watch): void => {
  let losses = 0;
  const told: Readonly<Record<StreamState, () => Connection>> = {
    connecting: () => 'connecting',
    open: () => {
      losses = 0;
      return 'connected';
    },
    reconnecting: () => {
      losses += 1;
      return losses < PATIENCE ? 'connecting' : 'error';
    },
    failed: () => 'error',
  };
  const close = openEventStream<AssetUpdate>(`/api/v1/projects/${projectId}/stream`, {
    onMessage: (update) => onBoard((known) => known && applyUpdate(known, update)),
    onState: (state) => onConnection(told[state]()),
  });
  signal.addEventListener('abort', close);
};

const askFromTimeToTime = async (projectId: string, { signal, onBoard, onConnection }: Watch): Promise<void> => {
  while (!signal.aborted) {
    onConnection('connected');
    await rest(POLL_MS, signal);
    if (signal.aborted) return;
    const board = await fetchBoard(projectId, signal);
    onBoard(() => board);
    if (isEnded(board)) return;
  }
};

/**
 * Tells the truth about a project's concepts until the signal aborts: first what is there, then what comes. The stream
 * replays what happened in between, so a reload, a second tab and a lost connection all end with the same board.
 */
export const watchGeneration = async (projectId: string, watch: Watch): Promise<void> => {
  const { signal, onBoard, onConnection } = watch;
  try {
    const board = await fetchBoard(projectId, signal);
    if (signal.aborted) return;
    onBoard(() => board);
    if (isEnded(board)) return onConnection('connected');
    if (await takeStreamPlace(signal)) {
      if (!signal.aborted) followStream(projectId, watch);
      return;
    }
    await askFromTimeToTime(projectId, watch);
  } catch {
    if (!signal.aborted) onConnection('error');
  }
};
