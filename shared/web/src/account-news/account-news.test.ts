import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { aUser, fakeApi, signedIn, signedOut } from '@fifteen/testing';
import type { UserEvent } from '@fifteen/contracts';
import { QueryClient } from '@fifteen/web/query';
import { session, useSession } from '@fifteen/web/session';
import { keepAccountNews } from './keep-account-news.ts';

const PATH = '/api/v1/users/events';
const api = fakeApi();
let cache: QueryClient;
let stop: () => void = () => undefined;
let send: (news: UserEvent) => void = () => undefined;

const credits = (left: number): UserEvent => ({ type: 'credits_changed', data: { credits: left } });
const balance = () => useSession.getState().user?.credits;
const streams = () => api.requests.filter(({ path }) => path === PATH).length;
const look = async (state: 'visible' | 'hidden'): Promise<void> => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
};
const start = async (): Promise<void> => {
  stop = keepAccountNews(cache);
  await jest.advanceTimersByTimeAsync(0);
};
const told = async (news: UserEvent): Promise<void> => {
  send(news);
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  cache = new QueryClient();
  api.on('GET', PATH, () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (news) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(news)}\n\n`));
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
});
afterEach(() => {
  stop();
  cache.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('news of the account', () => {
  test('change the balance that every page shows, and ask again for what hangs on it', async () => {
    signedIn(aUser({ credits: 100 }));
    cache.setQueryData(['billing', 'summary'], { balance: 100 });
    await start();
    await told(credits(250));
    expect(balance()).toBe(250);
    expect(cache.getQueryData(['users', 'profile'])).toMatchObject({ credits: 250 });
    expect(cache.getQueryState(['billing', 'summary'])?.isInvalidated).toBe(true);
  });

  test('of a payment ask for that project again, and no other', async () => {
    signedIn();
    cache.setQueryData(['projects', 'p-1'], {});
    cache.setQueryData(['projects', 'p-2'], {});
    await start();
    await told({ type: 'project_paid_changed', data: { project_id: 'p-1', is_paid: true } });
    expect(cache.getQueryState(['projects', 'p-1'])?.isInvalidated).toBe(true);
    expect(cache.getQueryState(['projects', 'p-2'])?.isInvalidated).toBe(false);
  });

  test('S6: a tab that nobody looks at holds no stream, and has one again when it is looked at', async () => {
    signedIn();
    await start();
    expect(streams()).toBe(1);
    await look('hidden');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(streams()).toBe(1);
    await look('visible');
    expect(streams()).toBe(2);
    await told(credits(7));
    expect(balance()).toBe(7);
  });

  test('end with the sign-in: a late event changes nothing', async () => {
    signedIn();
    await start();
    session.end();
    await jest.advanceTimersByTimeAsync(0);
    signedIn(aUser({ credits: 3 }));
    await told(credits(999));
    expect(balance()).toBe(3);
  });

  test('are not asked for by a visitor', async () => {
    signedOut();
    await start();
    expect(streams()).toBe(0);
  });
});
