import { setTimeout as sleep } from 'node:timers/promises';
import { composeWorker } from '../app/wiring/compose-worker.ts';
import { readConfig } from '../platform/config/config.ts';
import type { EngineThreads } from '../rendering/background-pool/engine-threads.ts';
import { runRole } from '../app/processes/role.ts';
import { serveMetrics } from '../app/processes/serve-metrics.ts';
import { createMetrics } from '../platform/http/metrics.ts';
import { fakeEngine, fakePreviews, fakeVary } from './fake-engine.ts';
import { fakeKitMakers } from './fake-kit-makers.ts';

const PLAN_MS = 200;
const PREVIEW_MS = 40;
const PART_MS = 150;

/** In place of the engine's threads: long enough to be killed in, and no load on the machine. */
const quickThreads: EngineThreads = {
  engine: { ...fakeEngine, plan: async (...of) => sleep(PLAN_MS).then(() => fakeEngine.plan(...of)) },
  vary: async (...of) => sleep(PLAN_MS).then(() => fakeVary(...of)),
  renderPreviews: async (...of) => sleep(PREVIEW_MS).then(() => fakePreviews(...of)),
  ready: Promise.resolve(),
  warmUp: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

await runRole(readConfig(process.env), async (platform) => {
  const stopMetrics = await serveMetrics(platform, createMetrics().registry);
  const worker = await composeWorker(platform, quickThreads, fakeKitMakers(PART_MS));
  return { stop: () => worker.stop().then(stopMetrics) };
});
