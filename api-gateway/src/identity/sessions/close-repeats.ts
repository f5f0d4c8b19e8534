import type { Logger } from '../../platform/logging/logger.ts';
import type { SessionsStore } from './sessions.store.ts';

const EVERY_MS = 3_000;

interface Dependencies {
  readonly sessions: Pick<SessionsStore, 'closeRepeats'>;
  readonly now: () => Date;
  readonly logger: Logger;
}

/**
 * Writes down, each few seconds, of which sessions the token before the newest is over. Several gateways may do so at
 * once. Gives what stops it.
 */
export const keepClosingRepeats = ({ sessions, now, logger }: Dependencies): (() => Promise<void>) => {
  let running = Promise.resolve();
  const run = (): void => {
    running = running
      .then(() => sessions.closeRepeats(now()))
      .catch((error: unknown) => logger.warn({ err: error }, 'rotations that are over could not be closed'));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
};
