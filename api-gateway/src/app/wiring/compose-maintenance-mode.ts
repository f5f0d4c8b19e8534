import { getMaintenance } from '@fifteen/contracts';
import type { RequestHandler } from 'express';
import { limitByAddress } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { holdBack } from '../../operations/maintenance-mode/hold-back.ts';
import { createMaintenanceModeStore } from '../../operations/maintenance-mode/maintenance-mode.store.ts';
import { watchMaintenanceMode, type MaintenanceWatch } from '../../operations/maintenance-mode/watch-maintenance-mode.ts';

const READS = { tries: 600, windowMs: 60_000 };

interface MaintenanceModePart {
  readonly watch: MaintenanceWatch;
  readonly holdBack: RequestHandler;
  readonly endpoints: readonly Endpoint[];
}

/** The operator's switch, wired. */
export const composeMaintenanceMode = async ({ db, logger, now }: Platform): Promise<MaintenanceModePart> => {
  const watch = await watchMaintenanceMode(createMaintenanceModeStore(db), logger);
  const answer = route(
    getMaintenance,
    async ({ response }) => {
      response.set('Cache-Control', 'no-store');
      return watch.now();
    },
    limitByAddress(READS),
  );
  return { watch, holdBack: holdBack(watch.now, now), endpoints: [answer] };
};
