import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { TOKEN_REFRESH_MS, type getMe, type login } from '@fifteen/contracts';
import { aSignIn, aUser, fakeApi, json, problem, signedIn } from '@fifteen/testing';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { keepSession } from './keep-session.ts';
import { onSessionEvent, type SessionEvent } from './session-events.ts';
import { useSession } from './session-store.ts';
import { session } from './session.ts';
import { ACCESS_TOKEN_KEY, tokens } from './token-store.ts';

const api = fakeApi();
const refreshes = () => api.requests.filter(({ path }) => path.endsWith('/refresh')).length;

let events: SessionEvent['type'][] = [];
let stops: (() => void)[] = [];
const keep = () => stops.push(keepSession());

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  useSession.setState({ status: 'loading', user: null });
  events = [];
  stops = [onSessionEvent((event) => void events.push(event.type))];
});
afterEach(() => {
  for (const stop of stops) stop();
  jest.useRealTimers();
});

const settled = () => jest.advanceTimersByTimeAsync(0);
const fromOtherTab = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));

describe('on start', () => {
  test('nobody is signed in where there is no token, and nothing is asked', () => {
    keep();
    expect(useSession.getState()).toEqual({ status: 'signed_out', user: null });
    expect(events).toEqual([]);
  });

  test('the owner of the token is signed in', async () => {
    const user = aUser();
    tokens.store(aSignIn());
    api.answer<typeof getMe>('GET', '/api/v1/auth/me', user);
    keep();
    expect(useSession.getState().status).toBe('loading');
    await settled();
    expect(useSession.getState()).toEqual({ status: 'signed_in', user });
    expect(events).toEqual(['SIGNED_IN']);
  });

  test('a refused token is removed in silence', async () => {
    tokens.store(aSignIn());
    api.refuse('GET', '/api/v1/auth/me', 'session_ended');
    api.refuse('POST', '/api/v1/auth/oauth/refresh', 'session_ended');
    keep();
    await settled();
    expect(useSession.getState().status).toBe('signed_out');
    expect(localStorage).toHaveLength(0);
    expect(events).toEqual([]);
  });

  test('A13: a server in trouble is asked again, and nobody is signed out', async () => {
    tokens.store(aSignIn());
    let tries = 0;
    api.on('GET', '/api/v1/auth/me', () => {
      tries += 1;
      return tries < 3 ? problem('unavailable') : json(aUser());
    });
    keep();
    await settled();
    expect(useSession.getState().status).toBe('loading');
    await jest.advanceTimersByTimeAsync(3_000);
    expect(useSession.getState().status).toBe('signed_in');
  });
});

describe('while signed in', () => {
  const start = async () => {
    tokens.store(aSignIn());
    api.answer<typeof getMe>('GET', '/api/v1/auth/me', aUser());
    api.on('POST', '/api/v1/auth/oauth/refresh', () => json(aSignIn()));
    keep();
    await settled();
  };

  test('the token is refreshed every 3,000,000 ms', async () => {
    await start();
    await jest.advanceTimersByTimeAsync(TOKEN_REFRESH_MS - 1);
    expect(refreshes()).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    await jest.advanceTimersByTimeAsync(TOKEN_REFRESH_MS);
    expect(refreshes()).toBe(2);
    expect(events).toEqual(['SIGNED_IN', 'TOKEN_REFRESHED', 'TOKEN_REFRESHED']);
  });

  test('a refused refresh signs out', async () => {
    await start();
    api.refuse('POST', '/api/v1/auth/oauth/refresh', 'session_ended');
    await jest.advanceTimersByTimeAsync(TOKEN_REFRESH_MS);
    expect(useSession.getState().status).toBe('signed_out');
    expect(events).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
    await jest.advanceTimersByTimeAsync(2 * TOKEN_REFRESH_MS);
    expect(refreshes()).toBe(1);
  });

  test('a refresh of another tab starts the interval again', async () => {
    await start();
    await jest.advanceTimersByTimeAsync(TOKEN_REFRESH_MS - 1_000);
    tokens.store(aSignIn());
    fromOtherTab(ACCESS_TOKEN_KEY);
    await jest.advanceTimersByTimeAsync(TOKEN_REFRESH_MS - 1);
    expect(refreshes()).toBe(0);
  });

  test('another customer who signs in in another tab takes the place of this one here', async () => {
    await start();
    const next = aUser();
    tokens.store(aSignIn({ access_token: `x.${btoa(JSON.stringify({ sub: next.id }))}.y` }));
    api.answer<typeof getMe>('GET', '/api/v1/auth/me', next);
    fromOtherTab(ACCESS_TOKEN_KEY);
    await settled();
    expect(useSession.getState().user?.id).toBe(next.id);
    expect(events).toEqual(['SIGNED_IN', 'SIGNED_OUT', 'SIGNED_IN']);
  });

  test('a refresh that ends after the sign-out brings no token back', async () => {
    await start();
    api.on('POST', '/api/v1/auth/oauth/refresh', () => {
      localStorage.clear();
      fromOtherTab(null);
      return json(aSignIn());
    });
    await session.refresh();
    expect(localStorage).toHaveLength(0);
    expect(events).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
  });

  test('signing out in another tab signs out here', async () => {
    await start();
    localStorage.clear();
    fromOtherTab(null);
    expect(events).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
  });
});

test('signing in in another tab signs in here', async () => {
  keep();
  tokens.store(aSignIn());
  api.answer<typeof getMe>('GET', '/api/v1/auth/me', aUser());
  fromOtherTab(ACCESS_TOKEN_KEY);
  await settled();
  expect(events).toEqual(['SIGNED_IN']);
});

