import type { LogoFile } from '@fifteen/logo-engine/node';
import sharp from 'sharp';
import { type Brand, withTagline } from '../../../brand.ts';
import type { KitFile } from '../../../kit-file.ts';
import type { KitOrder } from '../../../kit-part.ts';
import { pngOfSvg } from '../../../picture/png.ts';
import { bimiHowTo, bimiSvg } from './bimi.ts';
import { brandJson } from './brand-json.ts';
import { dxfOf } from './dxf.ts';
import { digitize } from './embroidery/digitize.ts';
import { dstOf } from './embroidery/dst.ts';
import { stitchPreview } from './embroidery/stitch-preview.ts';
import { lottieOf } from './lottie.ts';
import { cutOutline, outlineAt, polygonsOf, svgInMillimeters } from './one-color.ts';
import { oneColorProof } from './one-color-proof.ts';
import { vendorReadMe } from './read-me.ts';
import { spotInksOf, spotPdf } from './spot-pdf.ts';

/** Between points of a polyline in a cut file, and longer side of a laser file, in millimeters. */
const CUT_STEP_MM = 0.5;
const LASER_MM = 100;
const LASER_DPI = 600;

const text = (name: string, content: string): LogoFile => ({ name: `vendors/${name}`, bytes: new TextEncoder().encode(content) });

const HAIRLINE = 'fill="none" stroke="#ff0000" stroke-width="0.025"';
const SOLID = 'fill="#000000" fill-rule="evenodd"';

/** Cutters follow outlines: drawn as a hairline, filled nowhere. */
const vinylFiles = (brand: Brand) => {
  const [logo, symbol] = [cutOutline(brand, 'primary'), cutOutline(brand, 'symbol')];
  const files = [{ name: 'logo', outline: logo }, { name: 'symbol', outline: symbol }].flatMap(({ name, outline }) => [
    text(`vinyl/${name}.dxf`, dxfOf(polygonsOf(outline, CUT_STEP_MM), outline)),
    text(`vinyl/${name}.svg`, svgInMillimeters(outline, HAIRLINE)),
  ]);
  return { files, leastLogo: logo.least, leastSymbol: symbol.least };
};

const laserFiles = async (brand: Brand): Promise<LogoFile[]> => {
  const outline = outlineAt(brand, 'primary', LASER_MM);
  const engraved = svgInMillimeters(outline, SOLID);
  const across = Math.round((outline.width / 25.4) * LASER_DPI);
  const png = await sharp(await pngOfSvg(engraved, across)).flatten({ background: '#ffffff' }).greyscale().threshold(128).png({ palette: true, colours: 2 }).withMetadata({ density: LASER_DPI }).toBuffer();
  return [text('laser/engrave.svg', engraved), text('laser/score.svg', svgInMillimeters(outline, HAIRLINE)), { name: 'vendors/laser/engrave.png', bytes: png }];
};

/** Everything that sign makers, printers, engravers, embroiderers, mail programs and developers ask for. */
export const vendorPack = async (given: Brand, { details }: KitOrder): Promise<LogoFile[]> => {
  const brand = withTagline(given, details);
  const bare = brand.logo.artwork({ arrangement: 'primary', coloring: 'transparent', fit: 'tight' });
  const symbol = brand.logo.artwork({ arrangement: 'symbol', coloring: 'transparent', fit: 'tight' });
  const stitched = digitize(bare);
  const { files, ...least } = vinylFiles(brand);
  return [
    ...files,
    { name: 'vendors/print/spot-colors.pdf', bytes: await spotPdf(bare, brand.name) },
    { name: 'vendors/print/one-color-proof.pdf', bytes: await oneColorProof(brand) },
    ...(await laserFiles(brand)),
    { name: 'vendors/embroidery/logo.dst', bytes: dstOf(stitched, brand.name) },
    { name: 'vendors/embroidery/symbol.dst', bytes: dstOf(digitize(symbol, 60), brand.name) },
    text('bimi/logo.svg', bimiSvg(brand)),
    text('bimi/how-to.txt', bimiHowTo(details.website)),
    text('animation/logo.json', lottieOf(brand)),
    text('brand.json', brandJson(brand, details)),
    text('read-me.txt', vendorReadMe({ ...least, inks: spotInksOf(bare, brand.name), stitched })),
  ];
};

/** What the embroidery looks like, for the page of the kit. */
export const stitchPicture = async ({ logo }: Brand): Promise<KitFile> => {
  const own = logo.artwork({ arrangement: 'primary', coloring: 'color', fit: 'tight' });
  const { bytes, width, height } = await stitchPreview(digitize(own), own.ground ?? '#ffffff');
  return { name: 'logo/vendors/embroidery/preview.png', preview: 'Embroidery, stitch by stitch', mediaType: 'image/png', bytes, width, height };
};
