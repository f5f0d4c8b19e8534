import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ApiError, refreshTokens, tokens } from '@fifteen/web/session';

/** connecting: the first try; open: the server answered; reconnecting: it was lost; failed: the server refused. */
export type StreamState = 'connecting' | 'open' | 'reconnecting' | 'failed';

export interface StreamOptions<Data> {
  /** Where a page that was left goes on: what came after this id is sent again. */
  lastEventId?: string | undefined;
  /** The parsed JSON of each event, once, in order. */
  onMessage: (data: Data, event: { id: string | undefined; name: string | undefined }) => void;
  onState?: ((state: StreamState, error?: ApiError) => void) | undefined;
}

const FIRST_PAUSE_MS = 500;
const LAST_PAUSE_MS = 8_000;
/** The server sends at least a comment every 15 s. */
const SILENCE_MS = 40_000;

const refusal = (response: Response): ApiError | undefined =>
  response.status >= 400 && response.status < 500 && response.status !== 429
    ? new ApiError(`Stream refused with ${response.status}`, response.status)
    : undefined;

class Stream<Data> {
  private lastEventId: string | undefined;
  private pause = FIRST_PAUSE_MS;
  private readonly ended = new AbortController();
  private readonly path: string;
  private readonly options: StreamOptions<Data>;

  constructor(path: string, options: StreamOptions<Data>) {
    this.path = path;
    this.options = options;
    this.lastEventId = options.lastEventId;
  }

  close = (): void => this.ended.abort();

  async run(): Promise<void> {
    this.tell('connecting');
    while (!this.ended.signal.aborted) {
      const error = await this.connect().catch(() => undefined);
      if (this.ended.signal.aborted) return;
      if (error) return this.tell('failed', error);
      this.tell('reconnecting');
      await this.rest();
    }
  }

  private tell(state: StreamState, error?: ApiError): void {
    if (!this.ended.signal.aborted) this.options.onState?.(state, error);
  }

  /** Reads one connection to its end. Gives an error only where trying again is no use. */
  private async connect(): Promise<ApiError | undefined> {
    const attempt = new AbortController();
    const stop = () => attempt.abort();
    this.ended.signal.addEventListener('abort', stop);
    try {
      const response = await this.open(attempt.signal);
      if (!response.ok || !response.body) return refusal(response);
      this.tell('open');
      await this.read(response.body.getReader(), stop);
    } finally {
      this.ended.signal.removeEventListener('abort', stop);
      stop();
    }
    return undefined;
  }

  /** A token that has run out meanwhile is changed once. */
  private async open(signal: AbortSignal): Promise<Response> {
    const used = tokens.access();
    const first = await this.fetch(signal);
    if (first.status !== 401) return first;
    await refreshTokens(used);
    return this.fetch(signal);
  }

  private fetch(signal: AbortSignal): Promise<Response> {
    const headers: Record<string, string> = { Accept: 'text/event-stream' };
    const bearer = tokens.access();
    if (bearer) headers['Authorization'] = `Bearer ${bearer}`;
    if (this.lastEventId !== undefined) headers['Last-Event-ID'] = this.lastEventId;
    return fetch(new URL(this.path, location.origin), { headers, signal, cache: 'no-store' });
  }

  private async read(reader: ReadableStreamDefaultReader<Uint8Array>, stop: () => void): Promise<void> {
    const decoder = new TextDecoder();
    const parser = createParser({ onEvent: (event) => this.take(event) });
    let silence = setTimeout(stop, SILENCE_MS);
    try {
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        clearTimeout(silence);
        silence = setTimeout(stop, SILENCE_MS);
        parser.feed(decoder.decode(chunk.value, { stream: true }));
      }
    } finally {
      clearTimeout(silence);
    }
  }

  private take(event: EventSourceMessage): void {
    if (this.ended.signal.aborted) return;
    if (event.id !== undefined) this.lastEventId = event.id;
    this.pause = FIRST_PAUSE_MS;
    this.options.onMessage(JSON.parse(event.data) as Data, { id: event.id, name: event.event });
  }

  /** Doubles up to 8 s, with a random part, so that a restarted server is not met by everybody at once. */
  private rest(): Promise<void> {
    const ms = this.pause * (0.5 + Math.random() / 2);
    this.pause = Math.min(this.pause * 2, LAST_PAUSE_MS);
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.ended.signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.ended.signal.addEventListener('abort', done);
    });
  }
}

/**
 * Opens a stream of server-sent events with the bearer token, which EventSource cannot send. Connects again by itself
 * and goes on after the last event it saw. Returns the way to close it.
 */
export const openEventStream = <Data>(path: string, options: StreamOptions<Data>): (() => void) => {
  const stream = new Stream(path, options);
  void stream.run();
  return stream.close;
};
