import type { drawTrial, Trial } from '@fifteen/contracts';
import type { z } from 'zod';
import type { Draw } from '../drawing-room/drawing-room.ts';
import { AppError } from '../errors.ts';
import { trialProfile } from './trial-profile.ts';

/** Trials under way or waiting, over all visitors: customers share the room, and nobody waits for a tenth. */
const MOST_AT_ONCE = 6;
const FULL = { detail: 'Many people are trying this right now. Please try again in a few seconds.', headers: { 'Retry-After': '3' } };

export interface TrialsService {
  /** Draws for a visitor and forgets it. Rejects with `unavailable` while too many are drawn for. */
  readonly draw: (wish: z.output<(typeof drawTrial)['body']>, signal: AbortSignal) => Promise<Trial>;
}

export const createTrialsService = (draw: Draw): TrialsService => {
  let underWay = 0;
  return {
    draw: async ({ company_name: name, industry = '', deal }, signal) => {
      if (underWay >= MOST_AT_ONCE) throw new AppError('unavailable', FULL);
      underWay += 1;
      try {
        return await draw('drawTrial', { profile: trialProfile(name, industry), deal }, signal);
      } finally {
        underWay -= 1;
      }
    },
  };
};
