import { fileStem } from '../../export/file-name.ts';
import { COLORINGS, type Variant, type VariantArrangement } from '../../export/variant.ts';
import { iconFiles } from './icons.ts';
import type { LogoFile, Pictured } from './logo-file.ts';
import { FILE_FORMATS, bytesOf, variantName } from './one-file.ts';
import { pngOf } from './png.ts';

const ARRANGED: readonly VariantArrangement[] = ['primary', 'horizontal', 'stacked', 'symbol', 'wordmark'];

/** Longer sides in pixels of every variant without a ground or on its own, and of the logo as designed. */
const PNG_USUAL = 1600;
const PNG_SQUARES = [256, 512, 1024, 2048, 4096];

const VARIANTS: readonly Variant[] = ARRANGED.flatMap((arrangement) => COLORINGS.map((coloring) => ({ arrangement, coloring, fit: 'tight' as const })));

/** Parts of the pack, which are made one by one: every variant in every format, the squares, the icons. */
export const PACK_PARTS = VARIANTS.length + 2;

/** The files of one part, 0 to PACK_PARTS - 1. */
export async function packPart(logo: Pictured, company: string, part: number): Promise<LogoFile[]> {
  const variant = VARIANTS[part];
  if (variant) return variantFiles(logo, company, variant);
  return part === VARIANTS.length ? squares(logo, fileStem(company)) : iconFiles(logo);
}

async function variantFiles(logo: Pictured, company: string, variant: Variant): Promise<LogoFile[]> {
  const artwork = logo.artwork(variant);
  const name = variantName(fileStem(company), variant);
  return Promise.all(FILE_FORMATS.map(async (format) => ({ name: `${format}/${name}.${format}`, bytes: await bytesOf(artwork, company, format, PNG_USUAL) })));
}

/** The logo as designed, on the square that pages and profiles ask for. */
async function squares(logo: Pictured, stem: string): Promise<LogoFile[]> {
  const artwork = logo.artwork({ arrangement: 'primary', coloring: 'color' });
  return Promise.all(PNG_SQUARES.map(async (side) => ({ name: `png/${stem}-square-${side}.png`, bytes: await pngOf(artwork, side) })));
}
