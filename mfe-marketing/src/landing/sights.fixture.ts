type Told = (entries: IntersectionObserverEntry[]) => void;

/** jsdom has no layout: here a test says what comes into sight. */
export const sightsFixture = () => {
  const watching = new Set<Told>();
  globalThis.IntersectionObserver = class {
    readonly #told: Told;
    constructor(told: Told) {
      this.#told = told;
    }
    observe(): void {
      watching.add(this.#told);
    }
    disconnect(): void {
      watching.delete(this.#told);
    }
  } as unknown as typeof IntersectionObserver;
  return {
    count: (): number => watching.size,
    clear: (): void => watching.clear(),
    /** The one that began to watch as the n-th. */
    show: (n: number): void => [...watching][n]?.([{ isIntersecting: true } as IntersectionObserverEntry]),
  };
};
