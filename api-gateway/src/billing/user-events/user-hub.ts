import type { UserEvent } from '@fifteen/contracts';
import type { EventStream } from '../../platform/events/event-stream.ts';
import type { Logger } from '../../platform/logging/logger.ts';

export interface Listener {
  readonly userId: string;
  readonly sessionId: string;
  readonly stream: EventStream;
}

interface Dependencies {
  readonly credits: (userId: string) => Promise<number>;
  readonly isPaid: (projectId: string) => Promise<boolean>;
  readonly logger: Logger;
}

export interface UserHub {
  /** Sends the balance as it is, to this listener alone, then news; gives what ends that. */
  readonly add: (listener: Listener) => () => void;
  /** What the database has notified: an account, or an account and its project. */
  readonly nudge: (payload: string) => void;
  /** After a lost connection: what was missed is told as it is now. */
  readonly nudgeAll: () => void;
  readonly readers: () => Listener[];
  readonly stop: () => void;
}

/** The streams of one account. */
interface Topic {
  readonly listeners: Set<Listener>;
  /** Those who have not heard the balance yet. */
  readonly newcomers: Set<Listener>;
  /** What is asked for and has not begun. */
  readonly waiting: Set<string>;
  turn: Promise<void>;
}

const GREETING = 'greeting';

export const createUserHub = ({ credits, isPaid, logger }: Dependencies): UserHub => {
  const topics = new Map<string, Topic>();
  let sent = 0;

  const tell = (listeners: Iterable<Listener>, event: UserEvent): void => {
    sent += 1;
    const text = JSON.stringify(event);
    for (const { stream } of listeners) stream.send(sent, text);
  };

  const newsOf = async (userId: string, projectId: string | undefined): Promise<UserEvent> =>
    projectId
      ? { type: 'project_paid_changed', data: { project_id: projectId, is_paid: await isPaid(projectId) } }
      : { type: 'credits_changed', data: { credits: await credits(userId) } };

  /** One after the other for each account, so that an older balance never comes last. What waits already is not asked for twice. */
  const inTurn = (topic: Topic, name: string, work: () => Promise<void>): void => {
    if (topic.waiting.has(name)) return;
    topic.waiting.add(name);
    topic.turn = topic.turn
      .then(() => {
        topic.waiting.delete(name);
        return work();
      })
      .catch((error: unknown) => logger.warn({ err: error }, 'news of an account could not be read'));
  };

  const greet = (topic: Topic, userId: string): void =>
    inTurn(topic, GREETING, async () => {
      const newcomers = [...topic.newcomers];
      topic.newcomers.clear();
      tell(newcomers, await newsOf(userId, undefined));
    });

  const nudge = (payload: string): void => {
    const [userId = '', projectId] = payload.split(' ');
    const topic = topics.get(userId);
    if (topic) inTurn(topic, payload, async () => tell(topic.listeners, await newsOf(userId, projectId)));
  };

  const topicOf = (userId: string): Topic => {
    const topic = topics.get(userId) ?? { listeners: new Set(), newcomers: new Set(), waiting: new Set(), turn: Promise.resolve() };
    topics.set(userId, topic);
    return topic;
  };

  return {
    add: (listener) => {
      const { userId } = listener;
      const topic = topicOf(userId);
      topic.listeners.add(listener);
      topic.newcomers.add(listener);
      greet(topic, userId);
      return () => {
        topic.listeners.delete(listener);
        topic.newcomers.delete(listener);
        if (topic.listeners.size === 0 && topics.get(userId) === topic) topics.delete(userId);
      };
    },
    nudge,
    nudgeAll: () => {
      for (const userId of topics.keys()) nudge(userId);
    },
    readers: () => [...topics.values()].flatMap(({ listeners }) => [...listeners]),
    stop: () => {
      for (const { listeners } of topics.values()) for (const { stream } of listeners) stream.close();
    },
  };
};
