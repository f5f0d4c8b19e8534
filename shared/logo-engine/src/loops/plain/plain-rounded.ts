// The plain version of loops that the engine runs as WebAssembly: what they must equal. See loops.test.ts.
const EXPONENT = /-?\d+\.?\d*e[-+]?\d+/g;
const [ZERO, NINE, FIVE, MINUS] = [48, 57, 53, 45];

/** ".01" by hundredths, without trailing zeros. */
export const FRACTIONS = Array.from({ length: 100 }, (_, hundredths) => String(hundredths / 100).slice(1));

/**
 * Path data with every number rounded to hundredths, as `Math.round` rounds. Reads digit by digit: it runs over
 * megabytes for a set, and a number made from text and back costs ten times as much.
 */
export function plainRounded(data: string): string {
  const text = data.includes('e') ? data.replaceAll(EXPONENT, (number) => Number(number).toFixed(9)) : data;
  let out = '';
  let copied = 0;
  for (let dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', copied)) {
    let end = dot + 1;
    while (isDigit(text.charCodeAt(end))) end += 1;
    let start = dot;
    while (start > copied && isDigit(text.charCodeAt(start - 1))) start -= 1;
    if (start > copied && text.charCodeAt(start - 1) === MINUS) start -= 1;
    out += text.slice(copied, start) + rounded(text, start, dot, end);
    copied = end;
  }
  return out + text.slice(copied);
}

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

/** The number that stands from `start` to `end`, its point at `dot`. */
function rounded(text: string, start: number, dot: number, end: number): string {
  const isNegative = text.charCodeAt(start) === MINUS;
  const isTie = end === dot + 4 && text.charCodeAt(dot + 3) === FIVE;
  if (isTie) return String(Math.round(Number(text.slice(start, end)) * 100) / 100 || 0);
  let hundredths = 0;
  for (let at = isNegative ? start + 1 : start; at < dot + 3; at += 1) {
    if (at !== dot) hundredths = hundredths * 10 + (at < end ? text.charCodeAt(at) - ZERO : 0);
  }
  if (end > dot + 3 && text.charCodeAt(dot + 3) >= FIVE) hundredths += 1;
  if (hundredths === 0) return '0';
  const whole = Math.floor(hundredths / 100);
  return `${isNegative ? '-' : ''}${whole}${FRACTIONS[hundredths - whole * 100]}`;
}
