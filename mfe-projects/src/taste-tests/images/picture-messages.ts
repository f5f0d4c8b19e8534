import type { ExtractedPalette } from '../palette/extract-palette.ts';

/** To the worker. */
export interface PictureRequest {
  readonly file: Blob;
  /** Of the kept copy, in pixels. */
  readonly longestSide: number;
  readonly colours: number;
}

/** From the worker; not ok where the bytes could not be decoded. */
export type PictureAnswer =
  { readonly ok: true; readonly palette: ExtractedPalette; readonly image: Blob } | { readonly ok: false };
