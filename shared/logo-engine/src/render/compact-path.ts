const COMMAND = /([MLHVQCZ])([^MLHVQCZ]*)/g;
const NUMBER = /-?\d*\.?\d+/g;

interface Segment {
  letter: string;
  /** Relative, in hundredths of a unit. */
  values: readonly number[];
}

/**
 * The same path in relative commands with no spare characters: about two thirds of the size.
 * Works in hundredths of a unit, so that no rounding error adds up. Reads M L H V Q C Z.
 */
export function compactPath(data: string): string {
  let out = '';
  let before = '';
  for (const { letter, values } of relativeSegments(data)) {
    // After a moveto a repeated letter could be left out only for lines; it is always written.
    const repeats = letter === before && letter !== 'm';
    out += (repeats ? '' : letter) + joined(values, repeats);
    before = letter;
  }
  return out;
}

function* relativeSegments(data: string): Generator<Segment> {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', text = ''] of data.matchAll(COMMAND)) {
    if (letter === 'Z') {
      [x, y] = [startX, startY];
      yield { letter: 'z', values: [] };
      continue;
    }
    const values = (text.match(NUMBER) ?? []).map((number) => Math.round(Number(number) * 100));
    const [endX, endY] = endOf(letter, values, x, y);
    const isLine = letter === 'L' || letter === 'H' || letter === 'V';
    if (isLine) yield* lineTo(endX - x, endY - y);
    else yield { letter: letter.toLowerCase(), values: values.map((value, i) => value - (i % 2 ? y : x)) };
    if (letter === 'M') [startX, startY] = [endX, endY];
    [x, y] = [endX, endY];
  }
}

function endOf(letter: string, values: readonly number[], x: number, y: number): [number, number] {
  const [last = 0, beforeLast = 0] = [values.at(-1), values.at(-2)];
  if (letter === 'H') return [last, y];
  return letter === 'V' ? [x, last] : [beforeLast, last];
}

function lineTo(dx: number, dy: number): Segment[] {
  if (dx === 0 && dy === 0) return [];
  if (dy === 0) return [{ letter: 'h', values: [dx] }];
  return dx === 0 ? [{ letter: 'v', values: [dy] }] : [{ letter: 'l', values: [dx, dy] }];
}

/** Numbers as text: "-" separates, and so does a point after a number that has one; else a space does. */
function joined(values: readonly number[], continues: boolean): string {
  let text = '';
  let hasPoint = false;
  for (const [index, value] of values.entries()) {
    const number = String(value / 100).replace(/^(-?)0\./, '$1.');
    const isFirst = index === 0 && !continues;
    text += isFirst || number.startsWith('-') || (number.startsWith('.') && hasPoint) ? number : ` ${number}`;
    hasPoint = number.includes('.');
  }
  return text;
}
