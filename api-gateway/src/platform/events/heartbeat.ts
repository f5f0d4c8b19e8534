import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from '../logging/logger.ts';
import type { EventStream } from './event-stream.ts';

/** Proxies cut what is silent for 15 s and more. */
const BEAT_MS = 10_000;
/** Streams in one turn of the event loop. Ten thousand at once would hold up every request and every event for most of a second. */
const STREAMS_A_TURN = 100;

interface Dependencies {
  readonly hub: { readonly readers: () => readonly { readonly sessionId: string; readonly stream: EventStream }[] };
  /** Which of these sessions have not ended. */
  readonly sessions: { readonly live: (ids: readonly string[], now: Date) => Promise<ReadonlySet<string>> };
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Keeps streams alive, and ends those whose session has ended: one query for all of them. */
export const startHeartbeat = ({ hub, sessions, now, logger }: Dependencies, beatMs = BEAT_MS): (() => void) => {
  const beat = async (): Promise<void> => {
    const readers = hub.readers();
    for (let next = 0; next < readers.length; next += STREAMS_A_TURN) {
      for (const { stream } of readers.slice(next, next + STREAMS_A_TURN)) stream.comment();
      await nextTurn();
    }
    if (readers.length === 0) return;
    const live = await sessions.live([...new Set(readers.map(({ sessionId }) => sessionId))], now());
    for (const { sessionId, stream } of readers) if (!live.has(sessionId)) stream.close();
  };
  let isBeating = false;
  const timer = setInterval(() => {
    if (isBeating) return;
    isBeating = true;
    beat()
      .catch((error: unknown) => logger.warn({ err: error }, 'sessions of streams could not be checked'))
      .finally(() => (isBeating = false));
  }, beatMs);
  return () => clearInterval(timer);
};
