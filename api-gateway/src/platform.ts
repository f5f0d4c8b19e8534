import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import { createPool } from './database/pool.ts';
import type { Database } from './database/schema/database.ts';
import { createLogger, type Logger } from './logger.ts';
import { deriveKey, readOrCreateSecret } from './secrets.ts';

/** What every feature is built on. Features take the parts they need, never the whole. */
export interface Platform {
  readonly config: Config;
  readonly logger: Logger;
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly db: Kysely<Database>;
  /** A key of 32 bytes for one purpose, the same in every process of the installation. */
  readonly keyFor: (purpose: string) => Buffer;
  readonly now: () => Date;
  readonly stop: () => Promise<void>;
}

export const createPlatform = (config: Config, databaseUrl: string, logger?: Logger): Platform => {
  const log = logger ?? createLogger(config, config.role);
  const pool = createPool(databaseUrl, log);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const secret = config.secretKey ?? readOrCreateSecret(config.dataDir);
  return {
    config,
    logger: log,
    databaseUrl,
    pool,
    db,
    keyFor: (purpose) => deriveKey(secret, purpose),
    now: () => new Date(),
    stop: () => db.destroy(),
  };
};
