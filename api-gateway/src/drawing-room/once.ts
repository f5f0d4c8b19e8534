export type Once = (key: string, work: () => Promise<void>) => Promise<void>;

/** Work that goes by a key: whoever asks for what is being done waits for that. */
export const createOnce = (): Once => {
  const underWay = new Map<string, Promise<void>>();
  return (key, work) => {
    const known = underWay.get(key);
    if (known) return known;
    const begun = work().finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
};
