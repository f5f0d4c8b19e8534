import { createCipheriv, createHmac } from 'node:crypto';

/** Numbers from 0 up to 1 that nobody can foretell without the key. */
export interface KeyedChance {
  next(): number;
  range(low: number, high: number): number;
  /** -1 or 1. */
  sign(): 1 | -1;
}

const BLOCK = 4096;
const UNIT = 2 ** 32;

/** The same key and names give the same numbers: AES in counter mode under a key of their own. */
export const keyedChance = (key: Uint8Array, ...names: readonly string[]): KeyedChance => {
  const own = createHmac('sha256', key).update(names.join('\n')).digest();
  const cipher = createCipheriv('aes-256-ctr', own, Buffer.alloc(16));
  const zeros = Buffer.alloc(BLOCK);
  let [block, at] = [cipher.update(zeros), 0];
  const next = (): number => {
    if (at + 4 > BLOCK) [block, at] = [cipher.update(zeros), 0];
    at += 4;
    return block.readUInt32BE(at - 4) / UNIT;
  };
  return { next, range: (low, high) => low + (high - low) * next(), sign: () => (next() < 0.5 ? -1 : 1) };
};
