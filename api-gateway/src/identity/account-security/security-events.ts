import { type SECURITY_EVENT_KINDS, type SecurityEvent } from '@fifteen/contracts';
import type { SecurityEventRow } from '../../platform/database/schema/security-events.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.store.ts';

const DAYS = 90;
const SHOWN_MAX = 30;

/** Kinds of the log that concern the owner of an account. What the account itself was refused is for operators. */
const KINDS: Readonly<Record<string, (typeof SECURITY_EVENT_KINDS)[number]>> = {
  signed_up: 'signed_up',
  signed_in: 'signed_in',
  sign_in_failed: 'sign_in_failed',
  rate_limited: 'sign_in_limited',
  token_reused: 'token_reused',
  password_changed: 'password_changed',
  password_reset_asked: 'password_reset_asked',
  password_reset: 'password_reset',
  email_verified: 'email_verified',
  google_linked: 'google_linked',
  second_factor_on: 'second_factor_on',
  second_factor_off: 'second_factor_off',
  second_factor_failed: 'second_factor_failed',
  recovery_code_used: 'recovery_code_used',
  recovery_codes_renewed: 'recovery_codes_renewed',
  passkey_added: 'passkey_added',
  passkey_removed: 'passkey_removed',
  passkey_refused: 'passkey_refused',
  session_ended: 'session_ended',
  account_exported: 'account_exported',
  object_protected: 'object_protected',
};

const present = ({ id, kind, at, last_at, count }: SecurityEventRow): SecurityEvent[] => {
  const shown = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  return shown ? [{ id, kind: shown, at: at.toISOString(), last_at: (last_at ?? at).toISOString(), count }] : [];
};

/** What happened to an account, for its owner: newest first. */
export const createSecurityEvents =
  (log: Pick<SecurityLog, 'list'>, now: () => Date) =>
  async (userId: string): Promise<SecurityEvent[]> => {
    const since = new Date(now().getTime() - DAYS * 86_400_000);
    const rows = await log.list({ userId, kinds: Object.keys(KINDS), since, limit: SHOWN_MAX });
    return rows.flatMap(present);
  };
