const NAME = 'fifteen.refresh';

let queue: Promise<unknown> = Promise.resolve();

/** Pages that are not served securely have no Web Locks: there one page at least waits for itself. */
const inThisPage = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = queue.then(work);
  queue = turn.catch(() => undefined);
  return turn;
};

/** Runs `work` in one tab of this browser at a time. */
export const withRefreshLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(NAME, work) as Promise<T>) : inThisPage(work);
