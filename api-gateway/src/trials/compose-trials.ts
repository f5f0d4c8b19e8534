import type { Draw } from '../drawing-room/drawing-room.ts';
import type { Endpoint } from '../http/route.ts';
import { trialsEndpoints } from './trials.routes.ts';
import { createTrialsService, type TrialsService } from './trials.service.ts';

export interface Trials extends Pick<TrialsService, 'expectVisitor'> {
  readonly endpoints: Endpoint[];
}

/** Trying without an account, wired: it has no store, for nothing of a visitor is kept. */
export const composeTrials = (draw: Draw, now: () => Date): Trials => {
  const service = createTrialsService(draw, now);
  return { endpoints: trialsEndpoints(service), expectVisitor: service.expectVisitor };
};
