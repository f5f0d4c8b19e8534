/**
 * Brings the database that DATABASE_URL names (DATABASE_DIRECT_URL where that is a pooler) to this release's schema: npm run
 * migrate [-- --check]. A job of its own, before gateways and workers of the release start; an installation with the embedded
 * database needs none.
 */
import { parseArgs } from 'node:util';
import { readConfig } from '../../platform/config/config.ts';
import { migrateAt, readSchemaState, SchemaError, TryAgainError } from '../../platform/database/migrate.ts';
import { isDatabaseOutage } from '../../platform/database/outage.ts';
import { createPool } from '../../platform/database/pool.ts';
import { whySchemaRefused } from '../../platform/database/schema-state.ts';
import { StartError } from '../../platform/errors/errors.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { EXIT_MISCONFIGURED, EXIT_SCHEMA } from '../processes/messages.ts';

const EXIT_FAILED = 1;
const EXIT_PENDING = 2;
const EXIT_TRY_AGAIN = 75;

const exitCodeOf = (error: unknown): number => {
  if (error instanceof SchemaError) return EXIT_SCHEMA;
  if (error instanceof TryAgainError || isDatabaseOutage(error)) return EXIT_TRY_AGAIN;
  return error instanceof StartError ? EXIT_MISCONFIGURED : EXIT_FAILED;
};

const wordsOf = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  if (isDatabaseOutage(error)) return `The database cannot be reached, or went away. ${String(error)}`;
  return `The migration failed and was undone; those before it stay. ${String(error)}`;
};

const optionsOf = (args: string[]): { readonly check: boolean } => {
  try {
    return { check: parseArgs({ args, options: { check: { type: 'boolean', default: false } } }).values.check };
  } catch (error) {
    throw new StartError(`${(error as Error).message}\nUsage: npm run migrate [-- --check]`);
  }
};

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const check = async (url: string): Promise<number> => {
  const pool = createPool(url, createLogger({ logLevel: 'silent' }, 'migrate'));
  const state = await readSchemaState(pool).finally(() => pool.end());
  if (state.newer.length > 0) say(`The database has also seen ${state.newer.join(', ')}, of a newer release.`);
  if (state.needs) throw new SchemaError(whySchemaRefused(state));
  if (state.pending.length === 0) say('The schema is as new as this release.');
  for (const name of state.pending) say(`missing: ${name}`);
  return state.pending.length > 0 ? EXIT_PENDING : 0;
};

const run = async (): Promise<number> => {
  const { check: checks } = optionsOf(process.argv.slice(2));
  const config = readConfig(process.env);
  const url = config.directDatabaseUrl ?? config.databaseUrl;
  if (!url) throw new StartError('Set DATABASE_URL. An installation with the embedded database is migrated by npm start.');
  if (checks) return check(url);
  const done = await migrateAt(url, { ...config.migrate, onStep: (name) => void say(`migrated to ${name}`) });
  say(done.length > 0 ? `${done.length} migrations were run.` : 'Nothing to do: the schema is as new as this release, or newer.');
  return 0;
};

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`);
  process.exitCode = exitCodeOf(error);
}
