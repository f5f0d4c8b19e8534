import type { TasteProfile } from '@fifteen/contracts';
import { type DrawnLogo, drawConcept } from '../../draw.ts';
import { epsOf } from '../../files/eps.ts';
import { fileStem } from '../../files/file-name.ts';
import type { Genome } from '../../genome.ts';
import { COLOURINGS, type Colouring } from '../../render/render-svg.ts';
import { svgOf } from '../../render/svg.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import type { Variant, VariantArrangement } from '../../variants/variant.ts';
import { iconFiles } from './icons.ts';
import type { LogoFile } from './logo-file.ts';
import { pdfOf } from './pdf.ts';
import { pngOf } from './png.ts';

const ARRANGED: readonly VariantArrangement[] = ['primary', 'horizontal', 'stacked', 'symbol', 'wordmark'];

/** Longer sides in pixels of every variant without a ground or on its own, and of the logo as designed. */
const PNG_USUAL = 1600;
const PNG_SQUARES = [256, 512, 1024, 2048, 4096];

/** The whole pack of a genome: every variant as SVG, PDF, EPS and PNG, and the icons. Rejects where its mark cannot be drawn for this name. */
export async function filesFor(genome: Genome, profile: TasteProfile, library: FontLibrary): Promise<LogoFile[]> {
  const logo = await drawConcept(genome, profile, library);
  const company = profile.basic_info.company_name;
  const stem = fileStem(company);
  const files: LogoFile[] = [];
  for (const arrangement of ARRANGED) {
    for (const colouring of COLOURINGS) files.push(...(await variantFiles(logo, { arrangement, colouring, fit: 'tight' }, { stem, title: company })));
  }
  return [...files, ...(await squares(logo, stem)), ...(await iconFiles(logo))];
}

async function variantFiles(logo: DrawnLogo, variant: Variant, { stem, title }: { stem: string; title: string }): Promise<LogoFile[]> {
  const artwork = logo.artwork(variant);
  const name = nameOf(stem, variant.arrangement, variant.colouring);
  return [
    { name: `svg/${name}.svg`, bytes: new TextEncoder().encode(svgOf(artwork)) },
    { name: `pdf/${name}.pdf`, bytes: await pdfOf(artwork, { title }) },
    { name: `eps/${name}.eps`, bytes: new TextEncoder().encode(epsOf(artwork)) },
    { name: `png/${name}.png`, bytes: await pngOf(artwork, PNG_USUAL) },
  ];
}

const nameOf = (stem: string, arrangement: VariantArrangement, colouring: Colouring): string => (arrangement === 'primary' ? `${stem}-${colouring}` : `${stem}-${arrangement}-${colouring}`);

/** The logo as designed, on the square that pages and profiles ask for. */
async function squares(logo: DrawnLogo, stem: string): Promise<LogoFile[]> {
  const artwork = logo.artwork({ arrangement: 'primary', colouring: 'colour' });
  return Promise.all(PNG_SQUARES.map(async (side) => ({ name: `png/${stem}-square-${side}.png`, bytes: await pngOf(artwork, side) })));
}
