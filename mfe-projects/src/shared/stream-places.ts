/**
 * A browser opens six connections to a server over HTTP/1.1, for all of its tabs together, and a stream keeps one.
 * So many tabs may hold a stream; the next ones ask from time to time, and all stay usable.
 */
const PLACES = ['1', '2', '3'];

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });

const take = (place: string, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    navigator.locks
      .request(`fifteen-stream-${place}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock ? untilAborted(signal) : undefined;
      })
      .catch(() => resolve(true));
  });

/** Whether this tab may hold a stream until the signal aborts. A browser without locks never refuses. */
export const takeStreamPlace = async (signal: AbortSignal): Promise<boolean> => {
  if (!('locks' in navigator)) return true;
  for (const place of PLACES) if (await take(place, signal)) return true;
  return false;
};
