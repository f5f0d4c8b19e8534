import type { drawTrial, Trial } from '@fifteen/contracts';
import type { z } from 'zod';
import type { Draw } from '../drawing-room/drawing-room.ts';
import { AppError } from '../errors.ts';
import { trialProfile } from './trial-profile.ts';

/** Trials under way or waiting, over all visitors: customers share the room, and nobody waits for a tenth. */
const MOST_AT_ONCE = 6;
const FULL = { detail: 'Many people are trying this right now. Please try again in a few seconds.', headers: { 'Retry-After': '3' } };

/** Within the ten minutes after which the room's thread ends. */
const AWAKE_MS = 9 * 60_000;
/** For nobody to see: it compiles what the first visitor would wait for. */
const REHEARSAL = { profile: trialProfile('Fifteen', ''), deal: 0 };

export interface TrialsService {
  /** Somebody opens the landing page: a room that sleeps is woken, and draws once, before a name comes. */
  readonly expectVisitor: () => void;
  /** Draws for a visitor and forgets it. Rejects with `unavailable` while too many are drawn for. */
  readonly draw: (wish: z.output<(typeof drawTrial)['body']>, signal: AbortSignal) => Promise<Trial>;
}

export const createTrialsService = (draw: Draw, now: () => Date): TrialsService => {
  let underWay = 0;
  let drawnAt = -Infinity;
  return {
    expectVisitor: () => {
      if (now().getTime() - drawnAt < AWAKE_MS) return;
      drawnAt = now().getTime();
      // The visitor's own name tells them where it fails.
      draw('drawTrial', REHEARSAL).catch(() => undefined);
    },
    draw: async ({ company_name: name, industry = '', deal }, signal) => {
      if (underWay >= MOST_AT_ONCE) throw new AppError('unavailable', FULL);
      underWay += 1;
      drawnAt = now().getTime();
      try {
        return await draw('drawTrial', { profile: trialProfile(name, industry), deal }, signal);
      } finally {
        underWay -= 1;
      }
    },
  };
};
