import { composePayments, type Payments } from '../wiring/compose-payments.ts';
import { composeOutbox } from '../wiring/compose-outbox.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { startBoss, stopBoss } from '../../platform/queue/boss.ts';

/** Does a piece of work with the payment provider at hand. */
export const withPayments = async <T>(platform: Platform, work: (payments: Payments) => Promise<T>): Promise<T> => {
  const boss = await startBoss(platform, 'gateway');
  try {
    const payments = await composePayments(platform, await composeOutbox(platform, boss));
    return await work(payments).finally(payments.stop);
  } finally {
    await stopBoss(boss, 'gateway');
  }
};
