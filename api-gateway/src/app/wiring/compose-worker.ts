import { composeKitMaking } from './compose-brand-kits.ts';
import { startKitMakers } from '../../kits/brand-kits/makers/kit-makers.ts';
import { openDrawingPool } from '../../rendering/interactive-pool/drawing-pool.ts';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import { INTERACTIVE_THREAD } from './interactive-thread.ts';
import { createFileRemovals, startSweeper } from '../../platform/files/file-removals.ts';
import { composeGeneration } from './compose-generation.ts';
import { startEngineThreads } from '../../rendering/background-pool/engine-threads.ts';
import { composeMail } from './compose-mail.ts';
import { composeMoneyWork } from './compose-money.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { createProjectSweeper } from '../../projects/projects/purge-projects.ts';
import { startBoss, stopBoss } from '../../platform/queue/boss.ts';
import { composeVariations } from './compose-refinements.ts';
import { composeCheckRunner } from './compose-release-client.ts';
import { releasesServiceOf } from './compose-releases.ts';
import { startCanaryJudge } from '../../releases/canary/canary-judge.ts';
import { openModelConcepts } from '../../projects/studios/open-model-concepts.ts';
import { createBeatsStore } from '../../operations/status/beats.store.ts';
import { startHeartbeat } from '../../operations/status/keep-beating.ts';
import { composeRetention } from './compose-retention.ts';
import { keepRetention } from '../../operations/retention/retention.ts';

/** Everything that takes jobs. */
export const composeWorker = async (
  platform: Platform,
  threads = startEngineThreads(platform.logger),
  kitMakers = startKitMakers(platform.logger),
): Promise<{ readonly stop: () => Promise<void> }> => {
  const { db, logger, now } = platform;
  const boss = await startBoss(platform, 'worker');
  const { config } = platform;
  const model = config.studio && (await openModelConcepts({ db, settings: config.studio, limits: config.studioLimits, logger, now }));
  const generation = await composeGeneration(platform, boss, threads, model);
  const variations = await composeVariations(platform, boss, threads, model);
  const kits = await composeKitMaking(platform, boss, kitMakers);
  const drawingPool = openDrawingPool(logger, INTERACTIVE_THREAD);
  const mail = await composeMail(platform, boss, drawingPool.draw);
  const money = await composeMoneyWork(platform, boss);
  await composeCheckRunner(platform, boss);
  const removals = createFileRemovals({ db, files: fileStoreOf(platform), now });
  const stopSweeping = startSweeper(createProjectSweeper({ db, removals, now }), logger);
  const stopBeating = startHeartbeat({ beats: createBeatsStore(db), greetMail: mail.greet, now, logger });
  const stopJudging = startCanaryJudge({ db, service: releasesServiceOf(platform), now, logger });
  const stopForgetting = keepRetention(await composeRetention(platform, boss), logger);
  return {
    stop: async () => {
      stopSweeping();
      variations.stopSweeping();
      generation.stopSweeping();
      kits.stopSweeping();
      await stopBeating();
      await stopForgetting();
      await stopJudging();
      await stopBoss(boss, 'worker', platform.config.drainMs);
      variations.stop();
      await generation.stop();
      await kits.stop();
      await mail.stop();
      await money.stop();
      await drawingPool.stop();
    },
  };
};
