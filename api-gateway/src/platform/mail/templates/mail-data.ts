/** What each kind of mail needs to know. Tokens are named by their id: the worker signs them when it sends. */
export interface MailData {
  'confirm-email': { readonly tokenId: string; readonly name: string | null };
  'reset-password': { readonly tokenId: string; readonly name: string | null };
  'signup-tried': { readonly name: string | null };
  'password-changed': { readonly name: string | null; readonly at: string };
  'google-linked': { readonly name: string | null; readonly at: string };
  'second-factor-on': { readonly name: string | null; readonly at: string };
  'second-factor-off': { readonly name: string | null; readonly at: string };
  'second-factor-guessed': { readonly name: string | null; readonly at: string };
  'recovery-codes-renewed': { readonly name: string | null; readonly at: string };
  'recovery-code-used': { readonly name: string | null; readonly at: string; readonly left: number };
  'passkey-added': { readonly name: string | null; readonly at: string; readonly passkey: string };
  'passkey-removed': { readonly name: string | null; readonly at: string; readonly passkey: string };
  'account-deleted': { readonly name: string | null };
  'order-paid': OrderMail;
  'order-refunded': OrderMail;
  'kit-ready': KitReadyMail;
  'payment-failed': PaymentMail;
  'dispute-opened': PaymentMail;
  'dispute-won': PaymentMail;
  'dispute-to-answer': RefundAsked;
  'refund-asked': RefundAsked;
  'refund-to-decide': RefundAsked;
  'contact-received': { readonly name: string | null };
  'contact-message': ContactMessageMail;
  'status-confirm': { readonly name: string | null; readonly tokenId: string };
  'status-news': StatusNewsMail;
}

/** The logo that a mail shows; none where the mailbox is not confirmed, since a logo says what its maker typed. */
interface Pictured {
  readonly logo: {
    readonly projectId: string;
    /** Null for the one that is chosen when the mail is sent. */
    readonly assetId: string | null;
  } | null;
}

interface KitReadyMail extends Pictured {
  readonly name: string | null;
  readonly projectId: string;
  readonly projectName: string | null;
}

interface OrderedGoods {
  readonly name: string | null;
  readonly kind: 'credits' | 'brand-kit';
  readonly orderNumber: string;
  readonly description: string;
  /** None for credits, and where it was deleted for good. */
  readonly projectId: string | null;
  readonly projectName: string | null;
  readonly amountCents: number;
  readonly dispute: 'open' | 'won' | 'lost' | null;
}

interface PaymentMail extends OrderedGoods {
  readonly sessionId: string | null;
}

/** The invoice, or credit note, of this number is attached. */
interface OrderMail extends OrderedGoods, Pictured {
  readonly invoiceNumber: string;
  /** Credits that a refund took back. */
  readonly creditsTaken: number;
}

/** A message of the contact form, to ourselves. */
interface ContactMessageMail {
  readonly name: string | null;
  readonly sender: string;
  readonly email: string;
  readonly topic: string | null;
  readonly subject: string;
  readonly message: string;
}

/** Of an incident or of planned work; the token ends the subscription. */
interface StatusNewsMail {
  readonly name: string | null;
  readonly tokenId: string;
  readonly title: string;
  /** "Monitoring", "Resolved", "Planned". */
  readonly state: string;
  readonly text: string;
}

interface RefundAsked {
  readonly name: string | null;
  readonly orderNumber: string;
  readonly amountCents: number;
  readonly reason: string | null;
}

export type MailTemplate = keyof MailData;
