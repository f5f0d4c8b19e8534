/**
 * Prints the figure that a case of the quality catalogue asks for, as a line of its own: `A4: 10,000 guesses, 10 tried`.
 * docs/quality.md lists where figures are printed. All of it is measured: lint/measured-figures.mjs refuses a constant.
 *
 * @param {string} id
 * @param {string} text
 * @returns {void}
 */
export const figure = (id, text) => void process.stdout.write(`${id}: ${text}\n`);
