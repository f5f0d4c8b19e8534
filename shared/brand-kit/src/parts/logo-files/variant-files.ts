import { type Artwork, COLORINGS, type Variant, type VariantArrangement } from '@fifteen/logo-engine';
import { bytesOf, logoFile, type LogoFile } from '@fifteen/logo-engine/node';
import sharp from 'sharp';
import type { Brand } from '../../brand.ts';
import { contrastOf } from '../../color/color.ts';
import { pngOf } from '../../picture/png.ts';

/** The arrangements that a customer takes for themselves, in the order of the guidelines. */
export const ARRANGED: readonly VariantArrangement[] = ['primary', 'horizontal', 'stacked', 'symbol', 'wordmark'];

/** Longer sides in pixels: of every variant, and of the logo on its square. */
const PNG_USUAL = 1600;
const PNG_SQUARES = [256, 512, 1024, 2048, 4096];
const VECTORS = ['svg', 'pdf', 'eps'] as const;

/**
 * An artwork as PNG, its longer side of so many pixels. Packed with less effort than the engine's single downloads:
 * a fifth of the time for files that are half as large again.
 */
const packedPng = ({ width, height, ground, shapes }: Artwork, side: number): Promise<Uint8Array> => {
  const across = width >= height ? side : Math.round((side * width) / height);
  return pngOf({ width, height, ...(ground === undefined ? {} : { ground }), areas: shapes.map(({ d, fill }) => ({ d, fill })) }, across);
};

const variantFiles = async ({ logo, name: company }: Brand, variant: Variant): Promise<LogoFile[]> => {
  const vectors = await Promise.all(VECTORS.map(async (format) => ({ format, file: await logoFile(logo, company, { variant, format, side: PNG_USUAL }) })));
  const stem = vectors[0]!.file.name.replace(/\.svg$/, '');
  const png = { name: `png/${stem}.png`, bytes: await packedPng(logo.artwork(variant), PNG_USUAL) };
  return [...vectors.map(({ format, file }) => ({ ...file, name: `${format}/${file.name}` })), png];
};

/** In color on no background, for dark places: the reversed colors without their ground. */
const onDarkFiles = async ({ logo, name: company }: Brand, arrangement: VariantArrangement): Promise<LogoFile[]> => {
  const { name } = await logoFile(logo, company, { variant: { arrangement, coloring: 'reversed' }, format: 'svg', side: PNG_USUAL });
  const stem = name.replace(/-reversed\.svg$/, '-on-dark');
  const { ground: _ground, ...artwork } = darkerOf(logo, arrangement);
  const vectors = await Promise.all(VECTORS.map(async (format) => ({ name: `${format}/${stem}.${format}`, bytes: await bytesOf(artwork, company, format, PNG_USUAL) })));
  return [...vectors, { name: `png/${stem}.png`, bytes: await packedPng(artwork, PNG_USUAL) }];
};

/** Of the two colored variants, the one on the darker background. */
const darkerOf = (logo: Brand['logo'], arrangement: VariantArrangement): Artwork => {
  const [own, opposite] = (['color', 'reversed'] as const).map((coloring) => logo.artwork({ arrangement, coloring, fit: 'tight' }));
  return contrastOf(own!.ground ?? '#ffffff', '#ffffff') > contrastOf(opposite!.ground ?? '#ffffff', '#ffffff') ? own! : opposite!;
};

/** Pictures on a background for programs that take no PNG. */
const WITH_GROUND = ['color', 'reversed'] as const;
const JPG_QUALITY = 92;

const jpgOf = (png: Uint8Array): Promise<Uint8Array> => sharp(png).flatten({ background: '#ffffff' }).jpeg({ quality: JPG_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();

const jpgFiles = (files: readonly LogoFile[]): Promise<LogoFile[]> =>
  Promise.all(
    files
      .filter(({ name }) => WITH_GROUND.some((coloring) => name.endsWith(`-${coloring}.png`)))
      .map(async ({ name, bytes }) => ({ name: name.replace(/^png\/(.*)\.png$/, 'jpg/$1.jpg'), bytes: await jpgOf(bytes) })),
  );

/** One arrangement in every coloring and format: what several colorings share is arranged once. */
export const arrangementFiles = async (brand: Brand, arrangement: VariantArrangement): Promise<LogoFile[]> => {
  const files = (await Promise.all(COLORINGS.map((coloring) => variantFiles(brand, { arrangement, coloring, fit: 'tight' })))).flat();
  return [...files, ...(await onDarkFiles(brand, arrangement)), ...(await jpgFiles(files))];
};

/** The logo as designed, on the square that pages and profiles ask for. */
export const squareFiles = async ({ logo, name: company }: Brand): Promise<LogoFile[]> => {
  const variant: Variant = { arrangement: 'primary', coloring: 'color' };
  const { name } = await logoFile(logo, company, { variant, format: 'svg', side: PNG_USUAL });
  const stem = name.replace(/-color\.svg$/, '');
  const artwork = logo.artwork(variant);
  const files: LogoFile[] = [];
  // One after the other: the largest has 67 MB of pixels.
  for (const side of PNG_SQUARES) files.push({ name: `png/${stem}-square-${side}.png`, bytes: await packedPng(artwork, side) });
  return files;
};
