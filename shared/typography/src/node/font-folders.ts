/** The vendored fonts in WOFF2, with their catalogue. */
export const FONTS = new URL('../../fonts/', import.meta.url);

/** The same files decompressed, by the same names. A build writes them; a checkout does not have them. */
export const OPENED_FONTS = new URL('../fonts/', import.meta.url);
