import type { ErrorRequestHandler } from 'express';
import { createBackground } from '../../platform/http/background.ts';
import { networkOf } from '../../platform/http/rate-limiter.ts';
import { signatureOf } from '../../platform/keys/keys.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { ownersOfIn } from '../../platform/security-log/object-owners.store.ts';
import { createRefusals, type NoteRefusal, type Refusals } from '../../platform/security-log/refusals.ts';
import { createSecurityLog } from '../../platform/security-log/security-log.store.ts';
import { tellRefusals } from '../../platform/security-log/tell-refusals.ts';

export interface RefusalLog {
  readonly note: NoteRefusal;
  readonly tell: ErrorRequestHandler;
  readonly flush: Refusals['flush'];
  readonly stop: Refusals['stop'];
}

/** The log of refused access, wired. */
export const composeRefusals = ({ db, keysFor, logger, now }: Platform): RefusalLog => {
  const keys = keysFor('networks');
  const networkKey = (address: string): string => signatureOf(keys, networkOf(address)).toString('base64url');
  const refusals = createRefusals({ log: createSecurityLog(db, now), now, logger });
  const teller = tellRefusals({ refusals, networkKey, ownersOf: ownersOfIn(db), background: createBackground(logger) });
  const settled = (end: () => Promise<void>) => async (): Promise<void> => {
    await teller.settled();
    await end();
  };
  return {
    note: (refusal, address) => refusals.note({ ...refusal, networkKey: networkKey(address) }),
    tell: teller.handler,
    flush: settled(refusals.flush),
    stop: settled(refusals.stop),
  };
};
