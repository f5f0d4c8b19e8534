import type { EventStream } from '../../platform/events/event-stream.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { BrandKitsStore, OrderWithParts } from './brand-kits.store.ts';

const EVENT = 'order_update';

export interface Watcher {
  readonly sessionId: string;
  readonly stream: EventStream;
  /** Number of the last state that this watcher has. */
  last: number;
}

export interface OrderWatch {
  /** Sends the order as it is, where the watcher does not have that, then each change of it; gives what ends that. */
  readonly add: (orderId: string, watcher: Watcher) => () => void;
  /** There is news of an order. The rows are the truth: they are read, once for all its watchers. */
  readonly nudge: (orderId: string) => void;
  readonly nudgeAll: () => void;
  readonly readers: () => readonly Watcher[];
  readonly stop: () => void;
}

interface Dependencies {
  readonly kits: Pick<BrandKitsStore, 'findAny'>;
  /** An order as its watchers see it. */
  readonly present: (order: OrderWithParts) => unknown;
  readonly logger: Logger;
}

export const createOrderWatch = ({ kits, present, logger }: Dependencies): OrderWatch => {
  const topics = new Map<string, Set<Watcher>>();

  const tell = async (orderId: string, watchers: Iterable<Watcher>): Promise<void> => {
    const order = await kits.findAny(orderId);
    // Who comes back is told that there is no such order.
    if (!order) return [...watchers].forEach(({ stream }) => stream.close());
    const text = JSON.stringify(present(order));
    for (const watcher of watchers) {
      if (order.seq <= watcher.last) continue;
      watcher.last = order.seq;
      watcher.stream.send(order.seq, text, EVENT);
    }
  };
  const tellSafely = (orderId: string, watchers: Iterable<Watcher>): void => {
    tell(orderId, watchers).catch((error: unknown) => logger.warn({ err: error, order_id: orderId }, 'an order could not be read'));
  };
  const nudge = (orderId: string): void => {
    const watchers = topics.get(orderId);
    if (watchers) tellSafely(orderId, watchers);
  };

  return {
    add: (orderId, watcher) => {
      const watchers = topics.get(orderId) ?? new Set<Watcher>();
      topics.set(orderId, watchers.add(watcher));
      // The others have it.
      tellSafely(orderId, [watcher]);
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0 && topics.get(orderId) === watchers) topics.delete(orderId);
      };
    },
    nudge,
    nudgeAll: () => [...topics.keys()].forEach(nudge),
    readers: () => [...topics.values()].flatMap((watchers) => [...watchers]),
    stop: () => {
      for (const watchers of topics.values()) for (const { stream } of watchers) stream.close();
    },
  };
};
