interface Attempts {
  /** Counts the next attempt and returns its number, from 1; undefined where the work has come to its end already. */
  readonly count: () => Promise<number | undefined>;
  /** Takes the last count back. */
  readonly uncount: () => Promise<void>;
  /** The last attempt; absent where an attempt cannot be refused. */
  readonly most?: number;
  /** Ends the work as failed, once all attempts are used up. */
  readonly giveUp?: () => Promise<void>;
  /**
   * One attempt. True: the work has come to its end. False: it failed by itself, which counts. Rejects for what is not
   * the work's fault, as a full disk, a lost database or a worker that stops: that does not count.
   */
  readonly attempt: (number: number) => Promise<boolean>;
}

/**
 * The one state machine for work that may fail: attempts are counted in the database before they begin, so that a
 * worker that dies in one has used it; the worker that takes the job up again continues with the next. Returns false where the
 * attempts were used up, true otherwise. Rejects with what `attempt` rejects with, after taking its count back.
 */
export const attemptUntilEnded = async ({ count, uncount, most = Infinity, giveUp, attempt }: Attempts): Promise<boolean> => {
  for (;;) {
    const number = await count();
    if (number === undefined) return true;
    if (number > most) {
      await giveUp?.();
      return false;
    }
    const hasEnded = await attempt(number).catch(async (error: unknown) => {
      // What broke the attempt may break this too: then one attempt is lost, and the first error is the one to read.
      await uncount().catch(() => undefined);
      throw error;
    });
    if (hasEnded) return true;
  }
};
