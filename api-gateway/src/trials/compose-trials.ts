import type { Draw } from '../drawing-room/drawing-room.ts';
import type { Endpoint } from '../http/route.ts';
import type { Platform } from '../platform.ts';
import { markKeyOf } from '../watermark/mark-key.ts';
import { trialsEndpoints } from './trials.routes.ts';
import { createTrialsService, type TrialsService } from './trials.service.ts';

export interface Trials extends Pick<TrialsService, 'expectVisitor'> {
  readonly endpoints: Endpoint[];
}

/** Trying without an account, wired: it has no store, for nothing of a visitor is kept. */
export const composeTrials = (platform: Platform, draw: Draw): Trials => {
  const service = createTrialsService(draw, markKeyOf(platform), platform.now);
  return { endpoints: trialsEndpoints(service), expectVisitor: service.expectVisitor };
};
