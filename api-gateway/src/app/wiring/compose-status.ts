import type { PgBoss } from 'pg-boss';
import { createMailTokenSigner } from '../../identity/mail-tokens/mail-token-signer.ts';
import { inTransactionOn } from '../../platform/database/db.ts';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import type { Endpoint } from '../../platform/http/route.ts';
import { composeOutbox } from './compose-outbox.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { createRateLimits } from '../../platform/rate-limits/rate-limits.store.ts';
import { createBeatsStore } from '../../operations/status/beats.store.ts';
import { createIncidentsStore } from '../../operations/status/incidents.store.ts';
import { createMeasuring, keepMeasuring, type Measuring } from '../../operations/status/measuring.ts';
import { createPlansStore } from '../../operations/status/plans.store.ts';
import { createProbes } from '../../operations/status/probes.ts';
import { createSamplesStore } from '../../operations/status/samples.store.ts';
import { statusEndpoints } from '../../operations/status/status.routes.ts';
import { createStatusService } from '../../operations/status/status.service.ts';
import { createStatusStore } from '../../operations/status/status.store.ts';
import { subscribersStore } from '../../operations/status/subscribers.store.ts';
import { createSubscriptionsService } from '../../operations/status/subscriptions.service.ts';

interface StatusPart {
  readonly endpoints: readonly Endpoint[];
  /** Begins to measure, once it is known where this gateway is reached. */
  readonly listening: (origin: string) => void;
  readonly stop: () => Promise<void>;
}

export const composeMeasuring = (platform: Platform, origin: string, pingPayments: () => Promise<unknown>): Measuring => {
  const { db, now, pool } = platform;
  const probes = createProbes({ origin, pool, files: fileStoreOf(platform), beats: createBeatsStore(db), pingPayments, now });
  return createMeasuring({ samples: createSamplesStore(db), probes, now });
};

/** The status page's end of the gateway, wired. */
export const composeStatus = async (platform: Platform, boss: PgBoss, pingPayments: () => Promise<unknown>): Promise<StatusPart> => {
  const { config, db, keysFor, logger, now } = platform;
  const status = createStatusService({ store: createStatusStore(db), incidents: createIncidentsStore(db), plans: createPlansStore(db), now });
  const subscriptions = createSubscriptionsService({
    db,
    subscribers: subscribersStore,
    limits: createRateLimits({ db, keys: keysFor('rate-limits'), now }),
    outbox: await composeOutbox(platform, boss),
    inTransaction: inTransactionOn(db),
    signer: createMailTokenSigner(keysFor('mail-tokens')),
    now,
  });
  const page = (path: string): string => new URL(path, config.publicUrl).href;
  let stop = (): Promise<void> => Promise.resolve();
  return {
    endpoints: statusEndpoints({ status, subscriptions, page }),
    listening: (origin) => {
      // Tests measure when they say so.
      if (config.environment !== 'test') stop = keepMeasuring(composeMeasuring(platform, origin, pingPayments), logger);
    },
    stop: () => stop(),
  };
};
