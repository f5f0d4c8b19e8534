/** Pixels of a block's side, and farthest that a mark moves anything: a block of one color with such neighbors stays as it is. */
export const BLOCK_BITS = 4;
export const BLOCK = 1 << BLOCK_BITS;

/** Which parts of a picture are of one color: most of a logo's ground, and the insides of its areas. */
export interface Blocks {
  readonly across: number;
  /** Of each block: 1 where it is of one color, its edges to the right and below included. */
  readonly even: Uint8Array;
  /** 1 where the blocks around it are of the same color too: whatever is moved there, nothing is seen of it. */
  readonly calm: Uint8Array;
}

const isEven = (words: Int32Array, size: number, left: number, top: number): boolean => {
  const color = words[top * size + left]!;
  const right = Math.min(size - 1, left + BLOCK);
  const bottom = Math.min(size - 1, top + BLOCK);
  for (let y = top; y <= bottom; y += 1) {
    for (let at = y * size + left, end = y * size + right; at <= end; at += 1) if (words[at] !== color) return false;
  }
  return true;
};

export const blocksOf = (words: Int32Array, size: number): Blocks => {
  const across = Math.ceil(size / BLOCK);
  const even = new Uint8Array(across * across);
  const calm = new Uint8Array(across * across);
  for (let row = 0, at = 0; row < across; row += 1) {
    for (let column = 0; column < across; column += 1, at += 1) even[at] = isEven(words, size, column * BLOCK, row * BLOCK) ? 1 : 0;
  }
  for (let row = 0, at = 0; row < across; row += 1) {
    for (let column = 0; column < across; column += 1, at += 1) calm[at] = areAllEven(even, across, row, column) ? 1 : 0;
  }
  return { across, even, calm };
};

/** Even neighbors share a color: each one's edges reach into the next. */
const areAllEven = (even: Uint8Array, across: number, row: number, column: number): boolean => {
  for (let y = Math.max(0, row - 1); y <= Math.min(across - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x += 1) if (even[y * across + x] === 0) return false;
  }
  return true;
};
