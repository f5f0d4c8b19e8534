import { isSigned, signatureOf, type Keys } from '../../platform/keys/keys.ts';

const FORM = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

export interface MailTokenSigner {
  /** The text that a link carries. */
  readonly sign: (id: string) => string;
  /** The id of a genuine token; undefined for any other text. */
  readonly read: (token: string) => string | undefined;
}

/** `id.signature`: the database alone opens nothing, and the outbox need not hold a secret. */
export const createMailTokenSigner = (keys: Keys): MailTokenSigner => ({
  sign: (id) => `${id}.${signatureOf(keys, id).toString('base64url')}`,
  read: (token) => {
    const parts = FORM.exec(token);
    if (!parts) return undefined;
    const [, id = '', signature = ''] = parts;
    return isSigned(keys, id, Buffer.from(signature, 'base64url')) ? id : undefined;
  },
});
