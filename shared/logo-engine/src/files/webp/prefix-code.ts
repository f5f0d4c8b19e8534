/** Longest code of WebP's alphabets. */
export const LONGEST = 15;

/** How many bits each symbol's code has, by how often it comes: 0 for one that never comes, and for one that stands alone. */
export function codeLengths(counts: ArrayLike<number>, longest: number): number[] {
  const used = Array.from(counts).flatMap((count, symbol) => (count > 0 ? [symbol] : []));
  const lengths = Array.from(counts, () => 0);
  if (used.length < 2) return lengths;
  for (let least = 1; ; least *= 2) {
    // Rare symbols count for more until no code is too long.
    const depths = depthsOf(used.map((symbol) => Math.max(least, counts[symbol] ?? 0)));
    if (Math.max(...depths) > longest) continue;
    for (const [i, symbol] of used.entries()) lengths[symbol] = depths[i] ?? 0;
    return lengths;
  }
}

interface Tree {
  weight: number;
  leaves: number[];
}

/** How deep each weight lies in Huffman's tree: the two lightest are joined until one is left. */
function depthsOf(weights: readonly number[]): number[] {
  const depths = weights.map(() => 0);
  const leaves = weights.map((weight, leaf): Tree => ({ weight, leaves: [leaf] })).sort((one, other) => one.weight - other.weight);
  const joined: Tree[] = [];
  const lightest = () => ((joined[0]?.weight ?? Infinity) < (leaves[0]?.weight ?? Infinity) ? joined.shift() : leaves.shift());
  for (let left = weights.length; left > 1; left -= 1) {
    const [one, other] = [lightest(), lightest()];
    const both = [...(one?.leaves ?? []), ...(other?.leaves ?? [])];
    for (const leaf of both) depths[leaf] = (depths[leaf] ?? 0) + 1;
    joined.push({ weight: (one?.weight ?? 0) + (other?.weight ?? 0), leaves: both });
  }
  return depths;
}

/** Each symbol's code as it is written, its length in the upper half: codes of one length follow each other, the shorter ones first. */
export function codesOf(lengths: readonly number[]): Uint32Array {
  const codes = new Uint32Array(lengths.length);
  let code = 0;
  for (let length = 1; length <= LONGEST; length += 1, code *= 2) {
    for (const [symbol, own] of lengths.entries()) {
      if (own !== length) continue;
      codes[symbol] = (length << 16) | reversed(code, length);
      code += 1;
    }
  }
  return codes;
}

function reversed(code: number, length: number): number {
  let out = 0;
  for (let bit = 0; bit < length; bit += 1) out = out * 2 + ((code >> bit) & 1);
  return out;
}
