/**
 * What the landing page may already promise as open. Kept apart from the contracts' calls, which would bring every
 * schema into the first page's bundle; a test holds the two together.
 */
export const REFINEMENTS_OPEN = true;
export const CHECKOUT_OPEN = true;
