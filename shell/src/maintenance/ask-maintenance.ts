import { MAINTENANCE_ASKED_MS, type getMaintenance, type MaintenanceMode } from '@fifteen/contracts';
import { send } from '@fifteen/web/session';

const ask = (): Promise<MaintenanceMode> =>
  send<typeof getMaintenance>({ method: 'GET', path: '/api/v1/maintenance', timeout: MAINTENANCE_ASKED_MS });

/** Asks until the site is open again, and tells each answer. A gateway that is away is asked again. */
export const askMaintenance = (told: (mode: MaintenanceMode) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const look = async (): Promise<void> => {
    const mode = await ask().catch(() => undefined);
    if (stopped) return;
    if (mode) told(mode);
    if (mode?.on !== false) timer = setTimeout(() => void look(), MAINTENANCE_ASKED_MS);
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
