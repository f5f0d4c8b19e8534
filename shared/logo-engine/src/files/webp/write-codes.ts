import type { Bits } from './bits.ts';
import { codeLengths, codesOf, LONGEST } from './prefix-code.ts';

/** A code of one symbol takes no bits where it is used. */
export function writeOne(bits: Bits, symbol: number): void {
  bits.put(1, 1);
  bits.put(0, 1);
  bits.put(1, 1);
  bits.put(symbol, 8);
}

export function writeTwo(bits: Bits, one: number, other: number): void {
  bits.put(1, 1);
  bits.put(1, 1);
  bits.put(1, 1);
  bits.put(one, 8);
  bits.put(other, 8);
}

/** All bytes by codes of eight bits, the alphabet's other symbols by none. */
export function writeEven(bits: Bits, alphabet: number): Uint32Array {
  const lengths = Array.from({ length: alphabet }, (_, symbol) => (symbol < 256 ? 8 : 0));
  writeLengths(bits, lengths);
  return codesOf(lengths);
}

/** The best code for symbols that come so often. */
export function writeCode(bits: Bits, counts: Int32Array): Uint32Array {
  const lengths = codeLengths(counts, LONGEST);
  if (lengths.every((length) => length === 0)) writeOne(bits, Math.max(0, counts.findIndex((count) => count > 0)));
  else writeLengths(bits, lengths);
  return codesOf(lengths);
}

/** Longest code of the code that codes are told by. */
const LONGEST_OF_CODES = 7;
/** The order in which WebP tells the lengths of the code that codes are told by. 16 to 18 stand for repetitions, which are not used. */
const LENGTHS_ORDER = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/** How long each symbol's code is, by a code of its own. */
function writeLengths(bits: Bits, lengths: readonly number[]): void {
  const counts = Array.from({ length: 19 }, (_, length) => lengths.filter((own) => own === length).length);
  const own = codeLengths(counts, LONGEST_OF_CODES);
  const isAlone = own.every((length) => length === 0);
  bits.put(0, 1);
  bits.put(LENGTHS_ORDER.length - 4, 4);
  for (const length of LENGTHS_ORDER) bits.put(isAlone ? Math.sign(counts[length] ?? 0) : (own[length] ?? 0), 3);
  bits.put(0, 1);
  const codes = codesOf(own);
  for (const length of lengths) putSymbol(bits, codes, length);
}

export function putSymbol(bits: Bits, codes: Uint32Array, symbol: number): void {
  const code = codes[symbol] ?? 0;
  bits.put(code & 0xffff, code >>> 16);
}
