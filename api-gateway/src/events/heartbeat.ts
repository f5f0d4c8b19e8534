import type { SessionsStore } from '../auth/sessions.store.ts';
import type { Logger } from '../logger.ts';
import type { EventStream } from './event-stream.ts';

/** Proxies cut what is silent for 15 s and more. */
const BEAT_MS = 10_000;

interface Dependencies {
  readonly hub: { readonly readers: () => readonly { readonly sessionId: string; readonly stream: EventStream }[] };
  readonly sessions: Pick<SessionsStore, 'live'>;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Keeps streams alive, and ends those whose session has ended: one query for all of them. */
export const startHeartbeat = ({ hub, sessions, now, logger }: Dependencies, beatMs = BEAT_MS): (() => void) => {
  const beat = async (): Promise<void> => {
    const readers = hub.readers();
    for (const { stream } of readers) stream.comment();
    if (readers.length === 0) return;
    const live = await sessions.live([...new Set(readers.map(({ sessionId }) => sessionId))], now());
    for (const { sessionId, stream } of readers) if (!live.has(sessionId)) stream.close();
  };
  const timer = setInterval(() => {
    beat().catch((error: unknown) => logger.warn({ err: error }, 'sessions of streams could not be checked'));
  }, beatMs);
  return () => clearInterval(timer);
};
