import type { Draw } from '../../rendering/interactive-pool/drawing-pool.ts';
import type { Endpoint } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { markKeyOf } from '../../rendering/watermark/mark-key.ts';
import { trialsEndpoints } from '../../projects/trials/trials.routes.ts';
import { createTrialsService, type TrialsService } from '../../projects/trials/trials.service.ts';

export interface Trials extends Pick<TrialsService, 'expectVisitor'> {
  readonly endpoints: Endpoint[];
}

/** Trying without an account, wired: it has no store, for nothing of a visitor is kept. */
export const composeTrials = (platform: Platform, draw: Draw): Trials => {
  const service = createTrialsService(draw, markKeyOf(platform), platform.now);
  return { endpoints: trialsEndpoints(service), expectVisitor: service.expectVisitor };
};
