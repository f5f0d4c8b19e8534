/**
 * Mutants that no test can kill or that change nothing that matters, each with the reason. `original` and `replacement` are
 * as docs/mutation.md lists them; a replacement that is left out stands for any.
 *
 * @type {readonly { file: string, original: string, replacement?: string, why: string }[]}
 */
export const ARGUED = [];

/**
 * @param {import('./mutate.mjs').Survivor} survivor
 * @returns {string | undefined} why it may live
 */
export const reasonFor = ({ file, original, replacement }) =>
  ARGUED.find((one) => file.endsWith(`/${one.file}`) && one.original === original && (one.replacement ?? replacement) === replacement)?.why;
