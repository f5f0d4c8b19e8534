import type { Bits } from './bits.ts';
import { LITERALS, PLACES } from './alphabets.ts';
import { putSymbol, writeEven, writeOne, writeTwo } from './write-codes.ts';

/** With fewer colours, WebP would lay several pixels in a byte. */
const FEWEST = 17;

/** A palette is a picture one pixel high, each colour as its difference to the one before. */
export function writePalette(bits: Bits, colours: readonly number[]): void {
  const padded = [...colours, ...Array.from({ length: Math.max(0, FEWEST - colours.length) }, () => 0)];
  bits.put(padded.length - 1, 8);
  bits.put(0, 1);
  const green = writeEven(bits, LITERALS);
  const red = writeEven(bits, PLACES);
  const blue = writeEven(bits, PLACES);
  // Opaque, then as opaque as the one before.
  writeTwo(bits, 0, 255);
  writeOne(bits, 0);
  for (const [i, colour] of padded.entries()) {
    const before = padded[i - 1] ?? 0;
    const differs = (shift: number) => ((colour >> shift) - (before >> shift)) & 255;
    for (const [code, shift] of [[green, 8], [red, 0], [blue, 16]] as const) putSymbol(bits, code, differs(shift));
    bits.put(i === 0 ? 1 : 0, 1);
  }
}
