/** Lets so many in at once; the others wait their turn, first come, first served. */
export const createSemaphore = (places: number) => {
  const waiting: (() => void)[] = [];
  let free = places;

  const enter = (): Promise<void> => {
    if (free === 0) return new Promise((resolve) => waiting.push(resolve));
    free -= 1;
    return Promise.resolve();
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    return work().finally(leave);
  };
};
