/**
 * S5: ten thousand event streams on one gateway, a tenth of them of readers who do not read; what a stream costs, how late
 * events arrive, and what else the gateway answers meanwhile: npm run bench -- streams [--streams N] [--slow N] [--json FILE]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { mapConcurrent } from '../platform/concurrency/map-concurrent.ts';
import { createGenerationStore } from '../projects/generation/generation.store.ts';
import { Ready } from '../app/processes/messages.ts';
import { briefOf, type Person, signUpPeople } from './load/crowd.ts';
import { startGatewayAlone } from './load/gateway-alone.ts';
import { collectedBytes, COLLECTABLE } from './load/collected.ts';
import { assertMayOpen } from './load/process-memory.ts';
import { startPulse } from './load/pulse.ts';
import { type StreamClients, startStreamClients } from './load/stream-clients.ts';
import { type Arrival, nowUs, type WantedStream } from './load/stream-messages.ts';
import { medianOf, p99Of } from './medians.ts';
import { endRun, printRows, type Row } from './rows.ts';

const BARE = fileURLToPath(new URL('./load/threads/bare-streams.js', import.meta.url));
const CLIENTS = 4;
/** Within what the product allows an account and an address: nothing is configured for this run. */
const STREAMS_OF_ACCOUNT = 25;
const STREAMS_OF_ADDRESS = 500;
/** Concepts that become ready in a second, over all projects: more than eight workers draw. */
const EVENTS_A_SECOND = 100;
const LAST_MS = 3_000;
const PULSE_MS = 50;
const SPARE_FILES = 500;
const AIM_BESIDE_BARE = 1.5;

const { values } = parseArgs({ options: { streams: { type: 'string', default: '10000' }, slow: { type: 'string', default: '1000' }, json: { type: 'string' } } });
const [streamCount, slowCount] = [Number(values.streams), Number(values.slow)];

interface Followed {
  readonly person: Person;
  readonly projectId: string;
  readonly assetIds: readonly string[];
}

/** A project whose concepts nobody draws: they become ready when this bench says so. */
const followedOf = async (person: Person, i: number): Promise<Followed> => {
  const { project_id: projectId } = await person.call<{ project_id: string }>('POST', 'projects', { taste_profile: briefOf(`Company ${i}`) });
  const assets = await person.call<{ id: string }[]>('GET', `projects/${projectId}/assets`);
  return { person, projectId, assetIds: assets.map(({ id }) => id) };
};

/** Readers who do not read are spread evenly over all projects. */
const wanted = (followed: readonly Followed[]): WantedStream[] => {
  const slowUpTo = (count: number): number => Math.floor((count * slowCount) / streamCount);
  return Array.from({ length: streamCount }, (_, i) => {
    const { person, projectId } = followed[Math.floor((i * followed.length) / streamCount)] ?? raise();
    return {
      path: `/api/v1/projects/${projectId}/stream`,
      token: person.token,
      from: `127.0.0.${2 + Math.floor(i / STREAMS_OF_ADDRESS)}`,
      isSlow: slowUpTo(i + 1) > slowUpTo(i),
    };
  });
};

/** The first concept of every project, then the second of every project: as many workers would finish them. */
const inTurns = (followed: readonly Followed[]): { readonly projectId: string; readonly assetId: string }[] =>
  followed
    .flatMap(({ projectId, assetIds }) => assetIds.map((assetId, place) => ({ projectId, assetId, place })))
    .sort((one, other) => one.place - other.place);

const raise = (): never => {
  throw new Error('There is no project to follow.');
};

/** A server that is measured. */
interface Measured {
  readonly port: number;
  readonly pid: number;
}

/** Opens them all. Returns when each stream was open. */
const openAll = async (clients: StreamClients, { port, pid }: Measured, streams: readonly WantedStream[]): Promise<readonly number[]> => {
  assertMayOpen(pid, streams.length + SPARE_FILES);
  for (const client of clients.pids) assertMayOpen(client, Math.ceil(streams.length / CLIENTS) + SPARE_FILES);
  const { atUs, refused } = await clients.open(port, streams);
  if (refused.length > 0) throw new Error(`${refused.length} streams were refused, the first with ${refused[0]}.`);
  return atUs;
};

