import type { Server } from 'node:http';
import { composeGateway } from '../app/wiring/compose-gateway.ts';
import { createApp } from '../app/http/app.ts';
import type { Endpoint } from '../platform/http/route.ts';
import { watchKeys } from '../platform/keys/watch-keys.ts';
import { close, createHttpServer, listen, type Timeouts } from '../platform/http/server.ts';
import type { Platform } from '../platform/runtime/platform.ts';
import type { TestDatabase } from './test-database.ts';
import { startTestPlatform } from './test-platform.ts';

/** The gateway in this process, on a free port, with a database and a data folder of its own. */
export interface TestGateway {
  readonly url: string;
  readonly platform: Platform;
  readonly endpoints: readonly Endpoint[];
  /** Writes what is counted of refused access. */
  readonly flushRefusals: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly environment?: Readonly<Record<string, string>>;
  readonly timeouts?: Timeouts;
  /** One that is filled already; it goes with the gateway. */
  readonly database?: TestDatabase;
  /** Replaces parts of the platform, such as its clock. */
  readonly adapt?: (platform: Platform) => Platform;
}

/** Composes the whole gateway without its pages. Stop it in afterAll. */
export const startTestGateway = async (options: Options = {}): Promise<TestGateway> => {
  const made = await startTestPlatform({ SIGNUPS_AN_HOUR: '10000', ...options.environment }, options.database);
  const platform = options.adapt?.(made.platform) ?? made.platform;
  const { config } = platform;
  const stopWatchingKeys = await watchKeys(platform);
  const composed = await composeGateway(platform);
  const server: Server = createHttpServer(createApp(config, platform.logger, composed), options.timeouts);
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  await composed.listening(`http://127.0.0.1:${port}`);
  const stop = async (): Promise<void> => {
    await close(server, 100);
    await composed.stop();
    await stopWatchingKeys();
    await made.stop();
  };
  return { url: `http://127.0.0.1:${port}`, platform, endpoints: composed.endpoints, flushRefusals: composed.flushRefusals, stop };
};
