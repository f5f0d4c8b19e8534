import type { Registry } from 'prom-client';
import { createMetricsApp } from '../../platform/http/metrics-router.ts';
import { close, createHttpServer, listen } from '../../platform/http/server.ts';
import { readInstallation } from '../../platform/metrics/read-installation.ts';
import type { Platform } from '../../platform/runtime/platform.ts';

/** Serves /metrics and /healthz on METRICS_PORT, where one is given; gives what stops it. */
export const serveMetrics = async (platform: Platform, registry: Registry): Promise<() => Promise<void>> => {
  const { config, logger } = platform;
  const { port, host } = config.metrics;
  if (port === undefined) return async () => undefined;
  const server = createHttpServer(createMetricsApp(config, logger, registry, () => readInstallation(platform)));
  await listen(server, { port, host }, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
  return () => close(server, 0);
};
