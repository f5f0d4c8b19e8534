/** The vendored fonts, in WOFF2, with their catalogue. */
export const FONTS = new URL('../../fonts/', import.meta.url);

/** The same files by the same names, decompressed: a build has them, the sources have not. */
export const OPENED_FONTS = new URL('../fonts/', import.meta.url);
