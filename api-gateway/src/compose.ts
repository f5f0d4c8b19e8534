import type { RequestHandler } from 'express';
import { composeAccounts } from './auth/compose-auth.ts';
import { fileStoreOf } from './files/compose-files.ts';
import { createFileRemovals, keepSweeping } from './files/file-removals.ts';
import { composeGeneration } from './generation/compose-generation.ts';
import { startEngineThreads } from './generation/engine-threads.ts';
import type { ReadyCheck } from './http/operations-router.ts';
import type { Endpoint, RequireUser } from './http/route.ts';
import type { Platform } from './platform.ts';
import { composeProjects } from './projects/compose-projects.ts';

/** The features of the gateway, wired by hand. */
export interface Composition {
  readonly endpoints: readonly Endpoint[];
  readonly requireUser: RequireUser;
  readonly routers: readonly RequestHandler[];
  readonly checks: Readonly<Record<string, ReadyCheck>>;
  readonly stop: () => Promise<void>;
}

/** Everything that answers requests. */
export const composeGateway = async (platform: Platform): Promise<Composition> => {
  const { pool } = platform;
  const accounts = await composeAccounts(platform);
  const projects = await composeProjects(platform, accounts.sessions);
  return {
    endpoints: [...accounts.endpoints, ...projects.endpoints],
    requireUser: accounts.requireUser,
    routers: projects.routers,
    checks: { database: () => pool.query('select 1') },
    stop: async () => {
      await accounts.stop();
      await projects.stop();
    },
  };
};

/** Everything that takes jobs. */
export const composeWorker = async (platform: Platform): Promise<Pick<Composition, 'stop'>> => {
  const { db, logger, now } = platform;
  const generation = await composeGeneration(platform, startEngineThreads(logger));
  const stopSweeping = keepSweeping(createFileRemovals({ db, files: fileStoreOf(platform), now }), logger);
  return {
    stop: async () => {
      stopSweeping();
      await generation.stop();
    },
  };
};
