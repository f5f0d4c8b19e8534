import { createHmac, timingSafeEqual } from 'node:crypto';

/** The keys of one purpose. Both are asked for at each use, because an operator may rotate them while the product runs. */
export interface Keys {
  /** Signs and encrypts, from now on. */
  readonly current: () => Buffer;
  /** Every key whose work still counts, the current one first. */
  readonly accepted: () => readonly Buffer[];
}

/** A key that is never rotated, such as one of a test. */
export const fixedKey = (key: Buffer): Keys => ({ current: () => key, accepted: () => [key] });

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** HMAC-SHA256 of a text by the current key. */
export const signatureOf = (keys: Keys, text: string): Buffer => hmac(keys.current(), text);

/** The same by every accepted key, the current one first: for what the database finds by its hash. */
export const signaturesOf = (keys: Keys, text: string): Buffer[] => keys.accepted().map((key) => hmac(key, text));

const isSame = (left: Buffer, right: Buffer): boolean => left.length === right.length && timingSafeEqual(left, right);

/** True if one of the accepted keys made this signature of the text. */
export const isSigned = (keys: Keys, text: string, signature: Buffer): boolean => signaturesOf(keys, text).some((expected) => isSame(expected, signature));
