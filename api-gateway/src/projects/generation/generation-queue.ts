import type { PgBoss } from 'pg-boss';
import type { Db } from '../../platform/database/db.ts';
import { defineQueue } from '../../platform/queue/queue.ts';

/**
 * One job a project. A killed worker's job is taken up again once its heartbeat stops. The engine's failures are counted
 * by the work itself, so what the queue repeats is the fault of a disk, a database or a power cut; after some five
 * minutes of it the concepts have failed, and the customer may try again.
 */
export const GENERATION_QUEUE = defineQueue<{ readonly projectId: string }>({
  name: 'generation',
  repeats: { limit: 10, delayMaxS: 60 },
  heartbeatS: 10,
  expireS: 600,
  atOnce: 2,
  fetchers: 2,
  failed: { words: 'job failed', level: 'error' },
});

/** Within a transaction: the job exists if and only if what it is for does. */
export type EnqueueGeneration = (trx: Db, projectId: string) => Promise<void>;

export const openGenerationQueue = async (boss: PgBoss): Promise<EnqueueGeneration> => {
  const enqueue = await GENERATION_QUEUE.open(boss);
  return (trx, projectId) => enqueue(trx, [{ data: { projectId } }]);
};

/**
 * One job a project with a language model, which waits for its provider most of the time: it holds no place that another
 * customer's concepts need. A session takes up to 170 seconds. One fetcher finishes what is left once the model is off.
 */
export const MODEL_QUEUE = defineQueue<{ readonly projectId: string }>({
  name: 'model-concepts',
  repeats: { limit: 10, delayMaxS: 60 },
  heartbeatS: 10,
  expireS: 600,
  atOnce: 1,
  failed: { words: 'job failed', level: 'error' },
});

/** Sessions of one worker at a time; more only wait in line for the provider's rate. */
export const MODEL_SESSIONS = 8;

export const openModelQueue = async (boss: PgBoss): Promise<EnqueueGeneration> => {
  const enqueue = await MODEL_QUEUE.open(boss);
  return (trx, projectId) => enqueue(trx, [{ data: { projectId } }]);
};
