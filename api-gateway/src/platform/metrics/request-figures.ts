import type { RequestHandler } from 'express';
import type { Db } from '../database/db.ts';
import type { Logger } from '../logging/logger.ts';
import { type CountedAnswers, requestFiguresStore } from './request-figures.store.ts';

/** How long counts stay in memory: what a gateway that dies loses. */
const FLUSH_MS = 1_000;
/** The threshold of the alert FifteenSlow. */
export const SLOW_MS = 2_000;

interface Dependencies {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Counts the answers of this process by call and status, and adds them to those of the others each second. */
export const createRequestFigures = ({ db, now, logger }: Dependencies) => {
  let waiting = new Map<string, CountedAnswers>();
  let writing = Promise.resolve();

  const add = (call: string, status: number, isSlow: boolean): void => {
    const key = `${call} ${status}`;
    const { answers, slow } = waiting.get(key) ?? { answers: 0, slow: 0 };
    waiting.set(key, { call, status, answers: answers + 1, slow: slow + (isSlow ? 1 : 0) });
  };

  const write = async (): Promise<void> => {
    const counted = [...waiting.values()];
    waiting = new Map();
    if (counted.length > 0) await requestFiguresStore.add(db, counted, now());
  };
  const flush = (): Promise<void> => {
    writing = writing.then(write).catch((error: unknown) => logger.warn({ err: error }, 'counts of answers were lost'));
    return writing;
  };
  const timer = setInterval(() => void (waiting.size > 0 && flush()), FLUSH_MS);

  const count: RequestHandler = (_request, response, next) => {
    const start = performance.now();
    response.on('close', () => add(response.locals.callId ?? 'other', response.statusCode, performance.now() - start > SLOW_MS));
    next();
  };

  return {
    count,
    flush,
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await flush();
    },
  };
};
