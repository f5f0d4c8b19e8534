import type { UserEvent } from '@fifteen/contracts';
import type { EventStream } from '../events/event-stream.ts';
import type { Logger } from '../logger.ts';

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
  /** Sends the balance as it is, then news; gives what ends that. */
  readonly add: (listener: Listener) => () => void;
  /** What the database has notified: an account, or an account and its project. */
  readonly nudge: (payload: string) => void;
  /** After a lost connection: what was missed is told as it is now. */
  readonly nudgeAll: () => void;
  readonly readers: () => Listener[];
  readonly stop: () => void;
}

export const createUserHub = ({ credits, isPaid, logger }: Dependencies): UserHub => {
  const listeners = new Map<string, Set<Listener>>();
  const turns = new Map<string, Promise<void>>();
  let sent = 0;

  const tell = (userId: string, event: UserEvent): void => {
    sent += 1;
    for (const { stream } of listeners.get(userId) ?? []) stream.send(sent, JSON.stringify(event));
  };

  const newsOf = async (userId: string, projectId: string | undefined): Promise<UserEvent> =>
    projectId
      ? { type: 'project_paid_changed', data: { project_id: projectId, is_paid: await isPaid(projectId) } }
      : { type: 'credits_changed', data: { credits: await credits(userId) } };

  /** One after the other for each account, so that an older balance never comes last. */
  const nudge = (payload: string): void => {
    const [userId = '', projectId] = payload.split(' ');
    if (!listeners.has(userId)) return;
    const turn = (turns.get(userId) ?? Promise.resolve())
      .then(() => newsOf(userId, projectId))
      .then((event) => tell(userId, event))
      .catch((error: unknown) => logger.warn({ err: error }, 'news of an account could not be read'))
      .finally(() => {
        if (turns.get(userId) === turn) turns.delete(userId);
      });
    turns.set(userId, turn);
  };

  return {
    add: (listener) => {
      const { userId } = listener;
      const known = listeners.get(userId) ?? new Set();
      listeners.set(userId, known.add(listener));
      nudge(userId);
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(userId);
      };
    },
    nudge,
    nudgeAll: () => {
      for (const userId of listeners.keys()) nudge(userId);
    },
    readers: () => [...listeners.values()].flatMap((known) => [...known]),
    stop: () => {
      for (const { stream } of [...listeners.values()].flatMap((known) => [...known])) stream.close();
    },
  };
};
