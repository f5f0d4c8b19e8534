import { domainToASCII } from 'node:url';
import { emailKeyOf } from './email-key.ts';
import type { Db } from '../database/db.ts';
import { signatureOf, type Keys } from '../keys/keys.ts';
import { countTry, type Limit } from '../rate-limits/rate-limits.store.ts';
import type { SecurityLog } from '../security-log/security-log.store.ts';
import type { MailTemplate } from './templates/mail-data.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What a mailbox gets of one kind, whatever the account, the form or the spelling of the address. */
interface Allowance {
  /** As the security log calls it. */
  readonly mails: string;
  readonly limits: readonly Limit[];
  /** Beyond it: `drop` is for what can be asked for again, `hold` for what must arrive. */
  readonly beyond: 'drop' | 'hold';
}

/** Anybody who knows an address can cause these. */
const FROM_STRANGERS: Allowance = {
  mails: 'from strangers',
  limits: [{ tries: 4, windowMs: HOUR_MS }, { tries: 8, windowMs: DAY_MS }],
  beyond: 'drop',
};
const LINKS: Allowance = {
  mails: 'links',
  limits: [{ tries: 6, windowMs: HOUR_MS }, { tries: 20, windowMs: DAY_MS }],
  beyond: 'drop',
};
const NOTICES: Allowance = { mails: 'notices', limits: [{ tries: 6, windowMs: HOUR_MS }], beyond: 'hold' };
const RECEIPTS: Allowance = { mails: 'receipts', limits: [{ tries: 10, windowMs: HOUR_MS }], beyond: 'hold' };
const NEWS: Allowance = { mails: 'news', limits: [{ tries: 10, windowMs: HOUR_MS }], beyond: 'hold' };

/** `ours`: our own mailbox, which reads everything. */
const ALLOWANCES: Readonly<Record<MailTemplate, Allowance | 'ours'>> = {
  'confirm-email': FROM_STRANGERS,
  'signup-tried': FROM_STRANGERS,
  'contact-received': FROM_STRANGERS,
  'status-confirm': FROM_STRANGERS,
  'reset-password': LINKS,
  'password-changed': NOTICES,
  'google-linked': NOTICES,
  'second-factor-on': NOTICES,
  'second-factor-off': NOTICES,
  'second-factor-guessed': NOTICES,
  'recovery-codes-renewed': NOTICES,
  'recovery-code-used': NOTICES,
  'passkey-added': NOTICES,
  'passkey-removed': NOTICES,
  'account-deleted': NOTICES,
  'order-paid': RECEIPTS,
  'order-refunded': RECEIPTS,
  'kit-ready': RECEIPTS,
  'payment-failed': RECEIPTS,
  'dispute-opened': RECEIPTS,
  'dispute-won': RECEIPTS,
  'refund-asked': RECEIPTS,
  'status-news': NEWS,
  'contact-message': 'ours',
  'dispute-to-answer': 'ours',
  'refund-to-decide': 'ours',
};

/** Somebody who signs up with a stranger's address causes these to the stranger. A receipt takes a payment. */
const allowanceOf = (template: MailTemplate, isConfirmed: boolean): Allowance | undefined => {
  const allowance = ALLOWANCES[template];
  if (allowance === 'ours') return undefined;
  return isConfirmed || allowance === RECEIPTS ? allowance : FROM_STRANGERS;
};

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/** One text for all addresses that end in one mailbox: without tag and case, without the dots that Gmail ignores. */
export const mailboxOf = (email: string): string => {
  const key = emailKeyOf(email);
  const at = key.lastIndexOf('@');
  const domain = domainToASCII(key.slice(at + 1)) || key.slice(at + 1);
  const name = key.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};

export type Admission =
  | { readonly is: 'sent' }
  /** It waits until then. */
  | { readonly is: 'held'; readonly until: Date }
  /** It is not sent; it may be asked for again then. */
  | { readonly is: 'dropped'; readonly until: Date };

interface MailToAdmit {
  readonly template: MailTemplate;
  readonly recipient: string;
  readonly isConfirmed: boolean;
}

interface Dependencies {
  /** Mailboxes are counted under keyed hashes: they outlive the account, and name nobody. */
  readonly keys: Keys;
  readonly log: Pick<SecurityLog, 'record'>;
  readonly now: () => Date;
}

export interface MailboxLimits {
  /** Counts the mail, within the transaction that writes it. */
  readonly admit: (db: Db, mail: MailToAdmit) => Promise<Admission>;
}

export const createMailboxLimits = ({ keys, log, now }: Dependencies): MailboxLimits => {
  const keyOf = (recipient: string, mails: string, windowMs: number): string =>
    signatureOf(keys, `${mailboxOf(recipient)} ${mails} ${windowMs}`).toString('base64url');

  return {
    admit: async (db, { template, recipient, isConfirmed }) => {
      const allowance = allowanceOf(template, isConfirmed);
      if (!allowance) return { is: 'sent' };
      const { mails, limits, beyond } = allowance;
      for (const limit of limits) {
        const { used, window_ends_at } = await countTry(db, keyOf(recipient, mails, limit.windowMs), limit, now());
        if (used <= limit.tries) continue;
        // The first of a window alone: a flood of mails must not become a flood of notes.
        if (used === limit.tries + 1) await log.record({ kind: 'mail_held_back', detail: { template, mails } }, db);
        if (beyond === 'drop') return { is: 'dropped', until: window_ends_at };
        const windowsAway = Math.floor((used - limit.tries - 1) / limit.tries);
        return { is: 'held', until: new Date(window_ends_at.getTime() + windowsAway * limit.windowMs) };
      }
      return { is: 'sent' };
    },
  };
};
