import { REFRESH_GRACE_MS } from '@fifteen/contracts';
import type { SessionRow } from '../../platform/database/schema/sessions.ts';

/**
 * - rotate: the newest token; the next generation takes its place.
 * - repeat: its predecessor, a moment late: another tab, or an answer that was lost. It gets what the first one got.
 * - revoke: an old token. Somebody else may hold the newest, so nobody keeps the session.
 * - refuse: the session is over.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'revoke' | 'refuse';

type Session = Pick<SessionRow, 'generation' | 'rotated_at' | 'expires_at' | 'revoked_at' | 'repeatable'>;

/** By which the clocks of two gateways may differ. */
export const CLOCKS_DIFFER_MS = 2_000;

export const isLive = (session: Pick<Session, 'expires_at' | 'revoked_at'>, now: Date): boolean =>
  !session.revoked_at && session.expires_at > now;

/** A rotation in the future was made before the clock was set back: nobody knows how long ago. */
const wasJustRotated = ({ repeatable, rotated_at }: Session, now: Date): boolean => {
  const ago = now.getTime() - rotated_at.getTime();
  return repeatable && ago > -CLOCKS_DIFFER_MS && ago < REFRESH_GRACE_MS;
};

export const decideRefresh = (session: Session, generation: number, now: Date): RefreshDecision => {
  if (!isLive(session, now)) return 'refuse';
  if (generation === session.generation) return 'rotate';
  return generation === session.generation - 1 && wasJustRotated(session, now) ? 'repeat' : 'revoke';
};
