import type { RemoteName } from '@fifteen/contracts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { autosStore } from './autos.store.ts';
import { figuresStore } from './figures.store.ts';
import { judge } from './judge-canary.ts';
import type { ReleasesService } from '../registry/releases.service.ts';
import { releasesStore } from '../registry/releases.store.ts';
import { visitsStore } from './visits.store.ts';

const LOOK_MS = 5_000;
const ACTOR = 'automatic canary';
/** Figures of one visit tell nothing after a month. */
const FIGURES_MS = 30 * 24 * 3_600_000;

interface Dependencies {
  readonly db: Db;
  readonly service: Pick<ReleasesService, 'settleCanary'>;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Looks once at all canaries that decide for themselves. */
export const judgeCanaries = async ({ db, service }: Omit<Dependencies, 'logger' | 'now'>): Promise<void> => {
  const [{ pointers }, autos] = [await releasesStore.live(db), await autosStore.read(db)];
  for (const [name, auto] of Object.entries(autos)) {
    const remote = name as RemoteName;
    const { deployment = [] } = pointers[remote] ?? {};
    const isRunning = deployment.some((part) => !part.default && part.version === auto.version);
    // Somebody moved it by hand meanwhile: theirs is the last word.
    if (!isRunning) {
      await autosStore.set(db, remote, undefined);
      continue;
    }
    const old = deployment.find((part) => part.default)?.version ?? '';
    // Browsers that we sent a page to, each once: what was only reported counts for nothing here.
    const verdict = judge(await visitsStore.count(db, remote, auto.version), await visitsStore.count(db, remote, old), auto.visits);
    if (verdict.move === 'wait') continue;
    await service.settleCanary(remote, auto.version, verdict.move, { actor: ACTOR, reason: verdict.reason });
    await autosStore.set(db, remote, undefined);
  }
};

/** Looks every few seconds. Gives what stops it. */
export const startCanaryJudge = (of: Dependencies): (() => Promise<void>) => {
  let running = Promise.resolve();
  const look = async (): Promise<void> => {
    try {
      await judgeCanaries(of);
      await visitsStore.forgetEnded(of.db);
      await figuresStore.forget(of.db, new Date(of.now().getTime() - FIGURES_MS));
    } catch (error) {
      // Another process was quicker: its move stands.
      if (error instanceof AppError) return;
      of.logger.warn({ err: error }, 'canaries could not be judged');
    }
  };
  const timer = setInterval(() => (running = running.then(look)), LOOK_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
};
