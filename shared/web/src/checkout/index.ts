export { useCancelledPayment } from './use-cancelled-payment.ts';
export { useCheckout, type Checkout } from './use-checkout.ts';
export { keepWayBack, keptWayBack, wayBackIn, wordsOfWayBack } from './way-back.ts';
