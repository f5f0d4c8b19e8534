import type { Response } from 'express';

/** Milliseconds after which a browser that lost the stream comes back. */
const RETRY_MS = 1_000;
/** Bytes waiting for a reader who does not read. He is cut off, and resumes from his last event. */
const BACKLOG_MAX = 256 * 1024;

export interface EventStream {
  /** `event` where it has a name of its own. */
  readonly send: (id: number, data: string, event?: string) => void;
  /** A line that says nothing, so that no proxy takes the stream for dead. */
  readonly comment: () => void;
  readonly close: () => void;
}

/** Writes server-sent events to an answer. */
export const openEventStream = (response: Response, onClose: () => void): EventStream => {
  response.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  response.on('close', onClose);
  response.req.socket.setNoDelay(true);
  response.req.socket.setTimeout(0);
  response.write(`retry: ${RETRY_MS}\n\n`);

  const write = (text: string): void => {
    if (response.writableLength > BACKLOG_MAX) return void response.destroy();
    if (!response.writableEnded) response.write(text);
  };
  return {
    send: (id, data, event) => write(`id: ${id}\n${event ? `event: ${event}\n` : ''}data: ${data}\n\n`),
    comment: () => write(':\n\n'),
    close: () => void response.end(),
  };
};
