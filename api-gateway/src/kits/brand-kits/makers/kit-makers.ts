import type { KitFile } from '@fifteen/brand-kit';
import type { CardDetails, KitPartId, TasteProfile } from '@fifteen/contracts';
import type { Logger } from '../../../platform/logging/logger.ts';
import { FROM_SOURCE } from './maker.ts';
import { createMakerPool } from './maker-pool.ts';

/** A film's encoder has threads of its own: two parts at once fill two cores. */
const MAKERS = 2;
const PART_MS = 300_000;

export interface PartTask {
  readonly part: KitPartId;
  readonly genome: object;
  readonly profile: TasteProfile;
  readonly details: CardDetails;
}

export type MadeFile = KitFile;

export interface PartMaking {
  /** In the order in which they are made. Rejects where the making fails. */
  readonly files: AsyncIterable<MadeFile>;
  /** Whether it was the making that failed, and not who takes the files. */
  readonly hasFailed: () => boolean;
}

export type MakePart = (task: PartTask, onProgress: (share: number) => void) => PartMaking;

export interface KitMakers {
  readonly make: MakePart;
  /** Has a maker ready before the first part is wanted. */
  readonly keepWarm: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Parts of kits, made in processes that are there only while there are kits to make. Processes and not threads: what
 * draws is native, and takes down all that shares its process; so it takes down one part, which is tried again.
 */
export const startKitMakers = (logger: Logger): KitMakers => {
  const pool = createMakerPool(MAKERS, logger);
  return {
    make: (task, onProgress) => {
      let failed = false;
      async function* files(): AsyncGenerator<MadeFile> {
        const maker = await pool.take();
        const late = setTimeout(() => maker.end(new Error(`${task.part} took longer than ${PART_MS} ms`)), PART_MS);
        try {
          for await (const told of maker.work(task)) {
            if ('file' in told) yield told.file;
            else onProgress(told.share);
          }
        } catch (error) {
          failed = !pool.isStopped();
          throw error;
        } finally {
          clearTimeout(late);
          // Anyone who leaves early ends the maker, which works on; one at rest is used again.
          if (!maker.isAtRest()) maker.end();
          pool.release(maker);
        }
      }
      return { files: files(), hasFailed: () => failed };
    },
    // From source a start costs seconds of compiling, which nobody may ever want.
    keepWarm: FROM_SOURCE ? () => undefined : pool.keepWarm,
    stop: pool.stop,
  };
};
