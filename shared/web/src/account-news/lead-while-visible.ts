/** Pages that are not served securely have no Web Locks: there each visible tab leads itself. */
const inTurn = (name: string, ended: AbortSignal, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? (navigator.locks.request(name, { signal: ended }, work) as Promise<void>) : work();

/**
 * Runs `work` in one tab of this browser at a time, and only in one that is looked at: a hidden tab may be frozen, and
 * must not keep the others waiting. `work` ends when its signal does. Returns the way to stop.
 */
export const leadWhileVisible = (name: string, work: (ended: AbortSignal) => Promise<void>): (() => void) => {
  let turn: AbortController | undefined;
  const end = (): void => {
    turn?.abort();
    turn = undefined;
  };
  const follow = (): void => {
    if (document.visibilityState === 'hidden') return end();
    if (turn) return;
    const mine = new AbortController();
    turn = mine;
    // A turn that was waited for in vain rejects.
    void inTurn(name, mine.signal, () => work(mine.signal)).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    end();
  };
};
