import type { Keys } from '../keys/keys.ts';
import { createSignedPaths, type Link } from '../keys/signed-paths.ts';
import { type AssetOf, PREVIEW_SIZES, type PreviewSize } from './file-keys.ts';

export interface SignedLinks {
  /** A path that opens this preview for one to two hours; the same text for an hour, so that a browser can cache. */
  readonly previewPath: (asset: AssetOf, size?: PreviewSize) => string;
  /** The clean drawing, as long; it opens while the project is paid. */
  readonly drawingPath: (asset: AssetOf) => string;
  /** A file of a paid project to take home, or all of them, as long. */
  readonly downloadPath: (asset: AssetOf, file: string) => string;
  /** Every view of the asset, as long; `{view}` stands for which. */
  readonly viewPath: (asset: AssetOf) => string;
  /** Throws forbidden where we did not sign it, link_expired where its time is over. */
  readonly assertSigned: (asset: AssetOf, name: LinkedFile, link: Link) => { secondsLeft: number };
}

/** What a link may open: a preview with the watermark, views of it, or the drawing and the files of a paid project. */
export type LinkedFile = 'preview.webp' | 'views' | 'drawing.svg' | `downloads/${string}`;

const path = ({ projectId, assetId }: AssetOf, name: LinkedFile): string => `/api/v1/files/${projectId}/${assetId}/${name}`;

/** Links to pictures and files of concepts. The signature leaves the size out: someone who may see a preview may see it smaller too. */
export const createSignedLinks = (keys: Keys, now: () => Date): SignedLinks => {
  const { sign, assertSigned } = createSignedPaths(keys, now);
  const linkTo = (asset: AssetOf, name: LinkedFile): string => sign(path(asset, name));
  return {
    previewPath: (asset, size) => {
      const link = linkTo(asset, 'preview.webp');
      return size && size !== PREVIEW_SIZES[0] ? `${link}&size=${size}` : link;
    },
    drawingPath: (asset) => linkTo(asset, 'drawing.svg'),
    downloadPath: (asset, file) => linkTo(asset, `downloads/${file}`),
    viewPath: (asset) => linkTo(asset, 'views').replace('?', '/{view}.webp?'),
    assertSigned: (asset, name, link) => assertSigned(path(asset, name), link),
  };
};
