import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';

/*
 * The provider's objects, whole: the SDK's types check every field. What the stand-in does not know is null, as the
 * provider itself writes it.
 */

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

interface SessionOf {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly expiresAt: number;
  readonly url: string;
  readonly params: Stripe.Checkout.SessionCreateParams;
}

export const newSession = ({ id, amount, currency, created, expiresAt, url, params }: SessionOf): Stripe.Checkout.Session => ({
  id,
  object: 'checkout.session',
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  amount_subtotal: amount,
  amount_total: amount,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: params.cancel_url ?? null,
  client_reference_id: params.client_reference_id ?? null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  created,
  currency,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  customer_email: params.customer_email ?? null,
  discounts: [],
  expires_at: expiresAt,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  metadata: (params.metadata as Stripe.Metadata | undefined) ?? {},
  mode: params.mode ?? 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card', 'us_bank_account'],
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  success_url: params.success_url ?? null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  url,
  wallet_options: null,
});

interface PaymentOf {
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly metadata: Stripe.Metadata;
}

export const newPaymentIntent = ({ amount, currency, created, metadata }: PaymentOf): Stripe.PaymentIntent => {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created,
    currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'us_bank_account'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
};

export const newCharge = (intent: Stripe.PaymentIntent, created: number, email: string | null): Stripe.Charge => ({
  id: newId('ch'),
  object: 'charge',
  amount: intent.amount,
  amount_captured: intent.amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: null,
  captured: true,
  created,
  currency: intent.currency,
  customer: null,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: intent.metadata,
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_intent: intent.id,
  payment_method: null,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
});

interface RefundOf {
  readonly charge: Stripe.Charge;
  readonly amount: number;
  readonly created: number;
  readonly params: Stripe.RefundCreateParams;
}

export const newRefund = ({ charge, amount, created, params }: RefundOf): Stripe.Refund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: charge.id,
  created,
  currency: charge.currency,
  customer: null,
  customer_account: null,
  metadata: (params.metadata as Stripe.Metadata | undefined) ?? {},
  payment_intent: charge.payment_intent,
  payment_method: null,
  reason: params.reason ?? null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});
