import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createOrderWatch } from '../../kits/brand-kits/watch-order.ts';
import type { OrderWithParts } from '../../kits/brand-kits/brand-kits.store.ts';
import { createUserHub } from '../../billing/user-events/user-hub.ts';
import { createEventHub, type Reader } from './event-hub.ts';
import type { ProjectEvent } from './project-events.store.ts';

const logger = pino({ level: 'silent' });
const MANY = 1_000;
const EVENTS = 15;

/** A stream that counts how often it is written to. */
const aStream = () => {
  const sent: number[] = [];
  return { sent, stream: { send: (id: number) => void sent.push(id), comment: () => undefined, close: () => undefined } };
};

const event = (seq: number): ProjectEvent => ({ seq, is_paid: false, data: { type: 'asset_update', data: { status: 'completed', asset_id: String(seq) } } });

/** A reader that counts how often anybody looks at it. */
const aWatchedReader = (last: number, looks: { count: number }) => {
  const { sent, stream } = aStream();
  let at = last;
  const reader: Reader = {
    projectId: 'p',
    sessionId: 's',
    stream,
    get last() {
      looks.count += 1;
      return at;
    },
    set last(next) {
      at = next;
    },
  };
  return { sent, reader };
};

const hubOf = (rows: ProjectEvent[]) => {
  const events = { after: (_id: string, seq: number) => turn(rows.filter((row) => row.seq > seq)) };
  return createEventHub({ events, write: (_id, { seq }) => String(seq), logger });
};

const arrive = async <T>(add: () => T): Promise<T> => {
  const arrived = add();
  for (let i = 0; i < 4; i += 1) await turn();
  return arrived;
};

describe('S5: a newcomer to a stream', () => {
  test('of an account hears the balance; those who are there hear nothing again', async () => {
    let reads = 0;
    const hub = createUserHub({ credits: () => turn((reads += 1)), isPaid: () => Promise.resolve(false), logger });
    const listeners = Array.from({ length: MANY }, aStream);
    for (const { stream } of listeners) await arrive(() => hub.add({ userId: 'u', sessionId: 's', stream }));
    expect(listeners.map(({ sent }) => sent.length)).toEqual(listeners.map(() => 1));
    expect(reads).toBeLessThanOrEqual(MANY);
  });

  test('of an account shares the read with others who come at the same moment', async () => {
    let reads = 0;
    const hub = createUserHub({ credits: () => turn((reads += 1)), isPaid: () => Promise.resolve(false), logger });
    const listeners = Array.from({ length: MANY }, aStream);
    for (const { stream } of listeners) hub.add({ userId: 'u', sessionId: 's', stream });
    for (let i = 0; i < 10; i += 1) await turn();
    expect(listeners.map(({ sent }) => sent.length)).toEqual(listeners.map(() => 1));
    expect(reads).toBe(1);
  });

  test('of an account hears news that come while the balance is read after the balance', async () => {
    const balances = [100, 50];
    const heard: string[] = [];
    const stream = { send: (_id: number, text: string) => void heard.push(text), comment: () => undefined, close: () => undefined };
    const hub = createUserHub({ credits: () => turn(balances.shift() ?? 0), isPaid: () => Promise.resolve(false), logger });
    hub.add({ userId: 'u', sessionId: 's', stream });
    hub.nudge('u');
    for (let i = 0; i < 10; i += 1) await turn();
    expect(heard.map((text) => JSON.parse(text).data.credits)).toEqual([100, 50]);
  });

  test('of a project gets its events; nobody looks at those who have them', async () => {
    const looks = { count: 0 };
    const hub = hubOf(Array.from({ length: EVENTS }, (_, i) => event(i + 1)));
    const readers = Array.from({ length: MANY }, () => aWatchedReader(0, looks));
    for (const { reader } of readers) await arrive(() => hub.add(reader));
    for (const { sent } of readers) expect(sent).toEqual(Array.from({ length: EVENTS }, (_, i) => i + 1));
    expect(looks.count).toBeLessThan(MANY * EVENTS * 4);
  });

  test('of a project who claims to be ahead, or comes while others are told, changes nothing for them', async () => {
    const rows = [event(1), event(2)];
    const hub = hubOf(rows);
    const looks = { count: 0 };
    const [liar, first, second] = [aWatchedReader(2 ** 31 - 1, looks), aWatchedReader(0, looks), aWatchedReader(1, looks)];
    await arrive(() => hub.add(liar.reader));
    await arrive(() => hub.add(first.reader));
    rows.push(event(3));
    hub.nudge('p');
    await arrive(() => hub.add(second.reader));
    rows.push(event(4));
    await arrive(() => hub.nudge('p'));
    expect([liar.sent, first.sent, second.sent]).toEqual([[], [1, 2, 3, 4], [2, 3, 4]]);
  });

  test('of a project with hundreds of events gets all of them, in order, while new ones come', async () => {
    const rows = Array.from({ length: 950 }, (_, i) => event(i + 1));
    const events = { after: (_id: string, seq: number) => turn(rows.filter((row) => row.seq > seq).slice(0, 200)) };
    const hub = createEventHub({ events, write: (_id, { seq }) => String(seq), logger });
    const [old, fresh] = [aWatchedReader(950, { count: 0 }), aWatchedReader(0, { count: 0 })];
    await arrive(() => hub.add(old.reader));
    hub.add(fresh.reader);
    for (let seq = 951; seq <= 960; seq += 1) {
      rows.push(event(seq));
      hub.nudge('p');
      await turn();
    }
    for (let i = 0; i < 50; i += 1) await turn();
    expect(fresh.sent).toEqual(rows.map(({ seq }) => seq));
    expect(old.sent).toEqual(rows.map(({ seq }) => seq).slice(950));
  });

  test('of an order gets its state; those who are there are not told again', async () => {
    const order = { id: 'o', seq: 1, parts: [], details: {} } as unknown as OrderWithParts;
    let reads = 0;
    const watch = createOrderWatch({ kits: { findAny: () => turn(((reads += 1), order)) }, present: () => 'state', logger });
    const looks: number[] = [];
    const watchers = Array.from({ length: MANY }, () => {
      const { sent, stream } = aStream();
      let last = 0;
      const watcher = {
        sessionId: 's',
        stream,
        get last() {
          looks.push(1);
          return last;
        },
        set last(next: number) {
          last = next;
        },
      };
      return { sent, watcher };
    });
    for (const { watcher } of watchers) await arrive(() => watch.add('o', watcher));
    for (const { sent } of watchers) expect(sent).toEqual([1]);
    expect(looks.length).toBeLessThan(MANY * 10);
    expect(reads).toBeLessThanOrEqual(MANY);
  });
});
