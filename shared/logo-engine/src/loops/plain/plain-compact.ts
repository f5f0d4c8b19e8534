// The plain version of loops that the engine runs as WebAssembly: what they must equal. See loops.test.ts.
import { FRACTIONS } from './plain-rounded.ts';

const LETTERS = 'MLHVQCZ';
const [ZERO, NINE, POINT, MINUS] = [48, 57, 46, 45];

/**
 * The same path in relative commands with no spare characters: about two thirds of the size.
 * Works in hundredths of a unit, so that no rounding error adds up. Reads M L H V Q C Z.
 */
export function plainCompact(data: string): string {
  let [out, before] = ['', ''];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const write = (letter: string, values: readonly number[]) => {
    // After a moveto a repeated letter could be left out only for lines; it is always written.
    const repeats = letter === before && letter !== 'm';
    out += (repeats ? '' : letter) + joined(values, repeats);
    before = letter;
  };
  for (let at = 0; at < data.length; ) {
    const letter = data[at] ?? '';
    const end = endOfCommand(data, at + 1);
    const values = hundredthsIn(data, at + 1, end);
    at = end;
    if (letter === 'Z') {
      [x, y] = [startX, startY];
      write('z', []);
      continue;
    }
    const endX = letter === 'V' ? x : (values[letter === 'H' ? values.length - 1 : values.length - 2] ?? 0);
    const endY = letter === 'H' ? y : (values[values.length - 1] ?? 0);
    if (letter === 'L' || letter === 'H' || letter === 'V') writeLine(endX - x, endY - y, write);
    else write(letter.toLowerCase(), relativeTo(values, x, y));
    if (letter === 'M') [startX, startY] = [endX, endY];
    [x, y] = [endX, endY];
  }
  return out;
}

function endOfCommand(data: string, from: number): number {
  let end = from;
  while (end < data.length && !LETTERS.includes(data[end] ?? '')) end += 1;
  return end;
}

/** The numbers between two places. Reads digit by digit: it runs over all that is drawn. */
function hundredthsIn(data: string, from: number, to: number): number[] {
  const values: number[] = [];
  for (let at = from; at < to; ) {
    const isNegative = data.charCodeAt(at) === MINUS;
    const first = isNegative ? at + 1 : at;
    let [value, decimals, next] = [0, -1, first];
    for (; next < to; next += 1) {
      const code = data.charCodeAt(next);
      if (code === POINT && decimals < 0) decimals = 0;
      else if (code >= ZERO && code <= NINE) {
        value = value * 10 + code - ZERO;
        if (decimals >= 0) decimals += 1;
      } else break;
    }
    if (decimals > 2) values.push(Math.round(Number(data.slice(at, next)) * 100));
    else if (next > first) values.push((isNegative ? -value : value) * (decimals <= 0 ? 100 : decimals === 1 ? 10 : 1));
    at = next > first ? next : first + 1;
  }
  return values;
}

function relativeTo(values: readonly number[], x: number, y: number): number[] {
  const relative: number[] = [];
  for (let i = 0; i < values.length; i += 1) relative.push((values[i] ?? 0) - (i % 2 ? y : x));
  return relative;
}

function writeLine(dx: number, dy: number, write: (letter: string, values: readonly number[]) => void): void {
  if (dx === 0 && dy === 0) return;
  if (dy === 0) write('h', [dx]);
  else if (dx === 0) write('v', [dy]);
  else write('l', [dx, dy]);
}

/** Numbers as text: "-" separates, and so does a point after a number that has one; else a space does. */
function joined(values: readonly number[], continues: boolean): string {
  let text = '';
  let hasPoint = false;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    const size = value < 0 ? -value : value;
    const whole = Math.floor(size / 100);
    const fraction = FRACTIONS[size - whole * 100] ?? '';
    const isFirst = i === 0 && !continues;
    const separates = isFirst || value < 0 || (whole === 0 && fraction !== '' && hasPoint);
    text += `${separates ? '' : ' '}${value < 0 ? '-' : ''}${whole === 0 && fraction !== '' ? '' : whole}${fraction}`;
    hasPoint = fraction !== '';
  }
  return text;
}
