import type { Logger } from '../../../platform/logging/logger.ts';
import { clearLeftFolders } from './maker-folders.ts';
import { type Maker, startMaker } from './maker.ts';

const IDLE_MS = 60_000;
/** A product that starts has other work first. */
const WARM_AFTER_MS = 5_000;

export interface MakerPool {
  /** Waits for its turn. Rejects once the pool has stopped. */
  readonly take: () => Promise<Maker>;
  readonly release: (maker: Maker) => void;
  /** From now on one maker is there before anybody wants it, fresh: one that made a kit keeps the memory of it. */
  readonly keepWarm: () => void;
  readonly isStopped: () => boolean;
  readonly stop: () => Promise<void>;
}

interface Waiting {
  readonly begin: (maker: Maker) => void;
  readonly giveUp: (reason: Error) => void;
}

/** At most so many makers, started as they are wanted, and ended when nobody wants them any more. */
export const createMakerPool = (most: number, logger: Logger): MakerPool => {
  const all = new Set<Maker>();
  /** With what ends each in time; nothing ends the one that is kept warm. */
  const idle = new Map<Maker, NodeJS.Timeout | undefined>();
  const queue: Waiting[] = [];
  let stopped = false;
  let warming: NodeJS.Timeout | undefined;

  const report = (error: unknown): void => logger.error({ err: error }, 'the folder of a maker of kits was left behind');
  clearLeftFolders().catch(report);

  const watch = async (maker: Maker): Promise<void> => {
    try {
      await maker.ended;
    } catch (error) {
      report(error);
    }
    all.delete(maker);
    idle.delete(maker);
    next();
  };

  const started = (): Maker => {
    const maker = startMaker();
    all.add(maker);
    void watch(maker);
    return maker;
  };

  const free = (): Maker | undefined => {
    const maker = [...idle.keys()].find((each) => each.isAlive());
    if (!maker) return all.size < most ? started() : undefined;
    clearTimeout(idle.get(maker));
    idle.delete(maker);
    return maker;
  };

  const warm = (): void => {
    if (!stopped && all.size === 0) idle.set(started(), undefined);
  };

  /** One that was used goes; should it have been the last, a fresh one comes. */
  const retire = async (maker: Maker): Promise<void> => {
    maker.end();
    await maker.ended.catch(() => undefined);
    if (warming) warm();
  };

  const next = (): void => {
    if (queue.length === 0) return;
    const maker = free();
    if (maker) queue.shift()?.begin(maker);
  };

  return {
    take: () =>
      new Promise((begin, giveUp) => {
        if (stopped) return giveUp(new Error('No kits are made any more'));
        queue.push({ begin, giveUp });
        next();
      }),
    release: (maker) => {
      if (maker.isAlive()) idle.set(maker, setTimeout(() => void retire(maker), IDLE_MS).unref());
      next();
    },
    keepWarm: () => {
      warming ??= setTimeout(warm, WARM_AFTER_MS).unref();
    },
    isStopped: () => stopped,
    stop: async () => {
      stopped = true;
      clearTimeout(warming);
      for (const { giveUp } of queue.splice(0)) giveUp(new Error('No kits are made any more'));
      for (const maker of all) maker.end();
      await Promise.allSettled([...all].map(({ ended }) => ended));
    },
  };
};
