/**
 * Runs the work item by item in so many lanes, and waits for all of it.
 * Throws the first error at the end; its lane goes on with the next item.
 */
export const mapConcurrent = async <T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>): Promise<void> => {
  const queue = items.values();
  const errors: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (const item of queue) await work(item).catch((error: unknown) => errors.push(error));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (errors.length > 0) throw errors[0];
};
