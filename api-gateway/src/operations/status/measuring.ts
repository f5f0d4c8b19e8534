import { isDatabaseOutage } from '../../platform/database/outage.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Probes } from './probes.ts';
import type { Sample, SamplesStore } from './samples.store.ts';

const MINUTE_MS = 60_000;
/** A day of an outage of the database, of seven services. */
const KEPT_MAX = 7 * 24 * 60;

interface Dependencies {
  readonly samples: SamplesStore;
  readonly probes: Probes;
  readonly now: () => Date;
}

export interface Measuring {
  /** Measures this minute unless it is measured already. Several gateways may do so at once. */
  readonly measure: () => Promise<void>;
}

export const createMeasuring = ({ samples, probes, now }: Dependencies): Measuring => {
  /** What could not be written: an outage of the database is known to this process alone until it is over. */
  let kept: Sample[] = [];

  const look = async (minute: Date): Promise<void> => {
    const looks = Object.entries(probes).map(async ([service, probe]) => {
      const measured = await probe();
      return measured ? [{ service, minute, ...measured }] : [];
    });
    kept = [...kept, ...(await Promise.all(looks)).flat()].slice(-KEPT_MAX);
  };

  const write = async (): Promise<void> => {
    const written = kept;
    await samples.add(written);
    kept = kept.filter((sample) => !written.includes(sample));
  };

  return {
    measure: async () => {
      const minute = new Date(Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS);
      try {
        await samples.alone(async () => {
          if (!(await samples.isMeasured(minute))) await look(minute);
          await write();
          await samples.forget(now());
        });
      } catch (error) {
        if (!isDatabaseOutage(error)) throw error;
        if (!kept.some((sample) => sample.minute.getTime() === minute.getTime())) await look(minute);
      }
    },
  };
};

/** Measures now and at each minute. Gives what stops it, after the measurement that is under way. */
export const keepMeasuring = ({ measure }: Measuring, logger: Logger): (() => Promise<void>) => {
  let running = Promise.resolve();
  const run = (): void => {
    running = running.then(measure).catch((error: unknown) => logger.warn({ err: error }, 'the services could not be measured'));
  };
  run();
  const timer = setInterval(run, MINUTE_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
};
