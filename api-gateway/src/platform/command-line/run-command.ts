import { readConfig } from '../config/config.ts';
import { DATABASE_NAME } from '../database/database-name.ts';
import { runningDatabase } from '../database/embedded/embedded-postgres.ts';
import { AppError, StartError } from '../errors/errors.ts';
import { createLogger } from '../logging/logger.ts';
import { loadKeys } from '../keys/watch-keys.ts';
import { ownEntry } from '../objects/own-entry.ts';
import { createPlatform, type Platform } from '../runtime/platform.ts';

const EXIT_USAGE = 2;

export interface OperatorCommand {
  readonly options: string;
  readonly tells: string;
  /** Gives the lines to print; throws StartError for a mistake of the caller's. */
  readonly run: (platform: Platform, args: readonly string[]) => Promise<string[]>;
}

export type OperatorCommands = Readonly<Record<string, OperatorCommand>>;

/** What there is: `npm run admin -- security-log`, with what each command tells. */
export const usageOf = (program: string, commands: Readonly<Record<string, Pick<OperatorCommand, 'options' | 'tells'>>>): string => {
  const lines = Object.entries(commands).map(([name, { options, tells }]) => `  npm run ${program} -- ${name} ${options}\n      ${tells}`);
  return `Usage:\n${lines.join('\n')}\n`;
};

export const openPlatform = async (program: string): Promise<Platform> => {
  const config = readConfig(process.env);
  const url = config.databaseUrl ?? runningDatabase(config.dataDir, DATABASE_NAME);
  if (!url) throw new StartError('The product does not run on this data folder. Start it, set DATA_DIR, or set DATABASE_URL.');
  const platform = createPlatform(config, url, createLogger({ ...config, logLevel: 'warn' }, program));
  await loadKeys(platform);
  return platform;
};

const isTheCallers = (error: unknown): error is Error =>
  error instanceof StartError || (error instanceof AppError && error.status < 500);

/** Runs one command; a mistake of the caller's is reported in words. */
export const runToEnd = async (run: () => Promise<readonly string[]>): Promise<void> => {
  try {
    process.stdout.write(`${(await run()).join('\n')}\n`);
  } catch (error) {
    if (!isTheCallers(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = EXIT_USAGE;
  }
};

export const tellUsage = (program: string, commands: Parameters<typeof usageOf>[1]): void => {
  process.stderr.write(usageOf(program, commands));
  process.exitCode = EXIT_USAGE;
};

/** Runs one command of an operator's program, on the product that runs. */
export const runCommand = async (program: string, commands: OperatorCommands, [name = '', ...args]: readonly string[]): Promise<void> => {
  const command = ownEntry(commands, name);
  if (!command) return tellUsage(program, commands);
  await runToEnd(async () => {
    const platform = await openPlatform(program);
    return command.run(platform, args).finally(() => platform.stop());
  });
};
