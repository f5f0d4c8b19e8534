import { hostname } from 'node:os';
import { composeGateway } from '../wiring/compose-gateway.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { REPOSITORY, type Config } from '../../platform/config/config.ts';
import { createApp } from '../http/app.ts';
import { watchDisk } from '../../platform/disk/disk-watch.ts';
import { createMetrics } from '../../platform/http/metrics.ts';
import { startTellingState } from '../../platform/metrics/tell-state.ts';
import { readInstallation } from '../../platform/metrics/read-installation.ts';
import { close, createHttpServer, drain, listen } from '../../platform/http/server.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { registerModelMetrics } from '../../projects/studios/model-metrics.ts';
import { createSpendingStore } from '../../projects/studios/spending.store.ts';
import { composeReleases } from '../wiring/compose-releases.ts';
import { createSite } from '../../releases/site/site-router.ts';
import { runRole } from './role.ts';
import { serveMetrics } from './serve-metrics.ts';

/** Requests under way may end; longer where there are other processes meanwhile. */
const GRACE_MS = 1_000;
const GRACE_OF_A_FLEET_MS = 10_000;

/** By which this machine reaches itself. */
const originOf = ({ host }: Pick<Config, 'host'>, port: number): string =>
  `http://${host && host !== '0.0.0.0' && host !== '::' ? host : '127.0.0.1'}:${port}`;

const start = async (platform: Platform) => {
  const { config, logger } = platform;
  // Side by side: a first start renders the pages of its releases meanwhile.
  const [composed, releases] = await Promise.all([composeGateway(platform), composeReleases(platform, REPOSITORY)]);
  const { maintenance, expectVisitor, countPageLoad } = composed;
  const site = createSite({ publicUrl: config.publicUrl, securityContact: config.securityContact, liveReload: config.liveReload, repository: REPOSITORY, releases, maintenance, expectVisitor, countPageLoad, now: platform.now, logger });
  const disk = await watchDisk({ folder: config.dataDir, lowBytes: config.diskLowBytes, logger });
  const metrics = createMetrics();
  metrics.watch(disk);
  if (config.studio) registerModelMetrics(metrics.registry, createSpendingStore(platform.db, config.studioLimits, platform.now), config.studioLimits);
  let isLeaving = false;
  const staying = async (): Promise<void> => {
    if (isLeaving) throw new AppError('unavailable', { detail: 'This process is shutting down.' });
  };
  const checks = { ...composed.checks, staying };
  const server = createHttpServer(createApp(config, logger, { ...composed, checks, site: site.router, metrics, beforeScrape: () => readInstallation(platform), disk }));
  await site.ready();
  const stopMetrics = await serveMetrics(platform, metrics.registry);
  const port = await listen(server, config);
  await composed.listening(originOf(config, port));
  const stopTelling = startTellingState({ ...platform, instance: `${hostname()}:${port}`, role: 'gateway', disk });
  const stop = async (): Promise<void> => {
    isLeaving = true;
    await drain(server, config.drainMs);
    await close(server, config.drainMs > 0 ? GRACE_OF_A_FLEET_MS : GRACE_MS);
    await stopTelling();
    await stopMetrics();
    disk.stop();
    await releases.stop();
    await composed.stop();
  };
  return { port, stop };
};

export const runGateway = (config: Config): Promise<void> => runRole(config, start);
