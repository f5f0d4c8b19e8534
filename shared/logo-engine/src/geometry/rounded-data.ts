import { loops, room, textAt, textTo } from '../loops/loops.ts';

const EXPONENT = /-?\d+\.?\d*e[-+]?\d+/g;

/** Path data with every number rounded to hundredths, as `Math.round` rounds. */
export function roundedData(data: string): string {
  const text = data.includes('e') ? data.replaceAll(EXPONENT, (number) => Number(number).toFixed(9)) : data;
  const [from, out] = room(text.length, text.length + 8);
  textTo(from, text);
  return textAt(out, loops.rounded(from, text.length, out));
}
