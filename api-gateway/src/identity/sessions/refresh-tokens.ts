import { isSigned, signatureOf, type Keys } from '../../platform/keys/keys.ts';

const FORM = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,9})\.([\w-]{43})$/;

export interface RefreshTokens {
  readonly issue: (session: { readonly id: string; readonly generation: number }) => string;
  /** What a genuine token says; undefined for any other text. */
  readonly read: (token: string) => { sessionId: string; generation: number } | undefined;
}

/** `session.generation.signature`: the database holds the counter alone, so its copy signs nobody in. */
export const createRefreshTokens = (keys: Keys): RefreshTokens => {
  return {
    issue: ({ id, generation }) => `${id}.${generation}.${signatureOf(keys, `${id}.${generation}`).toString('base64url')}`,
    read: (token) => {
      const parts = FORM.exec(token);
      if (!parts) return undefined;
      const [, sessionId = '', count = '', signature = ''] = parts;
      const generation = Number(count);
      const genuine = isSigned(keys, `${sessionId}.${generation}`, Buffer.from(signature, 'base64url'));
      return genuine ? { sessionId, generation } : undefined;
    },
  };
};
