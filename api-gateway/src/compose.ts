import type { RequestHandler } from 'express';
import { composeAccounts } from './auth/compose-auth.ts';
import type { ReadyCheck } from './http/operations-router.ts';
import type { Endpoint, RequireUser } from './http/route.ts';
import type { Platform } from './platform.ts';

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
  return {
    endpoints: accounts.endpoints,
    requireUser: accounts.requireUser,
    routers: [],
    checks: { database: () => pool.query('select 1') },
    stop: () => Promise.resolve(),
  };
};

/** Everything that takes jobs. */
export const composeWorker = async (_platform: Platform): Promise<Pick<Composition, 'stop'>> => ({
  stop: () => Promise.resolve(),
});
