import { ACCESS_TOKEN_MINUTES, REMEMBERED_SESSION_DAYS } from '@fifteen/contracts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface RotatingKey {
  readonly tells: string;
  /** How long something that the previous key signed can still be shown to us. */
  readonly termMs: number;
}

/** Every key that is derived from the installation's secret, by the name that operators use. */
export const ROTATING_KEYS = {
  'access-tokens': { tells: 'signs access tokens', termMs: ACCESS_TOKEN_MINUTES * 60_000 },
  'refresh-tokens': { tells: 'signs refresh tokens; each refresh issues one signed with the current key', termMs: REMEMBERED_SESSION_DAYS * DAY_MS },
  'mail-tokens': { tells: 'signs the links in emails', termMs: 8 * DAY_MS },
  'file-links': { tells: 'signs links to previews, drawings and downloads', termMs: 2 * HOUR_MS },
  'kit-links': { tells: 'signs links to brand kits', termMs: 2 * HOUR_MS },
  'release-seals': { tells: 'signs what checks found: retiring signs them by the current key first', termMs: 0 },
  authenticators: { tells: "encrypts authenticator apps' secrets: retiring encrypts them by the current key first", termMs: 0 },
  'release-previews': { tells: 'signs passes of operators to unchecked versions', termMs: HOUR_MS },
  'visit-tickets': { tells: 'signs what a browser was sent while a canary runs', termMs: DAY_MS },
  'visit-hashes': { tells: 'hides browsers and networks in the votes about a canary', termMs: DAY_MS },
  'share-voters': { tells: 'hides browsers in the votes of shared links', termMs: 180 * DAY_MS },
  networks: { tells: 'hides networks in sessions and in the security log', termMs: 30 * DAY_MS },
  'rate-limits': { tells: 'hides what limits count: they begin to count again', termMs: 0 },
  mailboxes: { tells: 'hides what limits of emails count: they begin to count again', termMs: 0 },
  watermarks: { tells: 'shapes watermarks: pictures drawn from now on have other marks', termMs: 0 },
} as const satisfies Readonly<Record<string, RotatingKey>>;

export type KeyName = keyof typeof ROTATING_KEYS;

/** Of the local payment provider in development: it is read once, and never rotated. */
export type FixedKeyName = 'stripe-stand-in';

export const KEY_NAMES = Object.keys(ROTATING_KEYS) as KeyName[];
