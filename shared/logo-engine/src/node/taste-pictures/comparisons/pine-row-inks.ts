/** The colours of Pine Row. */
export const INK = '#23313f';
export const RUST = '#b4532a';
