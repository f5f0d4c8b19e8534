import type { Stripe } from 'stripe';
import { newId } from './objects.ts';

const ANSWER_WITHIN_S = 7 * 86_400;

const NO_EVIDENCE: Stripe.Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** A customer has gone to the bank: the whole charge, less what was refunded. */
export const newDispute = (charge: Stripe.Charge, created: number): Stripe.Dispute => ({
  id: newId('dp'),
  object: 'dispute',
  amount: charge.amount - charge.amount_refunded,
  balance_transactions: [],
  charge: charge.id,
  created,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: NO_EVIDENCE,
  evidence_details: {
    due_by: created + ANSWER_WITHIN_S,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'manual',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason: 'general',
  status: 'needs_response',
});
