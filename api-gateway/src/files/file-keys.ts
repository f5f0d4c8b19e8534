import { PREVIEW_MAX_PX } from '@fifteen/contracts';

/** Longest sides of a preview in pixels: a large one to judge, a small one for grids. Both carry the watermark. */
export const PREVIEW_SIZES = [PREVIEW_MAX_PX, 512] as const;
export type PreviewSize = (typeof PREVIEW_SIZES)[number];
/** What every page shows first; the large one is painted after all of these. */
export const [LARGE_PREVIEW, SMALL_PREVIEW] = PREVIEW_SIZES;

export interface AssetOf {
  readonly projectId: string;
  readonly assetId: string;
}

/** Everything of a project. */
export const projectFolder = (projectId: string): string => `projects/${projectId}`;

/** The drawing itself: never leaves the server for an unpaid project. */
export const drawingKey = ({ projectId, assetId }: AssetOf): string => `projects/${projectId}/${assetId}/logo.svg`;

/** A file that a customer took home, kept for the next time; never leaves the server for an unpaid project. */
export const fileKey = ({ projectId, assetId }: AssetOf, name: string): string => `projects/${projectId}/${assetId}/files/${name}`;

/** All files of a logo in one. */
export const packKey = ({ projectId, assetId }: AssetOf): string => `projects/${projectId}/${assetId}/all.zip`;

export const previewKey = ({ projectId, assetId }: AssetOf, size: PreviewSize): string =>
  `projects/${projectId}/${assetId}/preview-${size}.webp`;
