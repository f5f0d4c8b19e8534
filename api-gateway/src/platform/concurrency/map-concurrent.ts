import pLimit from 'p-limit';

/**
 * Runs the work item by item, so many at once, and waits for all of it: an error does not stop the items after it.
 * Throws the first error at the end.
 */
export const mapConcurrent = async <T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> => {
  const limit = pLimit(atOnce);
  const ends = await Promise.allSettled(items.map((item) => limit(work, item)));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
};
