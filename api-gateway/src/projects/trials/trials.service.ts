import type { drawTrial, Trial } from '@fifteen/contracts';
import type { z } from 'zod';
import { type Draw, THE_HOUSE, visitorAt, tasksOf } from '../../rendering/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { trialProfile } from './trial-profile.ts';
import type * as drawTrialTasks from './threads/draw-trial.ts';

const task = tasksOf<typeof drawTrialTasks>();

/** Trials under way or waiting for one network: a visitor draws one at a time, and two share an office. */
const MOST_EACH = 2;
/** Over all visitors, who take turns: beyond it a visitor would wait for longer than they stay. */
const MOST_AT_ONCE = 40;
const TOO_MANY = { headers: { 'Retry-After': '2' } };
const FULL = { detail: 'Many people are trying this right now. Please try again in a few seconds.', headers: { 'Retry-After': '3' } };

/** Within the ten minutes after which the room's thread ends. */
const AWAKE_MS = 9 * 60_000;
/** For nobody to see: it compiles what the first visitor would wait for. */
const REHEARSAL = { profile: trialProfile('Fifteen', ''), deal: 0 };

export interface TrialsService {
  /** Somebody opens the landing page: a room that sleeps is woken, and draws once, before a name comes. */
  readonly expectVisitor: () => void;
  /**
   * Draws for a visitor and forgets it. Rejects with `rate_limited` where the address has too many under way, and with
   * `unavailable` only while many different visitors are drawn for.
   */
  readonly draw: (wish: z.output<(typeof drawTrial)['body']>, address: string, signal: AbortSignal) => Promise<Trial>;
}

export const createTrialsService = (draw: Draw, markKey: () => string, now: () => Date): TrialsService => {
  let underWay = 0;
  const byVisitor = new Map<string, number>();
  const count = (key: string, change: 1 | -1): void => {
    const own = (byVisitor.get(key) ?? 0) + change;
    underWay += change;
    if (own > 0) byVisitor.set(key, own);
    else byVisitor.delete(key);
  };
  let drawnAt = -Infinity;
  return {
    expectVisitor: () => {
      if (now().getTime() - drawnAt < AWAKE_MS) return;
      drawnAt = now().getTime();
      // The visitor's own name tells them where it fails.
      draw(task('drawTrial'), { ...REHEARSAL, markKey: markKey() }, THE_HOUSE).catch(() => undefined);
    },
    draw: async ({ company_name: name, industry = '', deal }, address, signal) => {
      const visitor = visitorAt(address);
      if ((byVisitor.get(visitor.key) ?? 0) >= MOST_EACH) throw new AppError('rate_limited', TOO_MANY);
      if (underWay >= MOST_AT_ONCE) throw new AppError('unavailable', FULL);
      count(visitor.key, 1);
      drawnAt = now().getTime();
      try {
        return await draw(task('drawTrial'), { profile: trialProfile(name, industry), deal, markKey: markKey() }, visitor, signal);
      } finally {
        count(visitor.key, -1);
      }
    },
  };
};
