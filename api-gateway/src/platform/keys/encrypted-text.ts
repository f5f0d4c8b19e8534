import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from './keys.ts';

const ALGORITHM = 'aes-256-gcm';
const FORM = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Text for a column that a copy of the database does not give away. */
export interface TextCipher {
  /** By the current key. `about` names the row: text that is moved to another row cannot be read there. */
  readonly encrypt: (text: string, about: string) => string;
  /** @throws for text that was changed, moved, or encrypted with a key that is not accepted */
  readonly decrypt: (encrypted: string, about: string) => string;
  /** The same text, encrypted by the current key. Undefined where it is already, and where no accepted key reads it. */
  readonly encryptAgain: (encrypted: string, about: string) => string | undefined;
}

const encryptBy = (key: Buffer, text: string, about: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(about));
  const bytes = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${FORM}.${bytes.toString('base64url')}`;
};

/** Undefined where another key made it: the tag tells. */
const decryptBy = (key: Buffer, encrypted: string, about: string): string | undefined => {
  const [form, text = ''] = encrypted.split('.');
  const bytes = Buffer.from(text, 'base64url');
  if (form !== FORM || bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const start = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([start, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

/** AES-256-GCM with keys of 32 bytes: `v1.` and iv, text and tag in base64url. */
export const createTextCipher = (keys: Keys): TextCipher => {
  const read = (encrypted: string, about: string): string | undefined => {
    for (const key of keys.accepted()) {
      const text = decryptBy(key, encrypted, about);
      if (text !== undefined) return text;
    }
    return undefined;
  };

  return {
    encrypt: (text, about) => encryptBy(keys.current(), text, about),
    decrypt: (encrypted, about) => {
      const text = read(encrypted, about);
      if (text === undefined) throw new Error('No accepted key has encrypted this text for this row');
      return text;
    },
    encryptAgain: (encrypted, about) => {
      if (decryptBy(keys.current(), encrypted, about) !== undefined) return undefined;
      const text = read(encrypted, about);
      return text === undefined ? undefined : encryptBy(keys.current(), text, about);
    },
  };
};
