/** Bits in the order of deflate and WebP: the lowest of each byte first. */
export interface Bits {
  put(value: number, length: number): void;
  /** Whole bytes, then the bits of one that is not full. */
  bytes(): { full: number[]; rest: number; begun: number };
}

export function bitsFrom(bytes: readonly number[]): Bits {
  const full = [...bytes];
  let rest = 0;
  let begun = 0;
  return {
    put: (value, length) => {
      rest |= value << begun;
      for (begun += length; begun >= 8; begun -= 8, rest >>>= 8) full.push(rest & 255);
    },
    bytes: () => ({ full, rest, begun }),
  };
}
