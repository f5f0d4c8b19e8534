const COMMAND = /([MLHVQCZ])([^MLHVQCZ]*)/g;
const NUMBER = /-?\d*\.?\d+(?:e[-+]?\d+)?/g;

/**
 * The same path in relative commands with no spare characters: about two thirds of the size. Works in hundredths of a
 * unit, so that no rounding error adds up. Reads absolute M L H V Q C Z.
 */
export function compactPath(data: string): string {
  let out = '';
  let before = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const write = (letter: string, values: readonly number[]) => {
    // A repeated letter is left out, except after a moveto, where it would mean a line.
    const repeats = letter === before && letter !== 'm' && letter !== 'z';
    out += (repeats ? '' : letter) + joined(values, repeats);
    before = letter;
  };
  for (const [, letter = '', rest = ''] of data.matchAll(COMMAND)) {
    if (letter === 'Z') {
      [x, y] = [startX, startY];
      write('z', []);
      continue;
    }
    const values = (rest.match(NUMBER) ?? []).map((text) => Math.round(Number(text) * 100));
    const endX = letter === 'V' ? x : (values[letter === 'H' ? values.length - 1 : values.length - 2] ?? x);
    const endY = letter === 'H' ? y : (values.at(-1) ?? y);
    if (letter === 'L' || letter === 'H' || letter === 'V') writeLine(endX - x, endY - y, write);
    else write(letter.toLowerCase(), values.map((value, i) => value - (i % 2 ? y : x)));
    if (letter === 'M') [startX, startY] = [endX, endY];
    [x, y] = [endX, endY];
  }
  return out;
}

function writeLine(dx: number, dy: number, write: (letter: string, values: readonly number[]) => void): void {
  if (dx === 0 && dy === 0) return;
  if (dy === 0) write('h', [dx]);
  else if (dx === 0) write('v', [dy]);
  else write('l', [dx, dy]);
}

/** Numbers as text: "-" separates, and so does a point after a number that has one; otherwise a space does. */
function joined(hundredths: readonly number[], continues: boolean): string {
  let text = '';
  let hasPoint = false;
  hundredths.forEach((value, i) => {
    const number = String(value / 100).replace(/^(-?)0\./, '$1.');
    const separates = (i === 0 && !continues) || number.startsWith('-') || (number.startsWith('.') && hasPoint);
    text += `${separates ? '' : ' '}${number}`;
    hasPoint = number.includes('.');
  });
  return text;
}