describe('A2: five tabs', () => {
  /** What the browser gives: one holder at a time, in all tabs. */
  const oneLock = () => {
    let queue: Promise<unknown> = Promise.resolve();
    return { request: (_name: string, work: () => Promise<unknown>) => (queue = queue.then(work, work)) };
  };

  test('that refresh at once make one rotation and nobody is signed out', async () => {
    Object.defineProperty(navigator, 'locks', { value: oneLock(), configurable: true });
    signedIn();
    let used: unknown;
    api.on('POST', '/api/v1/auth/oauth/refresh', ({ body }) => {
      used = (body as { refresh_token: string }).refresh_token;
      return json(aSignIn());
    });
    await Promise.all(Array.from({ length: 5 }, () => session.refresh()));
    expect(refreshes()).toBe(1);
    expect(used).toBe('test-refresh');
    expect(useSession.getState().status).toBe('signed_in');
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  });
});

describe('the session', () => {
  test('login stores both tokens and the user', async () => {
    const answer = aSignIn();
    api.answer<typeof login>('POST', '/api/v1/auth/login', answer);
    await session.login({ email: 'ada@example.com', password: 'secret', remember_me: true });
    expect(localStorage.getItem('access_token')).toBe(answer.access_token);
    expect(localStorage.getItem('refresh_token')).toBe(answer.refresh_token);
    expect(useSession.getState()).toEqual({ status: 'signed_in', user: answer.user });
  });

  test.each([
    ['agrees', () => json(null, 204)],
    ['fails', () => problem('internal')],
  ])('logout removes both tokens when the server %s', async (_, answer) => {
    signedIn();
    api.on('POST', '/api/v1/auth/logout', answer);
    await session.logout();
    expect(api.requests[0]?.headers.get('authorization')).toBe('Bearer test-access');
    expect(localStorage).toHaveLength(0);
    expect(events).toEqual(['SIGNED_OUT']);
  });

  test('logout with a token that has run out ends the session at the server with a fresh one', async () => {
    signedIn();
    const fresh = aSignIn();
    api.on('POST', '/api/v1/auth/logout', ({ headers }) =>
      headers.get('authorization') === `Bearer ${fresh.access_token}` ? json(null, 204) : problem('session_ended'),
    );
    api.on('POST', '/api/v1/auth/oauth/refresh', () => json(fresh));
    await session.logout();
    expect(api.requests.map(({ path }) => path.split('/').at(-1))).toEqual(['logout', 'refresh', 'logout']);
    expect(localStorage).toHaveLength(0);
  });

  test('tells who listens that the user changed', () => {
    const user = signedIn();
    session.setUser({ ...user, credits: 5 });
    expect(useSession.getState().user?.credits).toBe(5);
    expect(events).toEqual(['USER_UPDATED']);
  });
});

describe('a machine that slept', () => {
  const wakeAfter = async (ms: number): Promise<void> => {
    // Timers stood still meanwhile; the clock did not.
    jest.setSystemTime(Date.now() + ms);
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
  };
  const start = async () => {
    tokens.store(aSignIn());
    api.answer<typeof getMe>('GET', '/api/v1/auth/me', aUser());
    keep();
    await settled();
  };

  test('A13: past the interval refreshes on waking, and nobody is signed out meanwhile', async () => {
    await start();
    api.on('POST', '/api/v1/auth/oauth/refresh', () => json(aSignIn({ access_token: 'fresh' })));
    await wakeAfter(8 * 3_600_000);
    expect(refreshes()).toBe(1);
    expect(tokens.access()).toBe('fresh');
    expect(useSession.getState().status).toBe('signed_in');
    expect(events).not.toContain('SIGNED_OUT');
  });

  test('A13: whose refresh answers 500 stays signed in', async () => {
    await start();
    api.refuse('POST', '/api/v1/auth/oauth/refresh', 'internal');
    await wakeAfter(8 * 3_600_000);
    expect(useSession.getState().status).toBe('signed_in');
  });

  test('A13: only a refusal of the token signs out, of all that a refresh or a start can meet', async () => {
    const answers: [string, () => Response][] = [
      ['a refusal', () => problem('session_ended')],
      ['500', () => problem('internal')],
      ['503', () => problem('unavailable')],
      ['429', () => problem('rate_limited')],
      ['404 of a proxy', () => new Response('Not found', { status: 404 })],
      ['408', () => new Response('', { status: 408 })],
      ['a page of a hotel', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
      ['an empty answer', () => new Response('')],
      ['no network', () => { throw new TypeError('Failed to fetch'); }],
    ];
    const signedOutBy: string[] = [];
    let met = 0;
    for (const path of ['/api/v1/auth/oauth/refresh', '/api/v1/auth/me']) {
      for (const [name, answer] of answers) {
        met += 1;
        signedIn();
        api.on('POST', '/api/v1/auth/oauth/refresh', () => problem('session_ended'));
        if (path.endsWith('refresh')) api.on('POST', path, answer);
        else api.on('GET', path, answer);
        await (path.endsWith('refresh') ? session.refresh() : session.restore()).catch(() => undefined);
        if (useSession.getState().status === 'signed_out') signedOutBy.push(`${name} at ${path}`);
      }
    }
    expect(signedOutBy).toEqual(['a refusal at /api/v1/auth/oauth/refresh', 'a refusal at /api/v1/auth/me']);
    figure('A13', `${met} answers to a refresh or a start: ${signedOutBy.length} sign out, ${signedOutBy.filter((by) => by.startsWith('a refusal')).length} of them refusals`);
  });

  test('a short nap, or a tab that is looked at again, asks nothing', async () => {
    await start();
    await wakeAfter(60_000);
    expect(refreshes()).toBe(0);
  });
});
