/**
 * What customers can do already. Kept apart from the contracts' calls, which would bring every schema into the bundle;
 * a test holds the two together.
 */
export const CHECKOUT_OPEN = true;

/** In the upgrade modal while there is no checkout behind its button. */
export const CHECKOUT_LATER = 'Checkout opens soon. Nothing is charged before.';
