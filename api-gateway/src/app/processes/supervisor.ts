import { join } from 'node:path';
import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Config } from '../../platform/config/config.ts';
import { DATABASE_NAME } from '../../platform/database/database-name.ts';
import { lockFolder } from '../../platform/database/embedded/folder-lock.ts';
import { makePrivateFolder } from '../../platform/database/embedded/folders.ts';
import { createDatabase, type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/database/embedded/embedded-postgres.ts';
import { closeMigrations, prepareRoles } from '../../platform/database/embedded/roles.ts';
import { migrateAt } from '../../platform/database/migrate.ts';
import { isOutOfSpace } from '../../platform/disk/out-of-space.ts';
import { createReserve, keepBalancing } from '../../platform/disk/reserve.ts';
import { whyNoStandIns } from '../dev/dev-guard.ts';
import { readOrCreateSecret, readPreviousSecret } from '../../platform/keys/secrets.ts';
import { startChild } from './child.ts';
import { keepRunning } from './keep-running.ts';
import { onStop } from './signals.ts';

type Stop = () => Promise<void>;
type Role = 'gateway' | 'worker';

/** Gives the address under which the product itself connects: it may change rows, and nothing else. */
const keepDatabase = async (config: Config, stops: Stop[]): Promise<string> => {
  const { dataDir, diskLowBytes: lowBytes, logFiles } = config;
  const reserve = createReserve({ dataDir, lowBytes });
  const start = (): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({ dataDir, logFiles }).catch((error: unknown) => {
      // It recovers from a full disk as from a crash, and writes while it does.
      if (isOutOfSpace(error) && reserve.release()) return start();
      throw error;
    });
  const kept = await keepRunning('database', start);
  stops.push(kept.stop);
  stops.push(keepBalancing(reserve, dataDir));
  await createDatabase(kept.first, DATABASE_NAME);
  const { owner, app } = await prepareRoles(kept.first, DATABASE_NAME);
  await migrateAt(owner);
  await closeMigrations(owner);
  return app;
};

const keepRole = (role: Role, config: Config, databaseUrl: string) => {
  const logFile = join(config.dataDir, 'logs', `${role}.log`);
  const environment = {
    ...process.env,
    ROLE: role,
    DATABASE_URL: databaseUrl,
    DATA_DIR: config.dataDir,
    // One port, which is the gateway's.
    ...(role === 'worker' && { METRICS_PORT: undefined }),
    // The supervisor stops all of it at once: there is nowhere to send anybody.
    DRAIN_SECONDS: '0',
    SECRET_KEY: config.secretKey ?? readOrCreateSecret(config.dataDir),
    SECRET_KEY_PREVIOUS: config.previousSecretKey ?? (config.secretKey ? undefined : readPreviousSecret(config.dataDir)),
  };
  return keepRunning(role, () => startChild({ name: role, environment, logFile }));
};

const startAll = async (config: Config, stops: Stop[]): Promise<number | undefined> => {
  makePrivateFolder(config.dataDir);
  const unlock = await lockFolder(config.dataDir);
  stops.push(async () => unlock());
  makePrivateFolder(join(config.dataDir, 'logs'));
  // One machine has nobody else to do it; processes of a fleet leave it to npm run migrate.
  if (config.databaseUrl) await migrateAt(config.directDatabaseUrl ?? config.databaseUrl);
  const databaseUrl = config.databaseUrl ?? (await keepDatabase(config, stops));
  const roles = [keepRole('gateway', config, databaseUrl), keepRole('worker', config, databaseUrl)] as const;
  stops.push(async () => {
    const started = await Promise.allSettled(roles);
    await Promise.all(started.map((role) => role.status === 'fulfilled' && role.value.stop()));
  });
  const [gateway] = await Promise.all(roles);
  return gateway.first.port;
};

/** Runs everything on this machine: the database, then gateway and worker as processes of their own. */
export const runSupervisor = async (config: Config): Promise<void> => {
  const stops: Stop[] = [];
  const stopAll = async (): Promise<void> => {
    for (const stop of stops.toReversed()) await stop();
  };
  onStop(stopAll);
  const warning = whyNoStandIns(config);
  if (warning) process.stderr.write(`${warning}\n`);
  try {
    const port = await startAll(config, stops);
    process.stdout.write(`${PRODUCT_NAME} is ready on http://localhost:${port}\n`);
  } catch (error) {
    await stopAll();
    throw error;
  }
};
