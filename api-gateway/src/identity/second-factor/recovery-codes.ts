import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@fifteen/contracts';

/** Crockford's: without the letters that look like digits. 32 of them, so a byte chooses each evenly. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;
const GROUP = /.{4}(?!$)/g;

/** 80 bits of chance, as `xxxx-xxxx-xxxx-xxxx`. */
const newRecoveryCode = (): string =>
  [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('').replace(GROUP, '$&-');

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

/** As people read one off a sheet: capitals, an o for a zero, an i or l for a one. */
const plainOf = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

/** 80 bits cannot be guessed back, so a fast hash is enough. */
export const recoveryHashOf = (userId: string, code: string): string =>
  createHash('sha256').update(`${userId}\n${plainOf(code)}`).digest('base64url');
