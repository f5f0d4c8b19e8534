import { PREVIEW_MAX_PX } from '@fifteen/contracts';

/** Longest sides of a preview in pixels: a large one to judge, a small one for grids. Both carry the watermark. */
export const PREVIEW_SIZES = [PREVIEW_MAX_PX, 512] as const;
export type PreviewSize = (typeof PREVIEW_SIZES)[number];
/** What every page shows first; the large one is painted after all of these. */
export const [LARGE_PREVIEW, SMALL_PREVIEW] = PREVIEW_SIZES;

const DERIVED = new RegExp(`^projects/[\\da-f-]+/[\\da-f-]+/(?:preview-${LARGE_PREVIEW}\\.webp|view-[\\da-z-]+\\.webp|files/[^/]+|all\\.zip)$`);

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

/** What the gateway draws from something else when it is asked for, and can draw once more. */
export const isDerived = (key: string): boolean => DERIVED.test(key);

/** All files of a logo in one. */
export const packKey = ({ projectId, assetId }: AssetOf): string => `projects/${projectId}/${assetId}/all.zip`;

/** Raised when watermarks change: previews with an older mark are never sent again. */
const MARK_VERSION = 2;

export const previewKey = ({ projectId, assetId }: AssetOf, size: PreviewSize): string =>
  `projects/${projectId}/${assetId}/preview-${size}-${MARK_VERSION}.webp`;

/** The small preview with the first kind of mark: that it is there tells that the drawing is finished. */
export const outdatedPreviewKey = ({ projectId, assetId }: AssetOf): string => `projects/${projectId}/${assetId}/preview-512.webp`;
