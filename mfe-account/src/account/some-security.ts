import type { AccountSecurity, SecurityEvent } from '@fifteen/contracts';

const DAY = '2026-11-20T09:30:00.000Z';

/** The settings of somebody with a password and two devices; say only what the test is about. */
export const someSecurity = (changes: Partial<AccountSecurity> = {}): AccountSecurity => ({
  has_password: true,
  has_google: false,
  email_verified: true,
  is_fresh: false,
  second_factor: { is_on: false, turned_on_at: null, recovery_codes_left: 0 },
  passkeys: [],
  sessions: [
    { id: '6f1c1b9e-0000-4000-8000-000000000001', is_current: true, device: 'Firefox on Linux', method: 'password', created_at: DAY, last_used_at: DAY, expires_at: DAY },
    { id: '6f1c1b9e-0000-4000-8000-000000000002', is_current: false, device: 'Safari on iOS', method: 'google', created_at: DAY, last_used_at: DAY, expires_at: DAY },
  ],
  ...changes,
});

/** Something that happened; say only what the test is about. */
export const someEvent = (changes: Partial<SecurityEvent> = {}): SecurityEvent => ({ id: '1', kind: 'signed_in', at: DAY, last_at: DAY, count: 1, ...changes });
