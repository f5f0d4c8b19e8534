/**
 * What customers can do already. Kept apart from the contracts' calls, which would bring every schema into the bundle;
 * a test holds the two together.
 */
export const CHECKOUT_OPEN = true;

/** Under every button that waits for it. */
export const CHECKOUT_LATER = 'Buying opens with a later release. Nothing is charged before.';
