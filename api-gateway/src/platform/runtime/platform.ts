import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import { createPool } from '../database/pool.ts';
import type { Database } from '../database/schema/database.ts';
import { openFiles } from '../files/open-files.ts';
import type { FileStore } from '../files/file-store.ts';
import { createLogger, type Logger } from '../logging/logger.ts';
import { createKeyring, type Keyring } from '../keys/keyring.ts';
import type { Keys } from '../keys/keys.ts';
import type { FixedKeyName, KeyName } from '../keys/rotating-keys.ts';
import { readOrCreateSecret, readPreviousSecret } from '../keys/secrets.ts';

/** What every feature is built on. Features take the parts they need, never the whole. */
export interface Platform {
  readonly config: Config;
  readonly logger: Logger;
  /** For connections that listen: the database itself, past any pooler. */
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly db: Kysely<Database>;
  /** Drawings, pictures and files of customers. */
  readonly files: FileStore;
  /** Keys of 32 bytes for one purpose, the same in every process of the installation. They may change while the product runs. */
  readonly keysFor: (name: KeyName | FixedKeyName) => Keys;
  readonly keyring: Keyring;
  readonly now: () => Date;
  readonly stop: () => Promise<void>;
}

export const createPlatform = (config: Config, databaseUrl: string, logger?: Logger): Platform => {
  const log = logger ?? createLogger(config, config.role);
  const pool = createPool(databaseUrl, log);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const now = (): Date => new Date();
  const secret = config.secretKey ?? readOrCreateSecret(config.dataDir);
  const previous = config.previousSecretKey ?? (config.secretKey ? undefined : readPreviousSecret(config.dataDir));
  const keyring = createKeyring({ secrets: previous ? [secret, previous] : [secret], now });
  return {
    config,
    logger: log,
    databaseUrl: config.directDatabaseUrl ?? databaseUrl,
    pool,
    db,
    files: openFiles({ config, db, logger: log, now }),
    keysFor: keyring.keysFor,
    keyring,
    now,
    stop: () => db.destroy(),
  };
};