/** Bytes a stream of node:http alone takes, opened by the same clients in the same way. */
const bareBytes = async (streams: readonly WantedStream[]): Promise<number> => {
  const child = fork(BARE, { execArgv: [...COLLECTABLE], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const [message] = (await once(child, 'message')) as [unknown];
  const { port = 0 } = Ready.parse(message);
  const pid = child.pid ?? 0;
  const clients = startStreamClients(CLIENTS);
  const before = await collectedBytes(pid);
  await openAll(clients, { port, pid }, streams);
  const after = await collectedBytes(pid);
  await clients.stop();
  child.disconnect();
  await ended;
  return (after - before) / streams.length;
};

/** Milliseconds from before the transaction that makes an event true to its arrival. */
const latencies = (arrivals: readonly Arrival[], sentAtUs: ReadonlyMap<string, number>): number[] =>
  arrivals.map(([assetId, atUs]) => (atUs - (sentAtUs.get(assetId) ?? Number.NaN)) / 1000);

const gateway = await startGatewayAlone({ SIGNUPS_AN_HOUR: '1000000' });
const rows: Row[] = [];
try {
  const url = `http://localhost:${gateway.port}`;
  const people = await signUpPeople(url, Math.ceil(streamCount / STREAMS_OF_ACCOUNT));
  const followed: Followed[] = [];
  await mapConcurrent([...people.entries()], CLIENTS, async ([i, person]) => void followed.push(await followedOf(person, i)));
  const streams = wanted(followed);
  const clients = startStreamClients(CLIENTS);

  const before = await collectedBytes(gateway.pid);
  const whileOpening = startPulse(`${url}/healthz`, PULSE_MS);
  const atUs = await openAll(clients, gateway, streams);
  const openingPulse = await whileOpening.stop();
  const after = await collectedBytes(gateway.pid);

  const { finish } = createGenerationStore(gateway.platform.db);
  const sentAtUs = new Map<string, number>();
  const begun: Promise<void>[] = [];
  const whileSending = startPulse(`${url}/healthz`, PULSE_MS);
  const startUs = nowUs();
  for (const [i, { projectId, assetId }] of inTurns(followed).entries()) {
    await sleep(Math.max(0, (startUs + (i * 1_000_000) / EVENTS_A_SECOND - nowUs()) / 1000));
    sentAtUs.set(assetId, nowUs());
    begun.push(finish(projectId, assetId, 'completed', new Date()));
  }
  await Promise.all(begun);
  await sleep(LAST_MS);
  const sendingPulse = await whileSending.stop();
  const afterEvents = await collectedBytes(gateway.pid);
  clients.letSlowOnesRead();
  await sleep(LAST_MS);
  const { fast, slow, ended } = await clients.report();
  await clients.stop();
  const lost = streams.length * (followed[0]?.assetIds.length ?? 0) - fast.length - slow.length;

  const bare = await bareBytes(streams);
  const late = latencies(fast, sentAtUs);
  const tenth = Math.floor(atUs.length / 10);
  const ofTenth = (from: number): number => ((atUs[from + tenth - 1] ?? Number.NaN) - (atUs[from] ?? Number.NaN)) / 1000;
  const [first, last] = [ofTenth(0), ofTenth(atUs.length - tenth)];
  const each = (after - before) / streams.length;
  rows.push(
    { name: 'streams open at once', value: atUs.length, digits: 0 },
    { name: 'of them by readers who do not read', value: streams.filter(({ isSlow }) => isSlow).length, digits: 0 },
    { name: `the first ${tenth} opened, ms`, value: first, digits: 0 },
    { name: `the last ${tenth} opened, ms`, value: last, digits: 0 },
    { name: 'memory of the gateway before, garbage collected, MB', value: before / 2 ** 20, digits: 0 },
    { name: 'with all streams open, MB', value: after / 2 ** 20, digits: 0 },
    { name: 'after all events, MB', value: afterEvents / 2 ** 20, digits: 0 },
    { name: 'a stream, KB', value: each / 1024, digits: 1 },
    { name: 'a stream of bare node:http, KB', value: bare / 1024, digits: 1 },
    { name: 'times bare', value: each / bare, aim: `aim: ${AIM_BESIDE_BARE} at most` },
    { name: 'events sent', value: sentAtUs.size, digits: 0 },
    { name: 'of them to readers', value: fast.length + slow.length, digits: 0 },
    { name: 'lost', value: lost, digits: 0, aim: 'aim: 0', isMissed: lost !== 0 },
    { name: 'streams that the gateway ended', value: ended, digits: 0, aim: 'aim: 0', isMissed: ended > 0 },
    { name: 'from the transaction to a reader who reads, median ms', value: medianOf(late), digits: 1 },
    { name: 'the same, p99 ms', value: p99Of(late), digits: 1 },
    { name: 'GET /healthz while streams open, p99 ms', value: p99Of(openingPulse), digits: 1 },
    { name: 'the same while events are sent, p99 ms', value: p99Of(sendingPulse), digits: 1 },
    { name: 'the same, the slowest, ms', value: Math.max(...sendingPulse), digits: 1 },
  );
  printRows(rows);
  figure('S5', `${atUs.length} streams, ${streams.filter(({ isSlow }) => isSlow).length} of them not read: ${(each / 1024).toFixed(1)} KB a stream, p99 ${p99Of(late).toFixed(0)} ms to a reader, ${lost} events lost, ${ended} streams ended`);
} finally {
  await gateway.stop();
}
endRun(rows, values.json);
