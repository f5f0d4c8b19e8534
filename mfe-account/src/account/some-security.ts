import type { AccountSecurity } from '@fifteen/contracts';

const DAY = '2026-11-20T09:30:00.000Z';

/** The settings of somebody with a password and two devices; say only what the test is about. */
export const someSecurity = (changes: Partial<AccountSecurity> = {}): AccountSecurity => ({
  has_password: true,
  has_google: false,
  email_verified: true,
  is_fresh: false,
  sessions: [
    { id: '6f1c1b9e-0000-4000-8000-000000000001', is_current: true, device: 'Firefox on Linux', method: 'password', created_at: DAY, last_used_at: DAY, expires_at: DAY },
    { id: '6f1c1b9e-0000-4000-8000-000000000002', is_current: false, device: 'Safari on iOS', method: 'google', created_at: DAY, last_used_at: DAY, expires_at: DAY },
  ],
  ...changes,
});
