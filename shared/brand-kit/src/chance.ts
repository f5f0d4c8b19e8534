import { createHash } from 'node:crypto';

/** A number from 0 up to 1 that hangs on a text alone: every choice has its own, so that a new one moves no other. */
export const shareOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;

/** One of the items, by a text. */
export const pickOf = <T>(items: readonly [T, ...T[]], text: string): T => items[Math.floor(shareOf(text) * items.length)] ?? items[0];
