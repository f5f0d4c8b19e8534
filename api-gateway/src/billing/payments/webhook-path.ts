/** Where the payment provider posts its events. */
export const WEBHOOK_PATH = '/api/v1/webhooks/stripe';
