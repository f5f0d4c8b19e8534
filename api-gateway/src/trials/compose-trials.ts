import type { Draw } from '../drawing-room/drawing-room.ts';
import type { Endpoint } from '../http/route.ts';
import { trialsEndpoints } from './trials.routes.ts';
import { createTrialsService } from './trials.service.ts';

/** Trying without an account, wired: it has no store, for nothing of a visitor is kept. */
export const composeTrials = (draw: Draw): Endpoint[] => trialsEndpoints(createTrialsService(draw));
