import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors.ts';
import { PREVIEW_SIZES, type PreviewSize } from './file-keys.ts';

const HOUR_MS = 3_600_000;

export interface PreviewOf {
  readonly projectId: string;
  readonly assetId: string;
}

export interface SignedLinks {
  /** A path that opens this preview for one to two hours; the same text for an hour, so that a browser can cache. */
  readonly previewPath: (preview: PreviewOf, size?: PreviewSize) => string;
  /** Throws forbidden where we did not sign it, link_expired where its time is over. */
  readonly assertSigned: (preview: PreviewOf, expires: string, signature: string) => { secondsLeft: number };
}

const path = ({ projectId, assetId }: PreviewOf): string => `/api/v1/files/${projectId}/${assetId}/preview.webp`;

const isSame = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Links that expire and work without a sign-in, because an image element sends none.
 * The size is outside the signature: whoever may see one preview may see it smaller.
 */
export const createSignedLinks = (key: Buffer, now: () => Date): SignedLinks => {
  const sign = (preview: PreviewOf, expires: string): string =>
    createHmac('sha256', key).update(`${path(preview)}\n${expires}`).digest('base64url');

  return {
    previewPath: (preview, size) => {
      const expires = String((Math.floor(now().getTime() / HOUR_MS) + 2) * (HOUR_MS / 1000));
      const query = new URLSearchParams({ expires, signature: sign(preview, expires) });
      if (size && size !== PREVIEW_SIZES[0]) query.set('size', String(size));
      return `${path(preview)}?${query.toString()}`;
    },
    assertSigned: (preview, expires, signature) => {
      if (!isSame(sign(preview, expires), signature)) throw new AppError('forbidden');
      const secondsLeft = Number(expires) - Math.floor(now().getTime() / 1000);
      if (secondsLeft <= 0) throw new AppError('link_expired');
      return { secondsLeft };
    },
  };
};
