import { AppError } from '../../platform/errors/errors.ts';
import { isSigned, signatureOf, type Keys } from '../../platform/keys/keys.ts';

const HOUR_MS = 3_600_000;

export interface KitLinks {
  /** A path that opens a file of an order for one to two hours, while its project is paid. */
  readonly filePath: (orderId: string, round: number, name: string) => string;
  /** All parts, or one, as a zip. */
  readonly zipPath: (orderId: string, part: string) => string;
  /** Throws forbidden where we did not sign it, link_expired where its time is over. */
  readonly assertSigned: (path: string, link: { readonly expires: string; readonly signature: string }) => void;
}

/** Links that work without a sign-in, because pictures and films send none. */
export const createKitLinks = (keys: Keys, now: () => Date): KitLinks => {
  const signed = (path: string, expires: string): string => `${path}\n${expires}`;
  const linkTo = (path: string): string => {
    const expires = String((Math.floor(now().getTime() / HOUR_MS) + 2) * (HOUR_MS / 1000));
    return `${path}?${new URLSearchParams({ expires, signature: signatureOf(keys, signed(path, expires)).toString('base64url') })}`;
  };
  return {
    filePath: (orderId, round, name) => linkTo(`/api/v1/brand-kit/files/${orderId}/${round}/${name}`),
    zipPath: (orderId, part) => linkTo(`/api/v1/brand-kit/zips/${orderId}/${part}.zip`),
    assertSigned: (path, { expires, signature }) => {
      if (!isSigned(keys, signed(path, expires), Buffer.from(signature, 'base64url'))) throw new AppError('forbidden', { refused: 'signature_refused' });
      if (Number(expires) <= now().getTime() / 1000) throw new AppError('link_expired');
    },
  };
};
