const DAY_MS = 86_400_000;

/**
 * How long what is kept that no customer sees. The privacy policy tells the same (mfe-info, legal/documents/privacy.ts).
 * Tokens of mails, sign-ins on their way through Google and counted tries go as soon as they have ended.
 */
export const KEPT_MS = {
  /** Counted from its end: time enough to see where a stranger came in. */
  session: 30 * DAY_MS,
  /** To whom a mail went, once it was sent or given up; what it told is emptied at once. */
  recipient: 30 * DAY_MS,
  /** That a mail went, without to whom: until then nothing can send it twice. */
  mail: 365 * DAY_MS,
  /** What was written to support by the contact form. */
  contactMessage: 365 * DAY_MS,
  /** A subscription to the status that nobody confirmed. */
  askedSubscription: 7 * DAY_MS,
  securityEvent: 365 * DAY_MS,
  /** What browsers refused to run on our pages: it names no visitor. */
  cspReport: 30 * DAY_MS,
  /** How often each call was answered, by minute. */
  requestFigures: 2 * DAY_MS,
  /** What a process that died last said of itself. */
  processState: DAY_MS,
  /** A job that was done; one that failed is kept for its queue's term, so that an operator can retry it. */
  doneJob: 3_600_000,
  /** An account whose mailbox belongs to somebody else: its maker may still write to us. */
  disownedAccount: 30 * DAY_MS,
} as const;
