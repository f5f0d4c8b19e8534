import type { Request, Response } from 'express';
import { z } from 'zod';
import type { EventStream } from '../events/event-stream.ts';
import { openEventStream } from '../events/event-stream.ts';
import { parse } from '../http/validation.ts';
import type { Logger } from '../logger.ts';
import type { BrandKitsStore } from './brand-kits.store.ts';
import { presentOrder } from './present-kit.ts';

const Position = z.object({ 'Last-Event-ID': z.coerce.number().int().min(0).max(2 ** 31 - 1) });
const EVENT = 'order_update';

interface Watcher {
  readonly sessionId: string;
  readonly stream: EventStream;
  /** Number of the last state that this watcher has. */
  last: number;
}

/** Sends the order as it is, then each change of it. A watcher who comes back gets what is new, if anything is. */
export type WatchOrder = (orderId: string, sessionId: string, request: Request, response: Response) => void;

export interface OrderWatch {
  readonly watch: WatchOrder;
  /** There is news of an order. The rows are the truth: they are read, once for all its watchers. */
  readonly nudge: (orderId: string) => void;
  readonly nudgeAll: () => void;
  readonly readers: () => readonly Watcher[];
  readonly stop: () => void;
}

const lastEventId = (request: Request): number => {
  const position = request.get('last-event-id') ?? request.query.after ?? 0;
  return parse(Position, { 'Last-Event-ID': position })?.['Last-Event-ID'] ?? 0;
};

export const createOrderWatch = ({ kits, logger }: { readonly kits: Pick<BrandKitsStore, 'findAny'>; readonly logger: Logger }): OrderWatch => {
  const topics = new Map<string, Set<Watcher>>();

  const tell = async (orderId: string): Promise<void> => {
    const watchers = topics.get(orderId);
    if (!watchers) return;
    const order = await kits.findAny(orderId);
    // Who comes back is told that there is no such order.
    if (!order) return [...watchers].forEach(({ stream }) => stream.close());
    const text = JSON.stringify(presentOrder(order));
    for (const watcher of watchers) {
      if (order.seq <= watcher.last) continue;
      watcher.last = order.seq;
      watcher.stream.send(order.seq, text, EVENT);
    }
  };
  const nudge = (orderId: string): void => {
    tell(orderId).catch((error: unknown) => logger.warn({ err: error, order_id: orderId }, 'an order could not be read'));
  };
  const remove = (orderId: string, watcher: Watcher): void => {
    const watchers = topics.get(orderId);
    watchers?.delete(watcher);
    if (watchers?.size === 0) topics.delete(orderId);
  };

  return {
    watch: (orderId, sessionId, request, response) => {
      const last = lastEventId(request);
      let leave = (): void => undefined;
      const stream = openEventStream(response, () => leave());
      if (request.method === 'HEAD') return stream.close();
      const watcher: Watcher = { sessionId, stream, last };
      leave = () => remove(orderId, watcher);
      topics.set(orderId, (topics.get(orderId) ?? new Set<Watcher>()).add(watcher));
      nudge(orderId);
    },
    nudge,
    nudgeAll: () => [...topics.keys()].forEach(nudge),
    readers: () => [...topics.values()].flatMap((watchers) => [...watchers]),
    stop: () => {
      for (const watchers of topics.values()) for (const { stream } of watchers) stream.close();
    },
  };
};
