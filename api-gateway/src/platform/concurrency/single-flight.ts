export type SingleFlight = (key: string, work: () => Promise<void>) => Promise<void>;

/** Runs work once per key: callers who ask while it is running share its result. */
export const createSingleFlight = (): SingleFlight => {
  const underWay = new Map<string, Promise<void>>();
  return (key, work) => {
    const known = underWay.get(key);
    if (known) return known;
    const begun = work().finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
};
