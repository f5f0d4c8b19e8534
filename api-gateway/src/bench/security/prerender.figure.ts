import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RemoteName } from '@fifteen/contracts';
import { REPOSITORY } from '../../platform/config/config.ts';
import { renderInThread } from '../../releases/prerender/render-in-thread.ts';
import type { RenderTask } from '../../releases/prerender/render-task.ts';
import { checkRendering, publicPathsOf, readRendering, writeRendering, type Rendering } from '../../releases/prerender/rendering.ts';
import { medianOf } from '../medians.ts';
import type { MeasureSecurity } from './figure.ts';

const ROUNDS = 7;
const REMOTES: readonly RemoteName[] = ['info', 'marketing'];
const LIMITS = { timeMs: 60_000, memoryMb: 128, stackKb: 512 };
/** It is paid once for each release and shell, at its check; more would be felt at a first start. */
const MOST_SLOWER = 10;

/** The same pages in a thread of Node alone, as they were rendered before the isolate. */
const BARE = `const { parentPort, workerData } = require('node:worker_threads');
const load = (source, take) => {
  const module = { exports: {} };
  new Function('module', 'exports', 'require', source)(module, module.exports, take);
  return module.exports;
};
const shell = load(workerData.shell, require);
const remote = load(workerData.source, (name) => shell.provided[name]);
parentPort.postMessage(remote.pages.map(({ path }) => shell.draw(path, workerData.remote, remote.routes)));`;

const serverOf = (folder: string): string => {
  const path = join(REPOSITORY, folder, 'dist/server.cjs');
  if (!existsSync(path)) throw new Error(`${path} is not built. Run npm run build.`);
  return readFileSync(path, 'utf8');
};

const taskOf = (remote: RemoteName): RenderTask => ({ shell: serverOf('shell'), remote, source: serverOf(`mfe-${remote}`), framePaths: publicPathsOf(remote), limits: LIMITS });

/** One remote after the other: the machine is the same for both ways. */
const ofAll = async <T>(tasks: readonly RenderTask[], render: (task: RenderTask) => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  for (const task of tasks) made.push(await render(task));
  return made;
};

const timed = async <T>(work: () => Promise<T>): Promise<readonly [ms: number, made: T]> => {
  const since = performance.now();
  const made = await work();
  return [performance.now() - since, made];
};

const renderBare = async (task: RenderTask): Promise<readonly string[]> => {
  const thread = new Worker(BARE, { eval: true, workerData: task });
  const [pages] = (await once(thread, 'message')) as [string[]];
  await thread.terminate();
  return pages;
};

const renderIsolated = async (task: RenderTask): Promise<Rendering> => {
  const rendering = checkRendering(task.remote as RemoteName, await renderInThread(task));
  if (rendering.faults.length > 0) throw new Error(rendering.faults.join('; '));
  return rendering;
};

/** All pages of the remotes that have public ones, one remote after the other, the start of a thread for each included. */
export const measure: MeasureSecurity = async () => {
  const tasks = REMOTES.map(taskOf);
  const [bare, isolated, read]: [number[], number[], number[]] = [[], [], []];
  let [pages, different] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [bareMs, plain] = await timed(() => ofAll(tasks, renderBare));
    const [isolatedMs, made] = await timed(() => ofAll(tasks, renderIsolated));
    const stored = made.map(writeRendering);
    const [readMs] = await timed(() => Promise.resolve(stored.map(readRendering)));
    const html = made.flatMap((one) => [...one.pages.values()].map((page) => page.html));
    bare.push(bareMs);
    isolated.push(isolatedMs);
    read.push(readMs);
    pages = html.length;
    different += html.filter((page, at) => page !== plain.flat()[at]).length;
  }
  const ratio = medianOf(isolated) / medianOf(bare);
  return [
    { name: `${pages} pages of ${REMOTES.map((name) => `mfe-${name}`).join(' and ')} in a bare thread of Node, ms`, value: medianOf(bare), digits: 0 },
    { name: 'the same in the isolate, ms', value: medianOf(isolated), digits: 0 },
    { name: 'times bare', value: ratio, aim: `aim: ${MOST_SLOWER.toFixed(2)} at most`, isMissed: ratio > MOST_SLOWER },
    { name: 'the same read from what was stored, as at a second start, ms', value: medianOf(read), digits: 1 },
    { name: 'pages that differ between the two, of all rounds', value: different, digits: 0, aim: 'aim: 0', isMissed: different > 0 },
  ];
};
