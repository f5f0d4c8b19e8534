/** Signs above Latin-1 that the encoding of PDF's own fonts has. */
const EXTRA = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** True where PDF's own fonts have every character. Control characters are in none. */
export const winAnsi = (text: string): boolean => [...text].every((char) => /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff]/.test(char) || EXTRA.includes(char));
