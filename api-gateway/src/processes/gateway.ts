import { composeGateway } from '../compose.ts';
import type { Config } from '../config.ts';
import { createApp } from '../http/app.ts';
import { close, createHttpServer, listen } from '../http/server.ts';
import type { Platform } from '../platform.ts';
import { runRole } from './role.ts';

/** Requests under way may end; event streams, which never do, are cut and come back by themselves. */
const GRACE_MS = 1_000;

const start = async (platform: Platform) => {
  const composed = await composeGateway(platform);
  const server = createHttpServer(createApp(platform.config, platform.logger, composed));
  const port = await listen(server, platform.config);
  const stop = async (): Promise<void> => {
    await close(server, GRACE_MS);
    await composed.stop();
  };
  return { port, stop };
};

export const runGateway = (config: Config): Promise<void> => runRole(config, start);
