import { readConfig } from '../platform/config/config.ts';
import { SchemaError } from '../platform/database/migrate.ts';
import { StartError } from '../platform/errors/errors.ts';
import { runGateway } from './processes/gateway.ts';
import { EXIT_MISCONFIGURED, EXIT_SCHEMA } from './processes/messages.ts';
import { runSupervisor } from './processes/supervisor.ts';
import { runWorker } from './processes/worker.ts';

const RUN = { all: runSupervisor, gateway: runGateway, worker: runWorker };

const fail = (error: unknown): void => {
  const words = error instanceof StartError ? error.message : String((error as Error).stack ?? error);
  if (words) process.stderr.write(`${words}\n`);
  if (error instanceof SchemaError) process.exit(EXIT_SCHEMA);
  process.exit(error instanceof StartError ? EXIT_MISCONFIGURED : 1);
};

// A terminal that is gone, or a file that finds no room, must not end the product.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

try {
  const config = readConfig(process.env);
  await RUN[config.role](config);
} catch (error) {
  fail(error);
}
