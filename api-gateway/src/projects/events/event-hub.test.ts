import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { describe, expect, jest, test } from '@jest/globals';
import { pino } from 'pino';
import { createEventHub, type Reader } from './event-hub.ts';
import { startHeartbeat } from '../../platform/events/heartbeat.ts';
import type { ProjectEvent } from './project-events.store.ts';

const logger = pino({ level: 'silent' });
const event = (seq: number): ProjectEvent => ({ seq, is_paid: false, data: { type: 'asset_update', data: { status: 'completed', asset_id: String(seq) } } });
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** However long a busy machine takes; what never happens fails at the test's own limit. */
const until = async (happened: () => boolean): Promise<void> => {
  while (!happened()) await settled();
};

const aReader = (last = 0, sessionId = 'session') => {
  const stream = { send: jest.fn(), comment: jest.fn(), close: jest.fn() };
  return { reader: { projectId: 'p', sessionId, stream, last } satisfies Reader, stream };
};

const aHub = (rows: ProjectEvent[]) => {
  const after = jest.fn((_project: string, seq: number) => Promise.resolve(rows.filter((row) => row.seq > seq)));
  return { after, hub: createEventHub({ events: { after }, write: (_project, { seq }) => String(seq), logger }) };
};

describe('the hub', () => {
  test('reads the rows of a nudge once for all readers of the project', async () => {
    const rows: ProjectEvent[] = [];
    const { hub, after } = aHub(rows);
    const readers = [aReader(), aReader(), aReader()];
    for (const { reader } of readers) hub.add(reader);
    await settled();
    const before = after.mock.calls.length;
    rows.push(event(1));
    hub.nudge('p');
    await settled();
    expect(after.mock.calls.length - before).toBe(1);
    for (const { stream } of readers) expect(stream.send.mock.calls).toEqual([[1, '1']]);
  });

  test('asks nothing for projects that nobody reads', async () => {
    const { hub, after } = aHub([event(1)]);
    hub.add(aReader().reader)();
    after.mockClear();
    hub.nudge('p');
    hub.nudge('another');
    await settled();
    expect(after).not.toHaveBeenCalled();
  });

  test('asks again after a failure, until it works', async () => {
    const { hub, after } = aHub([event(1)]);
    after.mockRejectedValueOnce(new Error('database is gone'));
    const { reader, stream } = aReader();
    hub.add(reader);
    await until(() => stream.send.mock.calls.length > 0);
    await settled();
    expect(stream.send).toHaveBeenCalledTimes(1);
  });
});

describe('the heartbeat', () => {
  test('S5: of ten thousand streams lets everything else have its turn after every hundred', async () => {
    let written = 0;
    const stream = { send: jest.fn(), comment: () => void (written += 1), close: jest.fn() };
    const readers = Array.from({ length: 10_000 }, () => ({ sessionId: 'live', stream }));
    let others = 0;
    const stop = startHeartbeat({ hub: { readers: () => readers }, sessions: { live: () => Promise.resolve(new Set(['live'])) }, now: () => new Date(), logger }, 10);
    const inOneTurn: number[] = [];
    while (written < readers.length) {
      const before = written;
      await new Promise((resolve) => setImmediate(resolve));
      inOneTurn.push(written - before);
      others += 1;
    }
    stop();
    expect(Math.max(...inOneTurn)).toBe(100);
    figure('S5', `a heartbeat of ${written} streams: at most ${Math.max(...inOneTurn)} in one turn of the event loop, ${others} turns for others`);
  });

  test('writes a comment to every stream and ends those whose session has ended', async () => {
    const { hub } = aHub([]);
    const [signedIn, loggedOut] = [aReader(0, 'live'), aReader(0, 'revoked')];
    hub.add(signedIn.reader);
    hub.add(loggedOut.reader);
    const live = jest.fn(() => Promise.resolve(new Set(['live'])));
    const stop = startHeartbeat({ hub, sessions: { live }, now: () => new Date(), logger }, 10);
    await until(() => signedIn.stream.comment.mock.calls.length > 0 && loggedOut.stream.close.mock.calls.length > 0);
    stop();
    expect(signedIn.stream.comment).toHaveBeenCalled();
    expect(signedIn.stream.close).not.toHaveBeenCalled();
    expect(loggedOut.stream.close).toHaveBeenCalled();
  });
});
