/** Values that are pushed at any time and read one after another. */
export function createChannel<T>(): { push: (value: T) => void; end: () => void; values: AsyncIterable<T> } {
  const waiting: T[] = [];
  let wake: (() => void) | undefined;
  let isEnded = false;
  const stir = (): void => {
    wake?.();
    wake = undefined;
  };
  return {
    push: (value) => {
      waiting.push(value);
      stir();
    },
    end: () => {
      isEnded = true;
      stir();
    },
    values: {
      async *[Symbol.asyncIterator]() {
        for (;;) {
          while (waiting.length > 0) yield waiting.shift()!;
          if (isEnded) return;
          // oxlint-disable-next-line promise/avoid-new -- the promise is what a push resolves
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      },
    },
  };
}
