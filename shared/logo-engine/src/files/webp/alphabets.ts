// WebP's alphabets, by how many symbols each has.

/** Bytes: a place of the palette, or one of its channels. */
export const PLACES = 256;
/** Bytes, and symbols of lengths. */
export const LITERALS = PLACES + 24;
/** How far back a copy reaches. */
export const WAYS = 40;
