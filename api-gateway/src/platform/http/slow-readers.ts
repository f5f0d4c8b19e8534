import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface SlowReaderLimit {
  /** How long a reader is measured. */
  readonly windowMs: number;
  /** What a reader must take within the window while data waits for it. */
  readonly leastBytes: number;
}

/** 1 KB per second, averaged over a minute. A phone on a weak network reads faster, and may pause for most of the minute. */
export const SLOW_READER: SlowReaderLimit = { windowMs: 60_000, leastBytes: 60_000 };

interface Watched {
  /** Bytes the reader had taken when the window began. */
  taken: number;
  begun: number;
}

/** How often a window is checked: a slow reader is cut at most a fifth of a window late. */
const CHECKS_A_WINDOW = 5;

/** Node's own counters of a connection. Its public ones count a large buffer only after all of it was sent. */
interface Handle {
  readonly bytesWritten: number;
  readonly writeQueueSize: number;
}

// Node names it so.
// oxlint-disable-next-line eslint/no-underscore-dangle
const handleOf = (socket: Socket): Handle | undefined => (socket as unknown as { readonly _handle?: Handle | null })._handle ?? undefined;

/** Bytes that the operating system has accepted for this connection. */
const takenBy = (socket: Socket): number => {
  const handle = handleOf(socket);
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten - socket.writableLength;
};

/** A response that waits behind another one on the same connection has no socket yet. */
const takenOf = ({ socket }: ServerResponse): number => (socket ? takenBy(socket) : 0);

const hasDataWaiting = ({ socket, writableLength }: ServerResponse): boolean => socket !== null && (writableLength > 0 || socket.writableLength > 0);

/**
 * Closes the connection of readers that take a response too slowly, because each one holds a file and memory. Only time
 * during which data waits for the reader counts: a quiet event stream and a response that is still being made go on.
 */
export const cutSlowReaders = (server: Server, { windowMs, leastBytes }: SlowReaderLimit): void => {
  const watched = new Map<ServerResponse, Watched>();

  const check = (): void => {
    const now = performance.now();
    for (const [response, since] of watched) {
      const taken = takenOf(response);
      if (!hasDataWaiting(response) || taken - since.taken >= leastBytes) Object.assign(since, { taken, begun: now });
      else if (now - since.begun >= windowMs) response.destroy();
    }
  };
  const timer = setInterval(check, windowMs / CHECKS_A_WINDOW);
  timer.unref();

  server.on('request', (_request, response: ServerResponse) => {
    watched.set(response, { taken: takenOf(response), begun: performance.now() });
    response.once('close', () => watched.delete(response));
  });
  server.once('close', () => clearInterval(timer));
};
