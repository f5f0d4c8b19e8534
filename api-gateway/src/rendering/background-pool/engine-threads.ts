import type { TasteProfile } from '@fifteen/contracts';
import type { Assessment, Plan } from '@fifteen/logo-engine';
// Without the engine itself, which only the threads need.
import { planInParallel } from '@fifteen/logo-engine/plan-in-parallel';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { Logger } from '../../platform/logging/logger.ts';
import type { DrawnVariations, VariationRequest, Vary } from '../engine/variation-engine.ts';
import type { ConceptEngine, ConceptPlan, DrawnConcept, Preview, RenderPreviews } from '../engine/concept-engine.ts';
import type { AssessTask, FallbackTask, FinishTask, PreviewTask } from './threads/engine-thread.ts';

/** Drawings and pictures are large, and the little objects that hold them small: a small nursery lets go of them sooner. */
const NURSERY_MB = 8;

const ASSESS_MS = 60_000;
const FINISH_MS = 30_000;
const FALLBACK_MS = 20_000;
const VARIATIONS_MS = 60_000;
const PREVIEW_MS = 20_000;

/** In development and in tests this file is TypeScript, and so are the thread's. */
const FROM_SOURCE = import.meta.url.endsWith('.ts');
const THREAD = new URL(`./threads/${FROM_SOURCE ? 'source-thread.mjs' : 'engine-thread.js'}`, import.meta.url);
const SOURCE_ARGUMENTS = ['--conditions=@fifteen/source'];

type Task = AssessTask | FinishTask | FallbackTask | VariationRequest | PreviewTask;

export interface EngineThreads {
  readonly engine: ConceptEngine;
  readonly vary: Vary;
  readonly renderPreviews: RenderPreviews;
  /** All threads have loaded what they draw with. */
  readonly ready: Promise<unknown>;
  /** Draws once in every thread, so that no customer waits for fonts to open and code to be compiled. */
  readonly warmUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * The engine and the renderer, in threads: both block for long. A task past its time ends with its thread,
 * which is replaced.
 */
export const startEngineThreads = (logger: Logger, threads = availableParallelism()): EngineThreads => {
  const pool = new Piscina({
    filename: fileURLToPath(THREAD),
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MB },
    execArgv: FROM_SOURCE ? SOURCE_ARGUMENTS : [],
    atomics: 'disabled',
  });
  // Each thread is free, so each takes one. Node 20 aborts the process when a thread ends while it loads its modules.
  const loaded = Promise.allSettled(Array.from({ length: threads }, () => pool.run(undefined, { name: 'loaded' })));
  // A task of a thread that dies is rejected by itself; this is for threads that die idle.
  pool.on('error', (error: unknown) => logger.error({ err: error }, 'a thread of the engine ended'));
  const inTurn = pLimit(threads);
  // A task's time begins with its thread: a long queue is not a reason to give a drawing up.
  const run = <T>(name: string, task: Task, limitMs: number): Promise<T> =>
    inTurn(() => pool.run(task, { name, signal: AbortSignal.timeout(limitMs) }) as Promise<T>);

  const plan = (profile: TasteProfile, seed: string, avoid: readonly string[]): Promise<ConceptPlan> =>
    planInParallel({
      size: threads,
      assess: (share) => run<readonly Assessment[]>('assess', { profile, seed, avoid, share }, ASSESS_MS),
      finish: (assessments) => run<Plan>('finish', { profile, seed, assessments }, FINISH_MS),
    });

  const drawOne = async (seed: string): Promise<void> => {
    // Here and not above: what they bring along loads while the threads start.
    const [{ HERO_BRIEF }, { PREVIEW_SIZES }] = await Promise.all([import('@fifteen/contracts'), import('../../platform/files/file-keys.ts')]);
    const { concepts } = await plan(HERO_BRIEF, seed, []);
    await run<Preview[]>('previews', { svg: concepts[0]?.svg ?? '', markKey: seed, sizes: PREVIEW_SIZES }, PREVIEW_MS);
  };

  return {
    engine: {
      plan,
      fallback: (profile, slot, seed) => run<DrawnConcept>('fallback', { profile, slot, seed }, FALLBACK_MS),
    },
    vary: (request) => run<DrawnVariations>('variations', request, VARIATIONS_MS),
    ready: loaded,
    renderPreviews: (svg, markKey, sizes) => run<Preview[]>('previews', { svg, markKey, sizes }, PREVIEW_MS),
    warmUp: async () => {
      await Promise.all(Array.from({ length: threads }, (_, i) => drawOne(`warm-up ${i}`)));
    },
    stop: async () => {
      await loaded;
      await pool.destroy();
    },
  };
};
