import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../logger.ts';
import type { EventStream } from './event-stream.ts';
import { EVENTS_A_ROUND, type ProjectEvent, type ProjectEventsStore } from './project-events.store.ts';

const RETRY_MS = 500;

export interface Reader {
  readonly projectId: string;
  readonly sessionId: string;
  readonly stream: EventStream;
  /** Number of the last event that this reader has. */
  last: number;
}

interface Dependencies {
  readonly events: ProjectEventsStore;
  /** The event as it goes over the wire. */
  readonly write: (projectId: string, event: ProjectEvent) => string;
  readonly logger: Logger;
}

export interface EventHub {
  /** Sends the reader what he misses, then what comes; gives what ends that. */
  readonly add: (reader: Reader) => () => void;
  /** There is news of a project. The rows are the truth: they are read, once for all its readers. */
  readonly nudge: (projectId: string) => void;
  readonly nudgeAll: () => void;
  readonly readers: () => Reader[];
  readonly stop: () => void;
}

export const createEventHub = ({ events, write, logger }: Dependencies): EventHub => {
  const topics = new Map<string, Set<Reader>>();
  const draining = new Map<string, { again: boolean }>();
  let stopped = false;

  const sendTo = (readers: Iterable<Reader>, projectId: string, news: readonly ProjectEvent[]): void => {
    for (const event of news) {
      const text = write(projectId, event);
      for (const reader of readers) {
        if (event.seq <= reader.last) continue;
        reader.last = event.seq;
        reader.stream.send(event.seq, text);
      }
    }
  };

  const endAll = (readers: readonly Reader[]): false => {
    for (const { stream } of readers) stream.close();
    return false;
  };

  /** False once there is nothing more to send. */
  const drainRound = async (projectId: string): Promise<boolean> => {
    const readers = topics.get(projectId);
    if (!readers) return false;
    const oldest = Math.min(...[...readers].map(({ last }) => last));
    // Who joins while the rows are read may be further behind; the next round is his.
    const present = [...readers];
    const news = await events.after(projectId, oldest);
    // Who comes back is told that there is no such project.
    if (!news) return endAll(present);
    sendTo(present, projectId, news);
    return news.length === EVENTS_A_ROUND;
  };

  const drain = async (projectId: string): Promise<void> => {
    const state = { again: true };
    draining.set(projectId, state);
    while (state.again && !stopped) {
      state.again = false;
      state.again = (await drainSafely(projectId)) || state.again;
    }
    draining.delete(projectId);
  };

  const drainSafely = (projectId: string): Promise<boolean> =>
    drainRound(projectId).catch(async (error: unknown) => {
      logger.warn({ err: error, project_id: projectId }, 'events could not be read');
      await sleep(RETRY_MS);
      return true;
    });

  const nudge = (projectId: string): void => {
    if (!topics.has(projectId)) return;
    const state = draining.get(projectId);
    if (state) state.again = true;
    else void drain(projectId);
  };

  const remove = (reader: Reader): void => {
    const readers = topics.get(reader.projectId);
    readers?.delete(reader);
    if (readers?.size === 0) topics.delete(reader.projectId);
  };

  return {
    add: (reader) => {
      const readers = topics.get(reader.projectId) ?? new Set();
      topics.set(reader.projectId, readers.add(reader));
      nudge(reader.projectId);
      return () => remove(reader);
    },
    nudge,
    nudgeAll: () => {
      for (const projectId of topics.keys()) nudge(projectId);
    },
    readers: () => [...topics.values()].flatMap((readers) => [...readers]),
    stop: () => {
      stopped = true;
      for (const readers of topics.values()) for (const { stream } of readers) stream.close();
    },
  };
};
