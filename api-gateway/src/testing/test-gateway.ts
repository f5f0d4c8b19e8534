import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeGateway } from '../compose.ts';
import { readConfig } from '../config.ts';
import { createApp } from '../http/app.ts';
import type { Endpoint } from '../http/route.ts';
import { close, createHttpServer, listen, type Timeouts } from '../http/server.ts';
import { createPlatform, type Platform } from '../platform.ts';
import { createTestDatabase } from './test-database.ts';

/** The gateway in this process, on a free port, with a database and a data folder of its own. */
export interface TestGateway {
  readonly url: string;
  readonly platform: Platform;
  readonly endpoints: readonly Endpoint[];
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly environment?: Readonly<Record<string, string>>;
  readonly timeouts?: Timeouts;
  /** Replaces parts of the platform, such as its clock. */
  readonly adapt?: (platform: Platform) => Platform;
}

/** Composes the whole gateway without its pages. Stop it in afterAll. */
export const startTestGateway = async (options: Options = {}): Promise<TestGateway> => {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'fifteen-suite-'));
  const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: dataDir, SIGNUPS_AN_HOUR: '10000', ...options.environment };
  const config = readConfig(environment);
  const made = createPlatform(config, database.url);
  const platform = options.adapt?.(made) ?? made;
  const composed = await composeGateway(platform);
  const server: Server = createHttpServer(createApp(config, platform.logger, composed), options.timeouts);
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  await composed.listening(`http://127.0.0.1:${port}`);
  const stop = async (): Promise<void> => {
    await close(server, 100);
    await composed.stop();
    await platform.stop();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, platform, endpoints: composed.endpoints, stop };
};
