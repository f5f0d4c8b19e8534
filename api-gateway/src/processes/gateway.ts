import { composeGateway } from '../compose.ts';
import { REPOSITORY, type Config } from '../config.ts';
import { createApp } from '../http/app.ts';
import { close, createHttpServer, listen } from '../http/server.ts';
import type { Platform } from '../platform.ts';
import { composeReleases } from '../releases/compose-releases.ts';
import { createSite } from '../site/site-router.ts';
import { runRole } from './role.ts';

/** Requests under way may end; event streams, which never do, are cut and come back by themselves. */
const GRACE_MS = 1_000;

/** By which this machine reaches itself. */
const originOf = ({ host }: Pick<Config, 'host'>, port: number): string =>
  `http://${host && host !== '0.0.0.0' && host !== '::' ? host : '127.0.0.1'}:${port}`;

const start = async (platform: Platform) => {
  const composed = await composeGateway(platform);
  const { config, logger } = platform;
  const releases = await composeReleases(platform, REPOSITORY);
  const { maintenance, expectVisitor } = composed;
  const site = createSite({ publicUrl: config.publicUrl, liveReload: config.liveReload, repository: REPOSITORY, releases, maintenance, expectVisitor, now: platform.now, logger });
  const server = createHttpServer(createApp(config, logger, { ...composed, site: site.router }));
  await site.ready();
  const port = await listen(server, config);
  await composed.listening(originOf(config, port));
  const stop = async (): Promise<void> => {
    await close(server, GRACE_MS);
    await releases.stop();
    await composed.stop();
  };
  return { port, stop };
};

export const runGateway = (config: Config): Promise<void> => runRole(config, start);
