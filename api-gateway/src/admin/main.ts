/**
 * What an operator does by hand: npm run admin -- COMMAND. The product must run, or DATABASE_URL name its database.
 */
import { readConfig } from '../config.ts';
import { DATABASE_NAME } from '../database/database-name.ts';
import { runningDatabase } from '../database/embedded/embedded-postgres.ts';
import { StartError } from '../errors.ts';
import { createLogger } from '../logger.ts';
import { createPlatform, type Platform } from '../platform.ts';
import { COMMANDS, usage } from './commands.ts';

const EXIT_USAGE = 2;

const openPlatform = (): Platform => {
  const config = readConfig(process.env);
  const url = config.databaseUrl ?? runningDatabase(config.dataDir, DATABASE_NAME);
  if (!url) throw new StartError('The product does not run on this data folder. Start it, set DATA_DIR, or set DATABASE_URL.');
  return createPlatform(config, url, createLogger({ ...config, logLevel: 'warn' }, 'admin'));
};

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  process.stderr.write(usage());
  process.exit(EXIT_USAGE);
}
try {
  const platform = openPlatform();
  const lines = await command.run(platform, args).finally(() => platform.stop());
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = EXIT_USAGE;
}
