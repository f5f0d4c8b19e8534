import type { FileStore } from '../../platform/files/file-store.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { StoredKitFile } from '../../platform/database/schema/brand-kits.ts';
import { kitFileKey, roundFolder } from './kit-keys.ts';
import type { KitMakingStore, PartToMake } from './kit-making.store.ts';
import type { KitJob } from './kit-queue.ts';
import type { MadeFile, MakePart } from './makers/kit-makers.ts';
import { attemptUntilEnded } from '../../platform/queue/attempts.ts';

/** Tries of a part before it has failed. The customer may ask again, as often as they like, and never pays for it. */
const TRIES = 3;
/** Shares of the work between two words to those who watch. */
const STEP = 0.05;

interface Dependencies {
  readonly store: KitMakingStore;
  readonly files: FileStore;
  readonly make: MakePart;
  readonly logger: Logger;
  readonly now: () => Date;
  /** Aborted when the worker stops: what fails then is not the part's fault. */
  readonly stopping: AbortSignal;
}

export interface KitMakingService {
  /** Makes one part. May be broken off anywhere and called again, also twice at once. */
  readonly make: (job: KitJob) => Promise<void>;
}

const described = ({ name, mediaType, bytes, preview, width, height }: MadeFile): StoredKitFile => ({
  name,
  label: preview ?? null,
  media_type: mediaType,
  bytes: bytes.byteLength,
  width: width ?? null,
  height: height ?? null,
});

/** A part's own failures are counted; what the disk or the database does wrong ends the job, which the queue repeats. */
export const createKitMakingService = (of: Dependencies): KitMakingService => {
  const tellProgress = (job: KitJob): ((share: number) => void) => {
    let told = 0;
    return (share) => {
      if (share < told + STEP || share >= 1) return;
      told = share;
      of.store.progress(job, share).catch((error: unknown) => of.logger.warn({ err: error }, 'progress of a kit could not be written'));
    };
  };

  /** Files are stored as they come; undefined where the making itself failed. */
  const makeFiles = async (job: KitJob, part: PartToMake, attempt: number): Promise<StoredKitFile[] | undefined> => {
    const folder = { projectId: part.projectId, orderId: job.orderId, part: job.part, round: job.round };
    const stored: StoredKitFile[] = [];
    const making = of.make({ part: job.part, genome: part.genome, profile: part.profile, details: part.details }, tellProgress(job));
    try {
      for await (const file of making.files) {
        await of.files.write(kitFileKey(folder, file.name), file.bytes);
        stored.push(described(file));
      }
      return stored;
    } catch (error) {
      of.stopping.throwIfAborted();
      if (!making.hasFailed()) throw error;
      of.logger.error({ err: error, order_id: job.orderId, part: job.part, attempt }, 'a part of a kit failed');
      return undefined;
    }
  };

  const finish = async (job: KitJob, { projectId }: PartToMake, files: readonly StoredKitFile[]): Promise<void> => {
    const done = await of.store.complete(job, files, of.now());
    const own = { projectId, orderId: job.orderId, part: job.part };
    if (!done) return of.files.removeAll(roundFolder({ ...own, round: job.round }));
    if (done.replaced !== null && done.replaced !== job.round) await of.files.removeAll(roundFolder({ ...own, round: done.replaced }));
  };

  return {
    make: async (job) => {
      const part = await of.store.find(job);
      if (!part) return;
      // Not waiting for ever: should the project be paid again, the kit is asked for again.
      if (part === 'unpaid') return of.store.fail(job);
      await attemptUntilEnded({
        count: async () => (await of.store.begin(job)) || undefined,
        uncount: () => of.store.uncount(job),
        most: TRIES,
        giveUp: () => of.store.fail(job),
        attempt: async (attempt) => {
          const files = await makeFiles(job, part, attempt);
          if (files) await finish(job, part, files);
          return files !== undefined;
        },
      });
    },
  };
};
