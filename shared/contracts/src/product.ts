/** The product's name is here and nowhere else. */
export const PRODUCT_NAME = 'Fifteen';

/** Appended to every page title: `Login · Fifteen`. */
export const titleOf = (page: string): string => `${page} · ${PRODUCT_NAME}`;

/** Where customers write to. The reserved domain stands until the product has one of its own. */
export const SUPPORT_EMAIL = 'support@fifteen.example';
