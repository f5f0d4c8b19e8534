import { webcrypto } from 'node:crypto';
import { ACCESS_TOKEN_MINUTES } from '@fifteen/contracts';
import { jwtVerify, SignJWT } from 'jose';
import { JOSEError, JWSSignatureVerificationFailed } from 'jose/errors';
import { z } from 'zod';
import type { Keys } from '../../platform/keys/keys.ts';

const AUDIENCE = 'api';
const Claims = z.object({ sub: z.uuid(), sid: z.uuid() });

interface Session {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

interface Dependencies {
  readonly keys: Keys;
  readonly now: () => Date;
}

export interface AccessTokens {
  readonly issue: (session: Session) => Promise<{ token: string; expiresInS: number }>;
  /** Who the token names; undefined where it is forged, foreign or past its time. */
  readonly read: (token: string) => Promise<{ userId: string; sessionId: string } | undefined>;
}

type Import = (key: Buffer) => Promise<webcrypto.CryptoKey>;

const accessTokensBy = (keys: Keys, importKey: Import, now: () => Date): AccessTokens => ({
  issue: async ({ id, userId, expiresAt }) => {
    const nowS = Math.floor(now().getTime() / 1000);
    const endsS = Math.min(nowS + ACCESS_TOKEN_MINUTES * 60, Math.floor(expiresAt.getTime() / 1000));
    const token = await new SignJWT({ sid: id })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setAudience(AUDIENCE)
      .setIssuedAt(nowS)
      .setExpirationTime(endsS)
      .sign(await importKey(keys.current()));
    return { token, expiresInS: endsS - nowS };
  },
  read: async (token) => {
    for (const key of keys.accepted()) {
      try {
        const { payload } = await jwtVerify(token, await importKey(key), { algorithms: ['HS256'], audience: AUDIENCE, currentDate: now() });
        const claims = Claims.safeParse(payload);
        return claims.success ? { userId: claims.data.sub, sessionId: claims.data.sid } : undefined;
      } catch (error) {
        if (error instanceof JWSSignatureVerificationFailed) continue;
        if (error instanceof JOSEError) return undefined;
        throw error;
      }
    }
    return undefined;
  },
});

/** Short-lived proofs of a session. They name it, so that ending the session ends them. */
export const createAccessTokens = ({ keys, now }: Dependencies): AccessTokens => {
  // Imported once: jose would do it for each token.
  const imported = new WeakMap<Buffer, Promise<webcrypto.CryptoKey>>();
  const importKey: Import = (bytes) => {
    const known = imported.get(bytes) ?? webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
    imported.set(bytes, known);
    return known;
  };
  return accessTokensBy(keys, importKey, now);
};
