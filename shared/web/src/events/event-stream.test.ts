import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { aSignIn, fakeApi, json, problem, signedIn } from '@fifteen/testing';
import { openEventStream, type StreamState } from './event-stream.ts';

const PATH = '/api/v1/projects/1/stream';
const api = fakeApi();
const headers = { 'Content-Type': 'text/event-stream' };

let close: () => void = () => undefined;
let states: StreamState[] = [];
let seen: number[] = [];

const open = (lastEventId?: string) => {
  close = openEventStream<{ n: number }>(PATH, {
    lastEventId,
    onMessage: ({ n }) => seen.push(n),
    onState: (state) => states.push(state),
  });
};

/** A body that sends these events and ends, or goes silent. */
const streamOf = (ids: number[], end: 'ends' | 'stays') =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const n of ids) controller.enqueue(new TextEncoder().encode(`id: ${n}\ndata: {"n":${n}}\n\n: beat\n\n`));
        if (end === 'ends') controller.close();
      },
    }),
    { headers },
  );

beforeEach(() => {
  jest.useFakeTimers();
  signedIn();
  states = [];
  seen = [];
});
afterEach(() => {
  close();
  jest.useRealTimers();
});

describe('an event stream', () => {
  test('carries the bearer and gives each event parsed', async () => {
    api.on('GET', PATH, () => streamOf([1, 2], 'stays'));
    open();
    await jest.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([1, 2]);
    expect(states).toEqual(['connecting', 'open']);
    expect(api.requests[0]?.headers.get('authorization')).toBe('Bearer test-access');
    expect(api.requests[0]?.headers.has('last-event-id')).toBe(false);
  });

  test('S1: cut after each of 15 events it goes on after the last one: none lost, none twice', async () => {
    api.on('GET', PATH, ({ headers: sent }) => {
      const next = Number(sent.get('last-event-id') ?? 0) + 1;
      return next <= 15 ? streamOf([next], 'ends') : streamOf([], 'stays');
    });
    open();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
  });

  test('begins after the event that an earlier page saw last', async () => {
    api.on('GET', PATH, () => streamOf([], 'stays'));
    open('7');
    await jest.advanceTimersByTimeAsync(0);
    expect(api.requests[0]?.headers.get('last-event-id')).toBe('7');
  });

  test('S2: waits for a server that is away, and connects again', async () => {
    let tries = 0;
    api.on('GET', PATH, () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return tries === 2 ? problem('unavailable') : streamOf([1], 'stays');
    });
    open();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(states).toEqual(['connecting', 'reconnecting', 'reconnecting', 'open']);
    expect(seen).toEqual([1]);
  });

  test('takes 40 s of silence for a lost connection', async () => {
    api.on('GET', PATH, () => streamOf([], 'stays'));
    open();
    await jest.advanceTimersByTimeAsync(41_000);
    expect(states.slice(0, 3)).toEqual(['connecting', 'open', 'reconnecting']);
  });

  test('changes a token that ran out, once', async () => {
    const fresh = aSignIn();
    api.on('POST', '/api/v1/auth/oauth/refresh', () => json(fresh));
    api.on('GET', PATH, ({ headers: sent }) =>
      sent.get('authorization') === `Bearer ${fresh.access_token}` ? streamOf([1], 'stays') : problem('not_signed_in'),
    );
    open();
    await jest.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([1]);
  });

  test('gives up where the server refuses', async () => {
    api.refuse('GET', PATH, 'not_found');
    open();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual(['connecting', 'failed']);
    expect(api.requests).toHaveLength(1);
  });

  test('is quiet once closed', async () => {
    api.on('GET', PATH, () => streamOf([1], 'ends'));
    open();
    await jest.advanceTimersByTimeAsync(0);
    close();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(api.requests).toHaveLength(1);
  });
});
