/**
 * Business constants. Source: section 9 of the product specification, with the rulings of docs/spec-decisions.md.
 * Every text on screen, every rule on the server and every test reads them from here.
 */

export const CONCEPTS_PER_PROJECT = 15;
export const CONCEPTS_PER_STUDIO = 5;

export const WELCOME_CREDITS = 100;
export const VARIATIONS_PER_REFINEMENT = 5;
/** Credits for one set of variations: one credit each, given back for a variation that fails. */
export const REFINEMENT_CREDITS = 5;
export const CREDITS_PER_VARIATION = REFINEMENT_CREDITS / VARIATIONS_PER_REFINEMENT;
export const REFINEMENT_PROMPT_MAX = 500;

export const BRAND_KIT_PRICE_USD = 29;
export const AD_FILM_SECONDS = 10;
export const SOCIAL_HEADERS = 4;
export const CARD_CONTRAST_VERSIONS = 2;
export const REFUND_DAYS = 30;

/** The only currency; amounts of money are whole cents everywhere. */
export const CURRENCY = 'usd';
export const TRANSACTIONS_PAGE = 25;
export const TRANSACTIONS_PAGE_MAX = 100;
export const REFUND_REASON_MAX = 1000;

export interface CreditPackage {
  readonly id: string;
  readonly credits: number;
  readonly priceUsd: number;
  readonly popular: boolean;
}

export const CREDIT_PACKAGES: readonly CreditPackage[] = [
  { id: 'credits-50', credits: 50, priceUsd: 10, popular: false },
  { id: 'credits-150', credits: 150, priceUsd: 25, popular: true },
  { id: 'credits-300', credits: 300, priceUsd: 45, popular: false },
];

export const PASSWORD_MIN = 6;
/** Shorter ones are taken, with a warning. */
export const PASSWORD_RECOMMENDED = 8;
/** Argon2 reads any length; the limit only keeps a hostile body from costing memory. */
export const PASSWORD_MAX = 1000;

export const RECOVERY_CODES = 10;
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 60;
/** How long a sign-in waits for its second step. */
export const SECOND_STEP_MINUTES = 10;

export const RECENT_PROJECTS = 3;
export const PROJECTS_PAGE = 50;
/** How long a deleted project can be restored, before it is removed with its files; a paid one as long as it can be returned. */
export const DELETED_KEPT_HOURS = 24;

/** Delays and intervals in milliseconds. */
export const UNDO_MS = 8_000;
export const TOKEN_REFRESH_MS = 3_000_000;
export const POLL_MS = 2_000;
export const PAYMENT_POLL_TRIES = 30;
export const AFTER_GENERATION_MS = 1_500;
export const AFTER_PROGRESS_MS = 1_000;
export const AFTER_OAUTH_ERROR_MS = 3_000;
export const CONTACT_SENT_MS = 3_000;

/** Pixels scrolled before the navigation bar turns solid. */
export const NAV_SOLID_AFTER_PX = 50;

export const ACCESS_TOKEN_MINUTES = 60;
export const SESSION_HOURS = 12;
export const REMEMBERED_SESSION_DAYS = 30;
export const REFRESH_GRACE_MS = 10_000;

/** Limits of request bodies in bytes. */
export const JSON_BODY_MAX = 100 * 1024;
export const TASTE_PROFILE_BODY_MAX = 6 * 1024 * 1024;

/** Limits of the image of step 2, checked in the page: it is never decoded on the server. */
export const IMAGE_FILE_MAX = 10 * 1024 * 1024;
export const IMAGE_PIXELS_MAX = 40_000_000;

/** Longest side in pixels of a watermarked preview. */
export const PREVIEW_MAX_PX = 1024;

export const PALETTE_SIZE = 5;
export const COMPANY_NAME_MAX = 60;
export const INDUSTRY_MAX = 60;
export const DESCRIPTION_MAX = 500;
export const FULL_NAME_MAX = 100;
/** Days that the uptime of the status page looks back. */
export const STATUS_DAYS = 90;
export const CONTACT_SUBJECT_MAX = 150;
export const CONTACT_MESSAGE_MAX = 5000;

/** What the maintenance page says where an operator names no end. */
export const MAINTENANCE_HOURS = 2;
/** How often an open page asks whether the site is back. */
export const MAINTENANCE_ASKED_MS = 5_000;
