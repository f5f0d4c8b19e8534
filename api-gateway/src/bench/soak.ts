/**
 * L1: customers come and go for minutes on end, from the sign-up to the deletion of the account; nothing may fail, and memory
 * may not grow: npm run bench -- soak [--minutes N] [--lanes N] [--json FILE]
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { makeJourney } from './load/journey.ts';
import { loggedErrors } from './load/logged-errors.ts';
import { type MemorySample, openMemoryOf } from './load/role-memory.ts';
import { slopeOf } from './load/slope.ts';
import { endRun, printRows, type Row } from './rows.ts';
import { startProduct } from './start-product.ts';

const SAMPLE_MS = 10_000;
const SAMPLES_A_MINUTE = 60_000 / SAMPLE_MS;
/** Before it caches fill, threads start and code is compiled: no leak. */
const WARM_UP = 0.3;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' }, lanes: { type: 'string', default: '3' }, json: { type: 'string' } } });
const [minutes, lanes] = [Number(values.minutes), Number(values.lanes)];

const metricsToken = randomUUID();
const product = await startProduct({ SIGNUPS_AN_HOUR: '1000000', TRUST_PROXY: '1', METRICS_TOKEN: metricsToken });
const steps = new Map<string, number>();
const errors: string[] = [];
const samples: MemorySample[] = [];
let [turn, whole, isOver] = [0, 0, false];

const lane = async (): Promise<void> => {
  while (!isOver) {
    const mine = turn;
    turn += 1;
    try {
      await makeJourney({ url: product.url, turn: mine, onStep: (name) => void steps.set(name, (steps.get(name) ?? 0) + 1) });
      whole += 1;
    } catch (error) {
      errors.push(String(error));
      process.stderr.write(`journey ${mine}: ${String(error)}\n`);
    }
  }
};

const written = ({ minutes: at, resident, heap }: MemorySample): string =>
  `  ${at.toFixed(1).padStart(5)} min   gateway ${resident.gateway.toFixed(0)} MB, its heap ${heap.toFixed(0)} MB; worker ${resident.worker.toFixed(0)} MB; ${whole} journeys, ${errors.length} errors\n`;

/** Megabytes an hour, after the warm-up. */
const growth = (pick: (sample: MemorySample) => number): number => {
  const warm = samples.filter(({ minutes: at }) => at >= minutes * WARM_UP);
  return slopeOf(warm.map((sample) => [sample.minutes / 60, pick(sample)]));
};

try {
  const look = openMemoryOf({ url: product.url, pid: product.pid, metricsToken });
  const running = Promise.all(Array.from({ length: lanes }, lane));
  while ((samples.at(-1)?.minutes ?? 0) < minutes) {
    const sample = await look();
    if (samples.length % SAMPLES_A_MINUTE === 0) process.stdout.write(written(sample));
    samples.push(sample);
    await sleep(SAMPLE_MS);
  }
  isOver = true;
  await running;
  const logged = loggedErrors(product.dataDir);
  for (const words of new Set(logged)) process.stderr.write(`logged: ${words}\n`);
  const processes = new Set(samples.flatMap(({ pids }) => [pids.gateway, pids.worker]));
  const most = (pick: (sample: MemorySample) => number): number => Math.max(...samples.map(pick));
  const rows: Row[] = [
    { name: 'minutes', value: samples.at(-1)?.minutes ?? 0, digits: 1 },
    { name: 'journeys from sign-up to deletion', value: whole, digits: 0 },
    ...[...steps].map(([name, count]) => ({ name: `  ${name}`, value: count, digits: 0 })),
    { name: 'errors', value: errors.length, digits: 0, aim: 'aim: 0', isMissed: errors.length > 0 },
    { name: 'errors that gateway and worker logged', value: logged.length, digits: 0, aim: 'aim: 0', isMissed: logged.length > 0 },
    { name: 'processes of gateway and worker that were seen', value: processes.size, digits: 0, aim: 'aim: 2', isMissed: processes.size !== 2 },
    { name: 'gateway, most MB', value: most(({ resident }) => resident.gateway), digits: 0 },
    { name: 'worker, most MB', value: most(({ resident }) => resident.worker), digits: 0 },
    { name: 'gateway, MB an hour', value: growth(({ resident }) => resident.gateway), digits: 0 },
    { name: 'heap of the gateway, MB an hour', value: growth(({ heap }) => heap), digits: 0 },
    { name: 'worker, MB an hour', value: growth(({ resident }) => resident.worker), digits: 0 },
  ];
  printRows(rows);
  figure('L1', `${(samples.at(-1)?.minutes ?? 0).toFixed(0)} minutes of mixed journeys: ${whole} whole, ${errors.length} errors, gateway ${growth(({ resident }) => resident.gateway).toFixed(0)} and worker ${growth(({ resident }) => resident.worker).toFixed(0)} MB an hour`);
  endRun(rows, values.json);
} finally {
  await product.stop();
}
