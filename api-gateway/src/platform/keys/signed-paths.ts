import { AppError } from '../errors/errors.ts';
import { isSigned, signatureOf, type Keys } from './keys.ts';

const HOUR_MS = 3_600_000;

/** What a signed link carries besides its path. */
export interface Link {
  readonly expires: string;
  readonly signature: string;
}

export interface SignedPaths {
  /** The path with an expiry of one to two hours and our signature: the same text for an hour, so that a browser can cache. */
  readonly sign: (path: string) => string;
  /** Throws forbidden where we did not sign the path with this expiry, link_expired where its time is over. */
  readonly assertSigned: (path: string, link: Link) => { readonly secondsLeft: number };
}

/** Links that expire and work without a sign-in, because an image or a film element sends none. */
export const createSignedPaths = (keys: Keys, now: () => Date): SignedPaths => {
  const signed = (path: string, expires: string): string => `${path}\n${expires}`;
  return {
    sign: (path) => {
      const expires = String((Math.floor(now().getTime() / HOUR_MS) + 2) * (HOUR_MS / 1000));
      return `${path}?${new URLSearchParams({ expires, signature: signatureOf(keys, signed(path, expires)).toString('base64url') })}`;
    },
    assertSigned: (path, { expires, signature }) => {
      if (!isSigned(keys, signed(path, expires), Buffer.from(signature, 'base64url'))) throw new AppError('forbidden', { refused: 'signature_refused' });
      const secondsLeft = Number(expires) - Math.floor(now().getTime() / 1000);
      if (secondsLeft <= 0) throw new AppError('link_expired');
      return { secondsLeft };
    },
  };
};
