import type { MaintenanceMode } from '@fifteen/contracts';
import type { Logger } from '../../platform/logging/logger.ts';
import { SITE_OPEN, type MaintenanceModeStore } from './maintenance-mode.store.ts';

/** An operator's switch reaches every process within this. */
const ASKED_MS = 2_000;

export interface MaintenanceWatch {
  /** As this process knows it. */
  readonly now: () => MaintenanceMode;
  readonly stop: () => Promise<void>;
}

/**
 * Follows the operator's switch. While the database is away the last word stands: an operator who moves the database
 * closes the site first, and it stays closed.
 */
export const watchMaintenanceMode = async (
  store: Pick<MaintenanceModeStore, 'read'>,
  logger: Logger,
  everyMs = ASKED_MS,
): Promise<MaintenanceWatch> => {
  let mode = SITE_OPEN;
  const look = async (): Promise<void> => {
    try {
      mode = await store.read();
    } catch (error) {
      logger.debug({ err: error }, 'the maintenance switch could not be read');
    }
  };
  await look();
  let looking = Promise.resolve();
  const timer = setInterval(() => (looking = looking.then(look)), everyMs);
  return {
    now: () => mode,
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
};
