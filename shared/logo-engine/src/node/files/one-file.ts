import type { DrawnLogo } from '../../export/draw-logo.ts';
import { epsOf } from '../../export/eps.ts';
import { fileStem } from '../../export/file-name.ts';
import type { Artwork } from '../../render/artwork.ts';
import { svgOf } from '../../render/svg.ts';
import type { Variant } from '../../export/variant.ts';
import type { LogoFile } from './logo-file.ts';
import { pdfOf } from './pdf.ts';
import { pngOf } from './png.ts';

/** What a variant is written as; `png` requires the longer side in pixels. */
export const FILE_FORMATS = ['svg', 'pdf', 'eps', 'png'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

export interface FileWish {
  variant: Variant;
  format: FileFormat;
  /** 16 to 4096, of a PNG. */
  side: number;
}

/** One file of a logo, named after the company, the variant and, where it is given a size of its own, that. */
export async function logoFile(logo: DrawnLogo, company: string, { variant, format, side }: FileWish): Promise<LogoFile> {
  const size = format === 'png' ? `-${side}` : '';
  return { name: `${variantName(fileStem(company), variant)}${size}.${format}`, bytes: await bytesOf(logo.artwork(variant), company, format, side) };
}

/** "harbour-rye-color", "harbour-rye-symbol-dark" */
export const variantName = (stem: string, { arrangement, coloring }: Variant): string => (arrangement === 'primary' ? `${stem}-${coloring}` : `${stem}-${arrangement}-${coloring}`);

export async function bytesOf(artwork: Artwork, title: string, format: FileFormat, side: number): Promise<Uint8Array> {
  if (format === 'pdf') return pdfOf(artwork, { title });
  if (format === 'png') return pngOf(artwork, side);
  return new TextEncoder().encode(format === 'svg' ? svgOf(artwork) : epsOf(artwork));
}
