/**
 * S9: two hundred people press Generate at the same moment; how long each waits for the first and for the fifteenth concept,
 * and whether those who came first are served first: npm run bench -- crowd [--people N] [--json FILE]
 */
import { parseArgs } from 'node:util';
import { CONCEPTS_PER_PROJECT, type Project } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { briefOf, type Person, signUpPeople } from './load/crowd.ts';
import { followProject } from './load/follow-project.ts';
import { startPulse } from './load/pulse.ts';
import { orderKept, placesLost } from './load/ranks.ts';
import { medianOf, p95Of, p99Of } from './medians.ts';
import { endRun, printRows, type Row } from './rows.ts';
import { startProduct } from './start-product.ts';

const PULSE_MS = 100;

const { values } = parseArgs({ options: { people: { type: 'string', default: '200' }, json: { type: 'string' } } });

interface Served {
  /** When the product took the order. */
  readonly tookOrderAt: number;
  /** From the press, in milliseconds. */
  readonly orderedMs: number;
  readonly firstMs: number;
  readonly fifteenthMs: number;
}

const serve = async (url: string, { token, call }: Person, i: number): Promise<Served> => {
  const pressed = performance.now();
  const since = (): number => performance.now() - pressed;
  const { project_id: projectId, project } = await call<{ project_id: string; project: Project }>('POST', 'projects', { taste_profile: briefOf(`Company ${i}`) });
  const orderedMs = since();
  let firstMs = Number.NaN;
  await followProject({ url, token, projectId, concepts: CONCEPTS_PER_PROJECT, onConcept: () => (firstMs = Number.isNaN(firstMs) ? since() : firstMs) });
  return { tookOrderAt: Date.parse(project.created_at), orderedMs, firstMs, fifteenthMs: since() };
};

const product = await startProduct({ SIGNUPS_AN_HOUR: '1000000' });
const rows: Row[] = [];
try {
  const people = await signUpPeople(product.url, Number(values.people));
  const pulse = startPulse(`${product.url}/healthz`, PULSE_MS);
  const ends = await Promise.allSettled(people.map((person, i) => serve(product.url, person, i)));
  const answers = await pulse.stop();
  const served = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  for (const end of ends) if (end.status === 'rejected') process.stderr.write(`${String(end.reason)}\n`);
  const of = (pick: (one: Served) => number): number[] => served.map(pick);
  const [first, fifteenth, drawing] = [of(({ firstMs }) => firstMs), of(({ fifteenthMs }) => fifteenthMs), of(({ firstMs, fifteenthMs }) => fifteenthMs - firstMs)];
  const [came, left] = [of(({ tookOrderAt }) => tookOrderAt), fifteenth];
  const seconds = (ms: number): number => ms / 1000;
  rows.push(
    { name: 'people who press Generate at the same moment', value: people.length, digits: 0 },
    { name: `of them with all ${CONCEPTS_PER_PROJECT} concepts`, value: served.length, digits: 0, aim: `aim: ${people.length}`, isMissed: served.length !== people.length },
    { name: 'to the answer that the project is made, p95 s', value: seconds(p95Of(of(({ orderedMs }) => orderedMs))) },
    { name: 'to the first concept, median s', value: seconds(medianOf(first)), digits: 1 },
    { name: 'the same, p95 s', value: seconds(p95Of(first)), digits: 1 },
    { name: 'to the fifteenth concept, median s', value: seconds(medianOf(fifteenth)), digits: 1 },
    { name: 'the same, p95 s', value: seconds(p95Of(fifteenth)), digits: 1 },
    { name: 'the slowest, times the median (2 where all are served one after the other)', value: Math.max(...fifteenth) / medianOf(fifteenth) },
    { name: 'from the first concept of a project to its fifteenth, median s', value: seconds(medianOf(drawing)) },
    { name: 'the same, p95 s', value: seconds(p95Of(drawing)) },
    { name: 'order of coming and order of being served, rank correlation', value: orderKept(came, left), digits: 3 },
    { name: 'places that somebody lost at most', value: Math.max(...placesLost(came, left)), digits: 0 },
    { name: 'projects a minute', value: (served.length * 60_000) / Math.max(...fifteenth), digits: 1 },
    { name: 'GET /healthz meanwhile, p99 ms', value: p99Of(answers), digits: 1 },
  );
  printRows(rows);
  figure('S9', `${people.length} people at once with the real engine: ${served.length} served, the fifteenth concept after ${seconds(medianOf(fifteenth)).toFixed(0)} s (median), ${seconds(p95Of(fifteenth)).toFixed(0)} s (p95), at most ${Math.max(...placesLost(came, left))} places lost`);
} finally {
  await product.stop();
}
endRun(rows, values.json);
