import type { Config } from '../../platform/config/config.ts';
import { assertSchemaFits } from '../../platform/database/migrate.ts';
import { isDatabaseOutage } from '../../platform/database/outage.ts';
import { createPool } from '../../platform/database/pool.ts';
import { StartError } from '../../platform/errors/errors.ts';
import { assertFilesOpen } from '../../platform/files/open-files.ts';
import { createLogger, type Logger } from '../../platform/logging/logger.ts';
import { watchKeys } from '../../platform/keys/watch-keys.ts';
import { createPlatform, type Platform } from '../../platform/runtime/platform.ts';
import { onStop } from './signals.ts';
import { startTracing } from '../../platform/tracing/start-tracing.ts';
import { tellReady } from './messages.ts';

interface Running {
  readonly port?: number;
  readonly stop: () => Promise<void>;
}

const opened = async (config: Config, databaseUrl: string, logger: Logger): Promise<Platform> => {
  const pool = createPool(config.directDatabaseUrl ?? databaseUrl, logger);
  await assertSchemaFits(pool)
    .catch((cause: unknown) => {
      throw isDatabaseOutage(cause) ? new StartError(`The database cannot be reached: ${String(cause)}`, { cause }) : cause;
    })
    .finally(() => pool.end());
  return createPlatform(config, databaseUrl, logger);
};

/** Runs one role in this process: holds the schema against the release, starts, reports, and stops cleanly on a signal. */
export const runRole = async (config: Config, start: (platform: Platform) => Promise<Running>): Promise<void> => {
  // A killed supervisor takes the database with it: nothing is left to finish, and the port must be free at once.
  process.once('disconnect', () => process.exit(1));
  if (!config.databaseUrl) throw new StartError('DATABASE_URL is required for this role.');
  await assertFilesOpen(config);
  const logger = createLogger(config, config.role);
  const stopTracing = await startTracing(config, logger);
  const platform = await opened(config, config.databaseUrl, logger);
  const stopWatchingKeys = await watchKeys(platform);
  const running = await start(platform);
  onStop(async () => {
    if (config.drainMs > 0) platform.logger.info({ milliseconds: config.drainMs }, 'draining');
    await running.stop();
    await stopWatchingKeys();
    await platform.stop();
    await stopTracing();
  }, config.drainMs * 2);
  platform.logger.info({ port: running.port }, 'ready');
  tellReady(running.port);
};
