import { AssetUpdate } from '@fifteen/contracts';

export interface ReceivedEvent {
  readonly id: number;
  readonly update: AssetUpdate;
}

export interface EventReader {
  readonly response: Response;
  /** Events so far, in the order of arrival. */
  readonly events: ReceivedEvent[];
  /** Everything that came, as it came. */
  readonly raw: () => string;
  /** Resolves with the events once there are so many, or the stream has ended. */
  readonly until: (count: number) => Promise<ReceivedEvent[]>;
  readonly ended: Promise<void>;
  readonly cut: () => void;
}

const BLOCK = /^id: (\d+)\ndata: (.+)$/;

const parseBlock = (block: string): ReceivedEvent | undefined => {
  const [, id, data] = BLOCK.exec(block) ?? [];
  return data === undefined ? undefined : { id: Number(id), update: AssetUpdate.parse(JSON.parse(data)) };
};

/** Reads a project stream as our client does: by fetch, with a bearer. */
export const readEvents = async (url: string, token: string, headers: Record<string, string> = {}): Promise<EventReader> => {
  const stop = new AbortController();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}`, ...headers }, signal: stop.signal });
  const events: ReceivedEvent[] = [];
  const waiting = new Set<() => void>();
  let raw = '';

  const take = (text: string): void => {
    raw += text;
    const complete = raw.split('\n\n').slice(0, -1);
    const parsed = complete.map(parseBlock).filter((event) => event !== undefined);
    events.push(...parsed.slice(events.length));
    for (const look of waiting) look();
  };
  const pump = async (): Promise<void> => {
    const decoder = new TextDecoder();
    if (!response.ok || !response.body) return;
    for await (const chunk of response.body) take(decoder.decode(chunk as Uint8Array, { stream: true }));
  };
  const ended = pump().catch(() => undefined);

  const until = (count: number): Promise<ReceivedEvent[]> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (events.length >= count) resolve(events);
      };
      waiting.add(look);
      void ended.then(() => resolve(events));
      look();
    });
  return { response, events, raw: () => raw, until, ended, cut: () => stop.abort() };
};
