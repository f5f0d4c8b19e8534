import { Session } from 'node:inspector/promises';
import type { Profiler } from 'node:inspector';
import type { TasteProfile } from '@fifteen/contracts';
import { planConcepts } from '../../plan.ts';
import { canvasRaster } from '../canvas-raster.ts';
import { loadFontLibrary } from '../load-font-library.ts';
import { nextTurn } from '../next-turn.ts';
import { isPathArithmetic, stageOf } from './stages.ts';

/** Milliseconds a plan in one thread. */
export interface StageTime {
  stage: string;
  time: number;
  /** The part of it that path arithmetic took. */
  paths: number;
}

const SAMPLE_MICROSECONDS = 500;

/** Where the time of warm plans goes, most first: by samples of the call stack, one plan a profile. */
export async function profilePlans(profiles: readonly TasteProfile[]): Promise<StageTime[]> {
  const library = await loadFontLibrary();
  const planAll = async (seed: string) => {
    for (const profile of profiles) await planConcepts(profile, { seed, library, raster: canvasRaster, pause: nextTurn });
  };
  await planAll('warm-up');
  return timesOf(await sampled(() => planAll('1')), profiles.length);
}

async function sampled(work: () => Promise<void>): Promise<Profiler.Profile> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS });
  await session.post('Profiler.start');
  await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return profile;
}

function timesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile, plans: number): StageTime[] {
  const own = new Map<number, number>();
  samples.forEach((id, i) => own.set(id, (own.get(id) ?? 0) + (timeDeltas[i] ?? 0) / 1000 / plans));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const times = new Map<string, StageTime>();
  const visit = (node: Profiler.ProfileNode, outer: readonly string[]) => {
    const files = [node.callFrame.url, ...outer];
    const time = own.get(node.id) ?? 0;
    const stage = stageOf({ files });
    const entry = times.get(stage) ?? { stage, time: 0, paths: 0 };
    const paths = isPathArithmetic({ files }) ? time : 0;
    times.set(stage, { stage, time: entry.time + time, paths: entry.paths + paths });
    for (const child of node.children ?? []) visit(byId.get(child)!, files);
  };
  if (nodes[0]) visit(nodes[0], []);
  return [...times.values()].sort((one, other) => other.time - one.time);
}
