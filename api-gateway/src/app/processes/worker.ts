import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { composeWorker } from '../wiring/compose-worker.ts';
import type { Config } from '../../platform/config/config.ts';
import { watchDisk } from '../../platform/disk/disk-watch.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { startTellingState } from '../../platform/metrics/tell-state.ts';
import { createMetrics } from '../../platform/http/metrics.ts';
import { runRole } from './role.ts';
import { serveMetrics } from './serve-metrics.ts';

const AGAIN_MS = 1_000;

type Worker = Awaited<ReturnType<typeof composeWorker>>;

/**
 * Takes jobs while there is room for what they make. On a disk that is nearly full it lets go of what it has under way,
 * which stays in the queue, and takes it up again later: no try is lost on the disk.
 */
const start = async (platform: Platform) => {
  const { config, logger } = platform;
  const disk = await watchDisk({ folder: config.dataDir, lowBytes: config.diskLowBytes, logger });
  const metrics = createMetrics();
  metrics.watch(disk);
  const stopMetrics = await serveMetrics(platform, metrics.registry);
  const stopTelling = startTellingState({ ...platform, instance: `${hostname()} ${process.pid}`, role: 'worker', disk });
  let isOver = false;
  let worker: Worker | undefined = disk.isLow() ? undefined : await composeWorker(platform);
  let turn = Promise.resolve();

  const pause = async (): Promise<void> => {
    await worker?.stop().catch((error: unknown) => {
      // Half of it may still run: the supervisor starts a whole one.
      logger.error({ err: error }, 'the worker could not pause');
      process.exit(1);
    });
    worker = undefined;
  };

  const resume = async (): Promise<void> => {
    while (!worker && !isOver && !disk.isLow()) {
      worker = await composeWorker(platform).catch((error: unknown) => {
        logger.warn({ err: error }, 'the worker cannot go on yet');
        return undefined;
      });
      if (!worker) await sleep(AGAIN_MS);
    }
  };

  disk.onChange((isLow) => {
    turn = turn.then(isLow ? pause : resume);
  });
  return {
    stop: async (): Promise<void> => {
      isOver = true;
      disk.stop();
      await turn;
      await worker?.stop();
      await stopTelling();
      await stopMetrics();
    },
  };
};

export const runWorker = (config: Config): Promise<void> => runRole(config, start);
