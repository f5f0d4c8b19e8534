import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../platform/logging/logger.ts';
import type { EventStream } from '../../platform/events/event-stream.ts';
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

/** The streams of one project. */
interface Topic {
  /** Those who have everything up to `position`. Nobody looks at them unless there is more. */
  readonly settled: Set<Reader>;
  /** Those who may be behind. */
  readonly newcomers: Set<Reader>;
  position: number;
}

const lowest = (readers: readonly Reader[]): number => readers.reduce((least, { last }) => Math.min(least, last), Infinity);

export const createEventHub = ({ events, write, logger }: Dependencies): EventHub => {
  const topics = new Map<string, Topic>();
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

  const endAll = ({ settled, newcomers }: Topic): false => {
    for (const { stream } of [...settled, ...newcomers]) stream.close();
    return false;
  };

  /** They have all that was read: from now on they are told with the others. Some may have left meanwhile. */
  const settle = (topic: Topic, joined: readonly Reader[]): void => {
    const present = joined.filter((reader) => topic.newcomers.delete(reader));
    if (present.length === 0) return;
    const behind = lowest(present);
    topic.position = topic.settled.size === 0 ? behind : Math.min(topic.position, behind);
    for (const reader of present) topic.settled.add(reader);
  };

  /** False once there is nothing more to send. */
  const drainRound = async (projectId: string): Promise<boolean> => {
    const topic = topics.get(projectId);
    if (!topic) return false;
    // Who joins while the rows are read may be further behind; the next round is his.
    const joined = [...topic.newcomers];
    const from = Math.min(lowest(joined), topic.settled.size > 0 ? topic.position : Infinity);
    if (from === Infinity) return false;
    const news = await events.after(projectId, from);
    // Who comes back is told that there is no such project.
    if (!news) return endAll(topic);
    sendTo(joined, projectId, news);
    sendTo(topic.settled, projectId, news.filter(({ seq }) => seq > topic.position));
    topic.position = Math.max(topic.position, news.at(-1)?.seq ?? 0);
    const isMore = news.length === EVENTS_A_ROUND;
    if (!isMore) settle(topic, joined);
    return isMore;
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

  const readersOf = ({ settled, newcomers }: Topic): Reader[] => [...settled, ...newcomers];

  return {
    add: (reader) => {
      const { projectId } = reader;
      const topic = topics.get(projectId) ?? { settled: new Set(), newcomers: new Set(), position: 0 };
      topics.set(projectId, topic);
      topic.newcomers.add(reader);
      nudge(projectId);
      return () => {
        topic.settled.delete(reader);
        topic.newcomers.delete(reader);
        if (topic.settled.size + topic.newcomers.size === 0 && topics.get(projectId) === topic) topics.delete(projectId);
      };
    },
    nudge,
    nudgeAll: () => {
      for (const projectId of topics.keys()) nudge(projectId);
    },
    readers: () => [...topics.values()].flatMap(readersOf),
    stop: () => {
      stopped = true;
      for (const topic of topics.values()) endAll(topic);
    },
  };
};
