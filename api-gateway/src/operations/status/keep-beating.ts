import type { Logger } from '../../platform/logging/logger.ts';
import type { BeatsStore } from './beats.store.ts';
import { timed } from './probes.ts';

const BEAT_MS = 30_000;

interface Dependencies {
  readonly beats: Pick<BeatsStore, 'save'>;
  /** Greets the mail server and leaves. */
  readonly greetMail: () => Promise<unknown>;
  readonly now: () => Date;
  readonly logger: Logger;
}

export const beat = async ({ beats, greetMail, now }: Omit<Dependencies, 'logger'>): Promise<void> => {
  await beats.save({ service: 'worker', at: now(), answered: true, milliseconds: null });
  const { state, milliseconds } = await timed(Number.POSITIVE_INFINITY, greetMail);
  await beats.save({ service: 'mail', at: now(), answered: state !== 'outage', milliseconds });
};

/** The worker tells that it lives, and how the mail server answers it. Gives what stops it. */
export const startHeartbeat = (of: Dependencies): (() => Promise<void>) => {
  let running = Promise.resolve();
  const run = (): void => {
    running = running.then(() => beat(of)).catch((error: unknown) => of.logger.warn({ err: error }, 'the worker could not tell that it lives'));
  };
  run();
  const timer = setInterval(run, BEAT_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
};
