import type { Logger } from '../../platform/logging/logger.ts';
import { type Draw, openDrawingPool } from './drawing-pool.ts';

/** Where there are fewer processors than threads, the gateway itself and what paying customers wait for go first. */
const NICENESS = { press: 5, open: 10 };

export interface DrawingPools {
  /** What somebody waits for. Paying customers have a thread of their own, which nobody else can keep busy. */
  readonly draw: Draw;
  /** What may take a moment, for paying customers alone: no preview waits for it. */
  readonly drawSlowly: Draw;
  readonly stop: () => Promise<void>;
}

/**
 * The gateway's drawing pools. Views, previews and trials of free accounts and visitors share one thread in turns; that
 * of paying customers is reserved, for no weight helps against a drawing that is under way.
 */
export const openDrawingPools = (logger: Logger, thread: URL): DrawingPools => {
  const reserved = openDrawingPool(logger, thread);
  const press = openDrawingPool(logger, thread, { niceness: NICENESS.press });
  const open = openDrawingPool(logger, thread, { niceness: NICENESS.open });
  return {
    draw: (name, task, caller, signal) => (caller.lane === 'paying' ? reserved : open).draw(name, task, caller, signal),
    drawSlowly: press.draw,
    stop: async () => {
      await Promise.all([open, reserved, press].map((room) => room.stop()));
    },
  };
};
