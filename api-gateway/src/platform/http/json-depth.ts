import { AppError } from '../errors/errors.ts';

/** Our deepest body has 6 levels. */
const DEPTH_MAX = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENERS = new Set([0x5b, 0x7b]);
const CLOSERS = new Set([0x5d, 0x7d]);

const afterString = (bytes: Uint8Array, start: number): number => {
  let i = start + 1;
  while (i < bytes.length && bytes[i] !== QUOTE) i += bytes[i] === BACKSLASH ? 2 : 1;
  return i;
};

/** Refuses JSON that is nested too deeply, before anything recursive touches it. Works on the raw UTF-8 bytes. */
export const assertShallow = (bytes: Uint8Array): void => {
  let depth = 0;
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i] ?? 0;
    if (byte === QUOTE) i = afterString(bytes, i);
    else if (OPENERS.has(byte)) depth += 1;
    else if (CLOSERS.has(byte)) depth -= 1;
    if (depth > DEPTH_MAX) throw new AppError('invalid_request', { detail: 'The body is nested too deeply.' });
  }
};
