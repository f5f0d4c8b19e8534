import type { DrawnLogo } from '@fifteen/logo-engine';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** Sides in pixels of what the model looks at: the whole logo, then the symbol in sizes, then in one color. */
const WHOLE = 600;
const COLUMN = 300;
const SIZES = [160, 64, 32, 16] as const;
const MARGIN = 20;

/** One picture of a logo for the model: as designed, and beside it the symbol at 160, 64, 32 and 16 pixels and in one color. */
export async function pictureOf(logo: DrawnLogo): Promise<Uint8Array> {
  const symbol = logo.variant({ arrangement: 'symbol', coloring: 'color' });
  const small = SIZES.map((side) => png(symbol, side));
  let x = WHOLE + MARGIN;
  const row = small.slice(1).map((input, i) => {
    const left = x;
    x += SIZES[i + 1]! + MARGIN;
    return { input, left, top: SIZES[0] + 2 * MARGIN };
  });
  return sharp({ create: { width: WHOLE + COLUMN, height: WHOLE, channels: 3, background: '#ffffff' } })
    .composite([
      { input: png(logo.variant({ arrangement: 'primary', coloring: 'color' }), WHOLE), left: 0, top: 0 },
      { input: small[0]!, left: WHOLE + MARGIN, top: MARGIN },
      ...row,
      { input: png(logo.variant({ arrangement: 'primary', coloring: 'dark' }), COLUMN - 2 * MARGIN), left: WHOLE + MARGIN, top: WHOLE - COLUMN + MARGIN },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

const png = (svg: string, width: number): Buffer => new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng();
