/** A payment as the provider knows it at this moment: the only source of what is paid. */
export interface ObservedPayment {
  readonly sessionId: string;
  /** As we named them when the checkout was opened. */
  readonly orderId: string | null;
  readonly userId: string | null;
  readonly amountCents: number;
  readonly currency: string;
  readonly state: 'open' | 'processing' | 'paid' | 'failed' | 'expired';
  /** Where it can be paid, while it is open. */
  readonly url: string | null;
  readonly paymentIntentId: string | null;
  readonly refundedCents: number;
  readonly dispute: { readonly status: 'open' | 'won' | 'lost'; readonly amountCents: number } | null;
}

export interface CheckoutOf {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly userId: string;
  readonly email: string;
  readonly description: string;
  readonly amountCents: number;
  readonly currency: string;
  /** Addresses of ours; `{CHECKOUT_SESSION_ID}` is filled in by the provider. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface RefundOf {
  readonly orderId: string;
  readonly paymentIntentId: string;
  readonly amountCents: number;
  /** Of the order before it: the same refund, asked for twice at once, is one. */
  readonly refundedBeforeCents: number;
}

/** Who takes the money. Errors of the provider come through as they are. */
export interface PaymentProvider {
  /** Repeating it for the same order gives the same checkout. */
  readonly openCheckout: (of: CheckoutOf) => Promise<{ readonly sessionId: string; readonly url: string }>;
  readonly lookUp: (sessionId: string) => Promise<ObservedPayment | undefined>;
  readonly sessionOf: (paymentIntentId: string) => Promise<string | undefined>;
  readonly expire: (sessionId: string) => Promise<void>;
  readonly refund: (of: RefundOf) => Promise<void>;
  /** Every checkout there is, for comparing. */
  readonly all: () => AsyncIterable<ObservedPayment>;
}
