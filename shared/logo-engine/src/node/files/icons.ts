import { contrastOf } from '../../color/oklch.ts';
import { faviconSvg } from '../../export/favicon-svg.ts';
import { icoOf } from '../../export/ico.ts';
import type { Artwork } from '../../render/artwork.ts';
import type { VariantArrangement } from '../../export/variant.ts';
import type { LogoFile, Pictured } from './logo-file.ts';
import { pngOf } from './png.ts';

/** Browsers' bars by day and by night. */
const BARS = ['#ffffff', '#202124'];
/** Least contrast with both at which a symbol needs no background. */
const STANDS_ALONE = 2.2;

const CUTS: readonly { side: number; arrangement: VariantArrangement }[] = [
  { side: 16, arrangement: 'symbol16' },
  { side: 32, arrangement: 'symbol32' },
  { side: 48, arrangement: 'symbol32' },
  { side: 64, arrangement: 'symbol' },
  { side: 128, arrangement: 'symbol' },
  { side: 256, arrangement: 'symbol' },
];

/** Everything that a website and an app want as their icon. */
export async function iconFiles(logo: Pictured): Promise<LogoFile[]> {
  const pictures = await Promise.all(CUTS.map(async ({ side, arrangement }) => ({ side, png: await pngOf(iconOf(logo, arrangement), side) })));
  const onGround = logo.artwork({ arrangement: 'symbol', coloring: 'color' });
  const masked = logo.artwork({ arrangement: 'symbol', coloring: 'color', fit: 'safe' });
  return [
    { name: 'icons/favicon.ico', bytes: icoOf(pictures) },
    { name: 'icons/favicon.svg', bytes: new TextEncoder().encode(adaptiveIcon(logo)) },
    ...pictures.map(({ side, png }) => ({ name: `icons/icon-${side}.png`, bytes: png })),
    { name: 'icons/apple-touch-icon.png', bytes: await pngOf(onGround, 180) },
    { name: 'icons/icon-192.png', bytes: await pngOf(onGround, 192) },
    { name: 'icons/icon-512.png', bytes: await pngOf(onGround, 512) },
    { name: 'icons/icon-maskable-512.png', bytes: await pngOf(masked, 512) },
  ];
}

/** Without a ground where every color reads on both kinds of bar, else on the logo's own. */
function iconOf(logo: Pictured, arrangement: VariantArrangement): Artwork {
  const bare = logo.artwork({ arrangement, coloring: 'transparent' });
  const fills = bare.shapes.map(({ fill }) => fill).flatMap((fill) => (typeof fill === 'string' ? [fill] : fill.stops.map(({ color }) => color)));
  const stands = fills.every((fill) => BARS.every((bar) => contrastOf(fill, bar) >= STANDS_ALONE));
  return stands ? bare : logo.artwork({ arrangement, coloring: 'color' });
}

/** Dark on a light bar and light on a dark one, whichever of its two colorings the logo was designed in. */
function adaptiveIcon(logo: Pictured): string {
  const [designed, opposite] = (['color', 'reversed'] as const).map((coloring) => logo.artwork({ arrangement: 'symbol32', coloring }));
  const onDark = (artwork: Artwork | undefined) => contrastOf(artwork?.ground ?? '#ffffff', '#ffffff') > contrastOf(artwork?.ground ?? '#ffffff', '#000000');
  if (!designed || !opposite) throw new Error('A symbol has two colorings');
  return onDark(designed) ? faviconSvg(opposite, designed) : faviconSvg(designed, opposite);
}
