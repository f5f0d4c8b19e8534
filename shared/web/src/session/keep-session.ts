import { TOKEN_REFRESH_MS } from '@fifteen/contracts';
import { endSession, forgetUser } from './refresh.ts';
import { onSessionEvent } from './session-events.ts';
import { useSession } from './session-store.ts';
import { session } from './session.ts';
import { ACCESS_TOKEN_KEY, subjectOf, tokens } from './token-store.ts';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Asks until the server answers: a server that is away has not refused anybody. */
const restoreWithPatience = async (): Promise<void> => {
  for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, LAST_RETRY_MS)) {
    try {
      return await session.restore();
    } catch {
      await wait(pause);
    }
  }
};

interface Freshness {
  readonly restart: () => void;
  readonly stop: () => void;
  /** A machine that slept has missed its interval: refreshes now, if it is due. */
  readonly wake: () => void;
}

/** Silent refresh while signed in. Every fresh token, whichever tab got it, starts the interval anew. */
const keepFresh = (): Freshness => {
  let timer: ReturnType<typeof setInterval> | undefined;
  let since = 0;
  const refresh = () => void session.refresh().catch(() => undefined);
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const restart = () => {
    stop();
    // By this machine's own clock, from when the token came: a clock that is wrong is wrong by the same at both ends.
    since = Date.now();
    timer = setInterval(refresh, TOKEN_REFRESH_MS);
  };
  const wake = () => {
    const isDue = Date.now() - since >= TOKEN_REFRESH_MS;
    if (timer === undefined || !isDue || document.visibilityState === 'hidden') return;
    restart();
    refresh();
  };
  return { restart, stop, wake };
};

/** Asked for late: this module is loaded where pages are drawn on the server, too. */
const wakingEvents = () =>
  [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'pageshow'],
  ] as const;

/** What another tab did to the tokens happens here too: signed out, refreshed, signed in, also as somebody else. */
const followTabs = (fresh: () => void) => (event: StorageEvent) => {
  if (event.storageArea !== localStorage || (event.key !== null && event.key !== ACCESS_TOKEN_KEY)) return;
  const access = tokens.access();
  if (!access) return endSession();
  fresh();
  const { status, user } = useSession.getState();
  if (status === 'signed_in' && (subjectOf(access) ?? user.id) === user.id) return;
  forgetUser();
  void restoreWithPatience();
};

/** Starts the session of this tab: who is it, silent refresh, the other tabs. Called once, by the shell. */
export const keepSession = (): (() => void) => {
  if (tokens.access()) useSession.setState({ status: 'loading', user: null });
  const timer = keepFresh();
  const follow = followTabs(timer.restart);
  const unsubscribe = onSessionEvent((event) => {
    if (event.type === 'SIGNED_OUT') timer.stop();
    if (event.type === 'SIGNED_IN' || event.type === 'TOKEN_REFRESHED') timer.restart();
  });
  window.addEventListener('storage', follow);
  for (const [target, event] of wakingEvents()) target.addEventListener(event, timer.wake);
  void restoreWithPatience();
  return () => {
    window.removeEventListener('storage', follow);
    for (const [target, event] of wakingEvents()) target.removeEventListener(event, timer.wake);
    unsubscribe();
    timer.stop();
  };
};
